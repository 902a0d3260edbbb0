import { expect, test } from 'vitest';
import { subsidiaryName, formatAccountCountry, isSubsidiary } from './subsidiaries.ts';

test.each([
  ['sab', 'Sweden'],
  ['sus', 'USA'],
  ['sca', 'Canada'],
  ['sde', 'Germany'],
  ['spl', 'Poland'],
  ['sit', 'Italy'],
  ['sdk', 'Denmark'],
] as const)('%s is %s', (code, name) => {
  expect(subsidiaryName[code]).toBe(name);
  expect(formatAccountCountry(code)).toBe(name);
  expect(formatAccountCountry(` ${code.toUpperCase()}`)).toBe(name);
});

test('a data area of a country without a subsidiary has the name of the country', () =>
  expect(formatAccountCountry('NO')).toBe('Norway'));

test('an unknown data area shows as it came', () => expect(formatAccountCountry('sfr')).toBe('sfr'));

test.each(['SAB', 'all', '', 'constructor'])('“%s” is no area code', (text) =>
  expect(isSubsidiary(text)).toBe(false),
);
