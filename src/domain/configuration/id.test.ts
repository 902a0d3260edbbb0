import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  validateConfigurationId,
  configurationIdPrefixes,
  getConfigurationKind,
  hasQuote,
  isClassicId,
  getManualConfigurationKind,
  isRegeneratedOnAccountChange,
  validatePartNumberChoice,
  toConfigurationId,
} from './id.ts';

const required = 'A configuration ID is required';
const digits = 'A configuration ID must be at least 5 digits long';
const prefix = 'The prefix for a configuration ID must be: OU, CA, KS, CN, DK, SF';
const tooShort = 'A configuration ID must be at least 6 characters long';
const tooLongNumeric = 'A configuration ID that begins with digits cannot be longer than 20 characters';
const characters = 'After its digits a configuration ID can only have letters A to Z, digits and _';
const tooLong = 'A configuration ID cannot be longer than 8 characters';

describe('validateConfigurationId', () => {
  test.each([
    ['', required],
    ['   ', required],
    ['1', digits],
    ['1234', digits],
    ['1234A5', digits],
    ['12345', undefined],
    ['1234567890123', undefined],
    ['12345_S', undefined],
    ['12345A_9Z', undefined],
    ['12345678901234567890', undefined],
    ['123456789012345678901', tooLongNumeric],
    ['12345-1', characters],
    ['12345/0A', characters],
    ['12345 6', characters],
    ['12345Å', characters],
    ['12345\u{1D7D8}', characters],
    ['12345\n', characters],
    ['OU1', tooShort],
    ['OU123', tooShort],
    ['OU1234', undefined],
    ['OU123456', undefined],
    ['OU1234567', tooLong],
    ['OU12A4', undefined],
    ['OUABCD', prefix],
    ['OUA123', prefix],
    ['O12345', prefix],
    ['XX1234', prefix],
    ['C01234', prefix],
    ['ou1234', prefix],
    ['-12345', prefix],
    ['Å12345', prefix],
    ['_S', prefix],
  ])('“%s”: %s', (id, message) => expect(validateConfigurationId(id)).toBe(message));

  test.each(['OU', 'CA', 'KS', 'CN', 'DK', 'SF'])('prefix %s', (known) => {
    expect(configurationIdPrefixes).toContain(known);
    expect(validateConfigurationId(`${known}1234`)).toBeUndefined();
    expect(validateConfigurationId(known)).toBe(tooShort);
  });

  test('a prefix and 4 to 6 digits, or 5 digits and more, are always right', () => {
    const lettered = fc
      .tuple(fc.constantFrom(...configurationIdPrefixes), fc.stringMatching(/^\d{4,6}$/))
      .map(([letters, number]) => letters + number);
    fc.assert(
      fc.property(fc.oneof(lettered, fc.stringMatching(/^\d{5,20}$/)), (id) => {
        expect(validateConfigurationId(id)).toBeUndefined();
      }),
    );
  });

  test('whatever is right begins with five digits or is a prefix and 6 to 8 characters long', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        if (validateConfigurationId(text) !== undefined) return;
        expect(text).toMatch(/^(?:\d{5}[A-Za-z0-9_]{0,15}$|(?:OU|CA|KS|CN|DK|SF)(?![A-Z]).{4,6}$)/su);
      }),
    );
  });
});

test.each([
  ['ou1234', 'OU1234'],
  [' ou1234 ', 'OU1234'],
  ['12345_s', '12345_S'],
])('“%s” is kept as %s', (typed, id) => expect(toConfigurationId(typed)).toBe(id));

test.each([
  ['OU1234', true],
  ['C01234', true],
  ['12345', false],
  ['ou1234', false],
  ['', false],
])('“%s” takes a part: %s', (id, classic) => {
  expect(isClassicId(id)).toBe(classic);
  expect(validatePartNumberChoice(id, '')).toBe(classic ? 'A part number is required' : undefined);
  expect(validatePartNumberChoice(id, 'P00003')).toBeUndefined();
});

test.each([
  ['OU1234', 'CLASSIC'],
  ['OU12345', 'CLASSIC'],
  ['OU123456', 'CLASSIC'],
  ['OU123', 'PHANTOM'],
  ['OU1234567', 'PHANTOM'],
  ['OU12A4', 'PHANTOM'],
  ['12345', 'PHANTOM'],
  ['C01234', 'PHANTOM'],
  ['', 'PHANTOM'],
] as const)('a design %s is %s', (id, type) => expect(getManualConfigurationKind(id)).toBe(type));

test.each([
  ['OU1234', -1, 'CLASSIC'],
  ['OU1234', undefined, 'CLASSIC'],
  ['OU1234', null, 'CLASSIC'],
  ['12345', -1, 'PHANTOM'],
  ['C01234', 0, 'CONFIGURED_3D'],
  ['12345', 4711, 'CONFIGURED_3D'],
] as const)('%s with quote %s is %s', (configurationId, kbMaxQuoteId, kind) => {
  expect(getConfigurationKind({ configurationId, ...(kbMaxQuoteId !== undefined && { kbMaxQuoteId }) })).toBe(
    kind,
  );
});

test.each([
  [undefined, false],
  [null, false],
  [-1, false],
  [0, true],
  [4711, true],
])('with quote id %s there is a quote: %s', (kbMaxQuoteId, expected) =>
  expect(hasQuote(kbMaxQuoteId === undefined ? {} : { kbMaxQuoteId })).toBe(expected),
);

test.each([
  ['C01234', true],
  ['C11234', false],
  ['OU1234', false],
  ['c01234', false],
])('a change of account regenerates %s: %s', (id, expected) =>
  expect(isRegeneratedOnAccountChange(id)).toBe(expected),
);
