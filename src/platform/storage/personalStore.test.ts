import { afterEach, expect, test, vi } from 'vitest';
import { readPersonal, writePersonal } from './personalStore.ts';

const engineer = { email: 'application.engineer@maker.example', azureId: 'a-1' };
const second = { email: 'second.engineer@maker.example', azureId: 'a-2' };
const views = [{ name: 'Cranes', query: 'search=crane' }];

afterEach(() => localStorage.clear());

test('what is kept for a person is there for that person', () => {
  expect(readPersonal('views', engineer)).toBeUndefined();
  expect(writePersonal('views', engineer, views)).toBe(true);
  expect(readPersonal('views', engineer)).toEqual(views);
  expect(readPersonal('others', engineer)).toBeUndefined();
});

test('another account is shown none of it, and neither is another one with the same address', () => {
  writePersonal('views', engineer, views);
  expect(readPersonal('views', second)).toBeUndefined();
  expect(readPersonal('views', { ...second, email: engineer.email })).toBeUndefined();
});

test.each(['', 'no JSON', '{"cut'])('“%s” reads as nothing', (text) => {
  writePersonal('views', engineer, views);
  const [place = ''] = Object.keys(localStorage);
  localStorage.setItem(place, text);
  expect(readPersonal('views', engineer)).toBeUndefined();
});

test('a browser that keeps nothing is told of', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(writePersonal('views', engineer, views)).toBe(false);
  full.mockRestore();
});
