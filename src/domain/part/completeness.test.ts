import { expect, test } from 'vitest';
import { listPartRefusalReasons } from './parts.ts';
import { listCompletenessChecks, computeSelectability, type DetailedPart } from './completeness.ts';

const part: DetailedPart = {
  partNumber: 'P00003',
  label: 'Transmitter',
  partType: 'TRANSMITTER',
  partState: 'READY',
  tagCloud: 'CONFIGURATION',
  familyCompatibility: ['G5', 'G6'],
  modelCompatibility: ['MAXI'],
  partOutPuts: [],
  images: ['KBMAX_PHOTO', 'CAD_DRAWING_2D'],
};

test.each([
  [{}, ['G5', 'G6'], []],
  [{ partState: 'ARCHIVED' }, [], ['STATE']],
  [{ tagCloud: '' }, [], ['TAG']],
  [{ familyCompatibility: [] }, [], ['FAMILY']],
  [{ familyCompatibility: null, partState: null, tagCloud: null }, [], ['STATE', 'TAG', 'FAMILY']],
])('%j can be chosen for %j, kept by %j', (over, families, rules) => {
  const [configuration] = computeSelectability({ ...part, ...over });
  expect(configuration?.families).toEqual(families);
  expect(configuration?.refusals.map(({ rule }) => rule)).toEqual(rules);
});

test('it is the rule of the pickers', () => {
  for (const partState of ['READY', 'ARCHIVED']) {
    for (const { purpose, families } of computeSelectability({ ...part, partState })) {
      for (const family of ['G2', 'G5'] as const) {
        const refused = listPartRefusalReasons({ ...part, partState }, purpose, family).length > 0;
        expect(families.includes(family)).toBe(!refused);
      }
    }
  }
});

test.each([
  [{}, []],
  [{ label: ' ' }, ['Label']],
  [{ partType: 'UNKNOWN' }, ['Type']],
  [{ familyCompatibility: [] }, ['Families']],
  [{ modelCompatibility: null }, ['Models']],
  [{ tagCloud: ' ' }, ['Tags']],
  [{ partOutPuts: [{ name: '', connectorType: 'DIGITAL' }] }, ['Outputs']],
  [{ images: [] }, ['Photo', 'Drawing']],
])('%j lacks %j', (over, missing) => {
  const open = listCompletenessChecks({ ...part, ...over }).filter(({ isDone }) => !isDone);
  expect(open.map(({ name }) => name)).toEqual(missing);
});
