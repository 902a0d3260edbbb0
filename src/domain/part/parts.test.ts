import { describe, expect, test } from 'vitest';
import {
  validateChosenPart,
  findPart,
  listPartRefusalReasons,
  filterSelectableParts,
  findTypedPart,
  type SelectablePart,
  canViewPart,
} from './parts.ts';

const ready: SelectablePart = {
  partNumber: 'P00003',
  partState: 'READY',
  tagCloud: 'CONFIGURATION, PRODUCT_CONFIGURATION,other',
  familyCompatibility: ['G5', 'G6'],
};

describe('listPartRefusalReasons', () => {
  test.each([
    [{}, []],
    [{ familyCompatibility: 'G5,G6' }, []],
    [{ tagCloud: 'configuration' }, []],
    [{ partState: 'DECORATING' }, ['Its state is “Decorating”, not “Ready”.']],
    [{ partState: null }, ['Its state is “Unknown”, not “Ready”.']],
    [{ tagCloud: 'PRODUCT_CONFIGURATION' }, ['It is not tagged CONFIGURATION.']],
    [{ tagCloud: null }, ['It is not tagged CONFIGURATION.']],
    [{ familyCompatibility: ['G2'] }, ['It is not made for G6.']],
    [{ familyCompatibility: null }, ['It is not made for G6.']],
    [
      { partState: 'ARCHIVED', tagCloud: '', familyCompatibility: '' },
      ['Its state is “Archived”, not “Ready”.', 'It is not tagged CONFIGURATION.', 'It is not made for G6.'],
    ],
  ])('%j', (over, reasons) => {
    expect(listPartRefusalReasons({ ...ready, ...over }, 'CONFIGURATION', 'G6')).toEqual(reasons);
  });
});

test('the parts of a product configuration carry its own tag', () => {
  const parts = [ready, { ...ready, partNumber: 'P00004', tagCloud: 'CONFIGURATION' }];
  expect(filterSelectableParts(parts, 'PRODUCT_CONFIGURATION', 'G5')).toEqual([ready]);
  expect(filterSelectableParts(parts, 'CONFIGURATION', 'G5')).toEqual(parts);
  expect(filterSelectableParts(parts, 'CONFIGURATION', 'G2')).toEqual([]);
});

test.each([
  ['STAFF', 'ADMIN', true],
  ['CUSTOMER', 'ADMIN', false],
  ['STAFF', 'APPLICATION_ENGINEER', false],
  ['STAFF', 'PRODUCTION_ADMIN', false],
] as const)('canViewPart: %s %s: %s', (realm, role, expected) => {
  expect(canViewPart([{ realm, accountNumber: '1', roles: [role] }])).toBe(expected);
});

test.each([
  ['one that can be chosen', 'P00003', {}, undefined],
  ['none', '', {}, undefined],
  ['one of its type', 'P00003', { partType: 'RECEIVER' }, undefined],
  ['one of another type', 'P00003', { partType: 'TRANSMITTER' }, 'P00003'],
  ['one of another family', 'P00003', { family: 'G2' }, 'P00003'],
  ['one that is not ready', 'P00004', {}, 'P00004'],
  ['one that is not there', 'P00005', {}, 'P00005'],
] as const)('a form keeps, or refuses to keep, %s', (_, partNumber, choice, refused) => {
  const parts = [
    { ...ready, partType: 'RECEIVER' },
    { ...ready, partType: 'RECEIVER', partNumber: 'P00004', partState: 'DECORATING' },
  ];
  expect(validateChosenPart(parts, partNumber, { tag: 'CONFIGURATION', family: 'G6', ...choice })).toBe(
    refused && `Part ${refused} cannot be chosen here, choose another`,
  );
});

test('a form keeps its part as long as the parts are not known', () => {
  expect(validateChosenPart(undefined, 'P00004', { tag: 'CONFIGURATION', family: 'G6' })).toBeUndefined();
});

const named = [
  { partNumber: 'P00003', label: 'MINI lid' },
  { partNumber: 'P000031', label: 'MINI lid, long' },
  { partNumber: 'P00004', label: 'Receiver' },
];
test.each([
  ['P00003', 'P00003'],
  [' p000031 ', 'P000031'],
  ['receiv', 'P00004'],
  ['mini', undefined],
  ['P0000', undefined],
  ['P00009', undefined],
  ['  ', undefined],
])('a typed %j names %s', (text, expected) => expect(findTypedPart(named, text)?.partNumber).toBe(expected));

test.each([
  ['P00003', 'P00003'],
  ['p00003', 'P00003'],
  [' p 00003', 'P00003'],
  ['p3', 'p3'],
  ['P3', 'P3'],
  ['P0000', undefined],
])('the part of %j', (typed, found) => {
  const all = [{ partNumber: 'P00003' }, { partNumber: 'p3' }, { partNumber: 'P3' }];
  expect(findPart(all, typed)?.partNumber).toBe(found);
});
