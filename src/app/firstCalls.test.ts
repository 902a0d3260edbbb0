import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultFilter, toFilterBody, toPageQuery } from '~/domain/configuration/filter.ts';
import { firstCallKey } from '~/api/firstCalls.ts';
import { requestOf } from '~/api/request.ts';
import { rememberToken } from '~/session/rememberedToken.ts';
import { emptyTab, giveTabTo } from '~/platform/storage/tabStore.ts';
import { sendFirstCalls } from './firstCalls.ts';

const bases = { cms: '/cms', cpq: '/api', status: '/status' };
const person = ['authTokenGet', 'serviceAccessGet', 'objectAccessGet', 'accessLookupGet'] as const;
const keyOf = (operation: string, args = {}): string =>
  firstCallKey(requestOf(operation, args, bases), 'Bearer mine');

const sentAt = (address: string): readonly string[] => {
  const { pathname, search, hash } = new URL(address, 'http://portal.invalid');
  return [...sendFirstCalls({ pathname, search, hash }, '/cms').keys()];
};

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  giveTabTo('me');
  rememberToken({ value: 'mine', expiresAt: new Date(Date.now() + 60_000), account: 'me' });
});

afterEach(() => {
  vi.unstubAllGlobals();
  emptyTab();
});

test('every page asks for the person, in the words in which the portal will', () => {
  expect(sentAt('/scan').toSorted()).toEqual(person.map((operation) => keyOf(operation)).toSorted());
});

test('the list asks for what its address narrows it to as well', () => {
  const filter = { ...defaultFilter, state: 'APPROVED', page: 3 } as const;
  const body = toFilterBody(filter, '');
  expect(sentAt('/configurations?state=APPROVED&page=3').slice(0, 2)).toEqual([
    keyOf('configurationFilter', { query: toPageQuery(filter), body }),
    keyOf('configurationFilterCount', { query: toPageQuery({ ...filter, page: 1 }), body }),
  ]);
});

test.each(['/configurations?assignee=EQUAL', '/configurations?review=1', '/configurations?view=BOARD'])(
  '%s asks for the person only: its list comes with the page',
  (address) => expect(sentAt(address)).toHaveLength(person.length),
);

test('nothing is asked for nobody, with a token that has ended, or on the way back from the sign-in', () => {
  expect(sentAt('/configurations#code=1&state=2')).toEqual([]);
  rememberToken({ value: 'mine', expiresAt: new Date(Date.now() - 1), account: 'me' });
  expect(sentAt('/configurations')).toEqual([]);
  emptyTab();
  expect(sentAt('/configurations')).toEqual([]);
});
