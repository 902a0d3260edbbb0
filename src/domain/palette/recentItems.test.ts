import { expect, test } from 'vitest';
import {
  maxRecentItems,
  parseRecentItems,
  addRecentItem,
  removeRecentItem,
  type RecentItem,
} from './recentItems.ts';

const thing = (title: string, openedAt = 1): RecentItem => ({
  address: `/configurations/${title}`,
  title,
  detail: 'Crane',
  openedAt,
});

test('what is opened comes first, and is there once', () => {
  const recent = [thing('OU1'), thing('OU2'), thing('OU3')];
  expect(addRecentItem(recent, thing('OU2', 9)).map(({ title, openedAt }) => [title, openedAt])).toEqual([
    ['OU2', 9],
    ['OU1', 1],
    ['OU3', 1],
  ]);
});

test('the oldest gives way', () => {
  const recent = Array.from({ length: maxRecentItems }, (_, index) => thing(`OU${index}`));
  const next = addRecentItem(recent, thing('New'));
  expect(next).toHaveLength(maxRecentItems);
  expect(next.at(-1)?.title).toBe(`OU${maxRecentItems - 2}`);
});

test('what is gone is left out', () =>
  expect(removeRecentItem([thing('OU1'), thing('OU2')], '/configurations/OU1')).toEqual([thing('OU2')]));

test.each([
  ['nothing', undefined],
  ['no list', { address: '/x' }],
  ['no things', [1, null, {}]],
  ['another site', [{ ...thing('OU1'), address: 'https://elsewhere.invalid/' }]],
  ['another host', [{ ...thing('OU1'), address: '//elsewhere.invalid/' }]],
  ['no moment', [{ ...thing('OU1'), openedAt: '1' }]],
])('%s holds nothing', (_, value) => expect(parseRecentItems(value)).toEqual([]));

test('what was stored comes back', () => expect(parseRecentItems([thing('OU1')])).toEqual([thing('OU1')]));
