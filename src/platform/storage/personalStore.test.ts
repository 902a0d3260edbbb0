import { afterEach, expect, test, vi } from 'vitest';
import { getPersonalItem, setPersonalItem } from './personalStore.ts';

const engineer = { email: 'application.engineer@maker.example', azureId: 'a-1' };
const second = { email: 'second.engineer@maker.example', azureId: 'a-2' };
const views = [{ name: 'Cranes', query: 'search=crane' }];

afterEach(() => localStorage.clear());

test('what is kept for a person is there for that person', () => {
  expect(getPersonalItem('views', engineer)).toBeUndefined();
  expect(setPersonalItem('views', engineer, views)).toBe(true);
  expect(getPersonalItem('views', engineer)).toEqual(views);
  expect(getPersonalItem('others', engineer)).toBeUndefined();
});

test('another account is shown none of it, and neither is another one with the same address', () => {
  setPersonalItem('views', engineer, views);
  expect(getPersonalItem('views', second)).toBeUndefined();
  expect(getPersonalItem('views', { ...second, email: engineer.email })).toBeUndefined();
});

test.each(['', 'no JSON', '{"cut'])('“%s” reads as nothing', (text) => {
  setPersonalItem('views', engineer, views);
  const [place = ''] = Object.keys(localStorage);
  localStorage.setItem(place, text);
  expect(getPersonalItem('views', engineer)).toBeUndefined();
});

test('a browser that keeps nothing is told of', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(setPersonalItem('views', engineer, views)).toBe(false);
  full.mockRestore();
});
