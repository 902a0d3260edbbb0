import { afterEach, expect, test } from 'vitest';
import { readPersonal, writePersonal } from './personalStore.ts';

const engineer = { email: 'application.engineer@maker.example', azureId: 'a-1' };
const second = { email: 'second.engineer@maker.example', azureId: 'a-2' };
const views = [{ name: 'Cranes', query: 'search=crane' }];

afterEach(() => localStorage.clear());

test('what is kept for a person is there for that person', async () => {
  expect(await readPersonal('views', engineer)).toBeUndefined();
  await writePersonal('views', engineer, views);
  expect(await readPersonal('views', engineer)).toEqual(views);
  expect(await readPersonal('others', engineer)).toBeUndefined();
});

test('a second person never sees it, not even in the storage', async () => {
  await writePersonal('views', engineer, views);
  expect(await readPersonal('views', second)).toBeUndefined();
  const place = localStorage.key(0) ?? '';
  const text = localStorage.getItem(place) ?? '';
  for (const secret of [engineer.email, engineer.azureId, 'Cranes', 'crane'])
    expect(place + atob(text)).not.toContain(secret);
  localStorage.setItem(place, text);
  const impostor = { ...second, email: engineer.email };
  expect(await readPersonal('views', impostor)).toBeUndefined();
});

test.each(['', 'not base 64 !', btoa('short'), btoa('x'.repeat(60))])(
  '“%s” reads as nothing',
  async (text) => {
    await writePersonal('views', engineer, views);
    const [place = ''] = Object.keys(localStorage);
    localStorage.setItem(place, text);
    expect(await readPersonal('views', engineer)).toBeUndefined();
  },
);
