import { expect, test } from 'vitest';
import { configurationTabs } from '../configuration/tab.ts';
import { buildUnit } from '../../../tests/factories/person.ts';
import { isCountedTab, countTabItems } from './tabCounts.ts';

const attachment = (attachmentId: string, makerOnly: boolean) => ({
  attachmentId,
  attachmentName: attachmentId,
  documentType: 'PDF',
  revision: '0A',
  makerOnly,
  versions: [],
});
const configuration = {
  configurationId: 'OU1234',
  revision: '0A',
  productFamily: 'G6',
  artefacts: [],
  attachments: [attachment('Drawing', false), attachment('Calculation', true)],
  productConfigurations: [
    {
      productConfigurationId: 'P00003-OU1234',
      deviceType: 'PCU',
      artefacts: [],
      attachments: [attachment('Photo', false)],
    },
  ],
  comments: [{ makerOnly: true }],
  revisions: [{}, {}],
} as const;

test.each([
  ['STAFF', ['1 comment', '3 files', '1 product configuration', '2 revisions']],
  ['CUSTOMER', ['0 comments', '2 files', '1 product configuration', '2 revisions']],
] as const)('%s counts just what they may see', (realm, texts) => {
  const viewer = { units: [buildUnit(realm, 'APPLICATION_ENGINEER')], productCode: 'MAKER' };
  const counts = countTabItems(configuration, viewer);
  expect(Object.values(counts).map((each) => each?.text)).toEqual(texts);
  expect(Object.values(counts).map((each) => each?.count)).toEqual(
    texts.map((text) => Number.parseInt(text, 10)),
  );
});

test('the same tabs are counted before anything is read', () => {
  const counts = countTabItems(undefined, { units: [], productCode: 'MAKER' });
  expect(configurationTabs.filter(isCountedTab)).toEqual(['ACTIVITY', 'FILES', 'PRODUCTS', 'REVISIONS']);
  expect(Object.values(counts)).toEqual([undefined, undefined, undefined, undefined]);
});
