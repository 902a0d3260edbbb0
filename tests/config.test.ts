import { expect, test } from 'vitest';
import { config, parseConfig, type Config } from '~/config.ts';

const parsed = (change: object) => parseConfig(JSON.stringify({ ...config, ...change }));

test('the values of an installation are taken as they are', () => {
  expect(parsed({})).toEqual(config);
  expect(parsed({ cmsBase: 'https://cms.example.com/cms', serviceDeskUrl: '' })).toMatchObject({
    cmsBase: 'https://cms.example.com/cms',
    serviceDeskUrl: '',
  });
});

test('one error names every value that is missing or malformed', () => {
  expect(() => parseConfig('')).toThrow(/productCode.*cmsBase.*identity\.authority.*identity\.protocol/);
});

const wrong: readonly Partial<Record<keyof Config, unknown>>[] = [
  { productCode: 'lower case' },
  { providerDomain: 'no dot' },
  { serviceDeskUrl: 'javascript:alert(1)' },
  { supportEmail: 'nobody' },
  { cmsBase: 'cms' },
  { cpqBase: 'ftp://cpq.example.com' },
  { configuratorUrl: '//maker.kbmax.com' },
  { statusPageUrl: 7 },
  { logLevel: '1' },
  { errorSampleRate: 2 },
];

test.each(wrong)('%j is malformed, and nothing else', (change) => {
  const [name = ''] = Object.keys(change);
  expect(() => parsed(change)).toThrow(`Portal is not configured: ${name} missing or malformed`);
});

test.each([
  { authority: 'http://identity.example.com' },
  { clientId: '' },
  { scopes: [] },
  { scopes: [1] },
  { protocol: 'SAML' },
  { metadata: 1 },
])('%j is a malformed identity', (change) => {
  const [name = ''] = Object.keys(change);
  expect(() => parsed({ identity: { ...config.identity, ...change } })).toThrow(`: identity.${name} missing`);
});
