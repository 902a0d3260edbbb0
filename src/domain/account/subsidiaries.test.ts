import { expect, test } from 'vitest';
import { subsidiaryName, countryOf, isSubsidiary } from './subsidiaries.ts';

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
  expect(countryOf(code)).toBe(name);
  expect(countryOf(` ${code.toUpperCase()}`)).toBe(name);
});

test('a data area of a country without a subsidiary has the name of the country', () =>
  expect(countryOf('NO')).toBe('Norway'));

test('an unknown data area shows as it came', () => expect(countryOf('sfr')).toBe('sfr'));

test.each(['SAB', 'all', '', 'constructor'])('“%s” is no area code', (text) =>
  expect(isSubsidiary(text)).toBe(false),
);
