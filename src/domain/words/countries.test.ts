import { getCountries } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { countryCodes, getCountryName, isCountryCode } from './countries.ts';

test('every country once, each with a name of its own', () => {
  expect(countryCodes).toHaveLength(249);
  expect(countryCodes).toEqual([...new Set(countryCodes)].toSorted());
  const names = countryCodes.map(getCountryName);
  expect(new Set(names).size).toBe(249);
  expect(names.filter((name, index) => name === countryCodes[index])).toEqual([]);
});

test.each([
  ['SE', 'Sweden'],
  ['se', 'Sweden'],
  [' DE ', 'Germany'],
  ['US', 'United States'],
  ['CI', 'Côte d’Ivoire'],
])('%s is %s', (code, name) => expect(getCountryName(code)).toBe(name));

test.each(['', 'XX', 'SWE', 'constructor'])('“%s” is no country and is shown as it came', (text) => {
  expect(isCountryCode(text)).toBe(false);
  expect(getCountryName(text)).toBe(text);
});

test('countries that phone numbers know are among them, but for parts of others', () => {
  expect(getCountries().filter((code) => !isCountryCode(code))).toEqual(['AC', 'TA', 'XK']);
});
