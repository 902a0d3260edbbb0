import { describe, expect, test } from 'vitest';
import { variablePurposes, parseEnvironment } from './environment.ts';
import { exampleValues, createTestEnvironment } from '../tests/factories/testInstallation.ts';

const problemWith = (values: Record<string, string | undefined>): string => {
  try {
    parseEnvironment({ ...exampleValues, ...values });
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
};

describe('values that are right', () => {
  test('become the configuration of the browser, without the addresses only the server needs', () => {
    const { config } = createTestEnvironment({
      CMS_PROXY: 'https://cms.internal/cms',
      LOG_LEVEL: '3',
      SERVICE_DESK_URL: '',
    });
    expect(config).toEqual({
      productCode: 'MAKER',
      providerName: 'Maker',
      providerDomain: 'maker.example',
      serviceDeskUrl: '',
      passwordHelpUrl: 'https://password.example.invalid/',
      statusPageUrl: 'https://status.example.invalid/',
      supportEmail: 'support@maker.example',
      identity: {
        authority: 'https://maker.b2clogin.example/maker/signin',
        clientId: 'portal',
        scopes: ['https://maker.example/cms/read_write', 'https://maker.example/cms/user_impersonation'],
        protocol: 'OIDC',
      },
      cmsBase: '/cms',
      cpqBase: '/api',
      statusBase: '/api/v2',
      configuratorUrl: '',
      cmsOperations: {},
      specialQuoteAccount: '',
      logLevel: 3,
      environment: 'production',
      errorSampleRate: 0.5,
    });
    expect(JSON.stringify(config)).not.toContain('cms.internal');
  });

  test('say where to forward to, or nowhere', () => {
    const { proxies } = createTestEnvironment({ CMS_PROXY: 'https://cms.internal/cms' });
    expect(proxies.cms?.href).toBe('https://cms.internal/cms');
    expect(proxies.cpq).toBeUndefined();
  });

  test.each(['/cms', '/api/v2', 'https://cms.maker.example/cms', 'http://localhost:8000'])(
    'a base may be %s',
    (value) => {
      expect(createTestEnvironment({ CMS_BASE: value }).config.cmsBase).toBe(value);
    },
  );
});

describe('every value', () => {
  test.each(Object.keys(exampleValues))('%s is named when it is missing', (name) => {
    expect(problemWith({ [name]: undefined })).toMatch(
      new RegExp(`^Portal is not configured; [^\\n]*\\n  ${name} is missing \\([^()]+\\)$`),
    );
  });

  test('is described in .env.example, and nothing else is', () => {
    expect(Object.keys(exampleValues).toSorted()).toEqual(Object.keys(variablePurposes).toSorted());
  });

  test.each([
    ['PRODUCT_CODE', 'maker'],
    ['PROVIDER_NAME', ''],
    ['PROVIDER_DOMAIN', 'maker'],
    ['SERVICE_DESK_URL', 'javascript:alert(1)'],
    ['PASSWORD_HELP_URL', 'help'],
    ['STATUS_PAGE_URL', 'data:text/html,x'],
    ['SUPPORT_EMAIL', 'support'],
    ['IDENTITY_AUTHORITY', ''],
    ['IDENTITY_AUTHORITY', 'http://login.maker.example'],
    ['IDENTITY_CLIENT_ID', ''],
    ['IDENTITY_SCOPES', ' '],
    ['IDENTITY_PROTOCOL', 'SAML'],
    ['IDENTITY_METADATA', '{issuer}'],
    ['IDENTITY_METADATA', '[]'],
    ['CMS_BASE', 'cms'],
    ['CPQ_BASE', '/api/'],
    ['STATUS_BASE', ''],
    ['CMS_PROXY', 'cms.internal'],
    ['CPQ_PROXY', 'ftp://cpq.internal'],
    ['STATUS_PROXY', '/api/v2'],
    ['CONFIGURATOR_URL', 'maker.kbmax.com'],
    ['CONFIGURATOR_URL', 'https://maker.kbmax.com/'],
    ['CONFIGURATOR_URL', 'https://maker.kbmax.com/embed.min.js'],
    ['CONFIGURATOR_URL', 'https://*.kbmax.com'],
    ['CONFIGURATOR_URL', 'https://maker.kbmax.com; script-src *'],
    ['CONFIGURATOR_URL', 'ftp://maker.kbmax.com'],
    ['LOG_LEVEL', 'verbose'],
    ['ENVIRONMENT', ''],
    ['ERROR_SAMPLE_RATE', '1.5'],
    ['ERROR_SAMPLE_RATE', ''],
  ])('%s is named when it is "%s"', (name, value) => {
    const problem = problemWith({ [name]: value });
    expect(problem).toMatch(
      new RegExp(`^Portal is not configured; [^\\n]*\\n  ${name} (is empty|must be)[^\\n]* \\([^()]+\\)$`),
    );
  });

  test('several problems are told at once', () => {
    expect(problemWith({ LOG_LEVEL: 'x', CMS_BASE: undefined })).toMatch(
      /\n {2}CMS_BASE is missing [^\n]*\n {2}LOG_LEVEL must be a digit/,
    );
  });
});
