import { expect, test } from 'vitest';
import { mostDrafts, offeredDrafts, toDrafts, withDraft, withoutDraft, type DesignDraft } from './draft.ts';

const draft = (key: string, change: Partial<DesignDraft> = {}): DesignDraft => ({
  key,
  configurationId: undefined,
  productFamily: 'G6',
  accountNumber: '4000001',
  changedAt: 1,
  product: {},
  progress: {},
  ...change,
});

const keys = (drafts: readonly DesignDraft[]): readonly string[] => drafts.map(({ key }) => key);

test('what is kept is read back, the last changed first; whatever is no draft is left out', () => {
  const kept: unknown = JSON.parse(
    JSON.stringify([
      draft('a'),
      draft('b', { changedAt: 3, configurationId: 'C01234' }),
      { ...draft('c'), productFamily: 'G9' },
      { ...draft('d'), product: null },
      { ...draft('e'), changedAt: 'yesterday' },
      null,
      'text',
    ]),
  );
  expect(keys(toDrafts(kept))).toEqual(['b', 'a']);
});

test.each([undefined, null, {}, 'text', 42])('%j holds no drafts', (kept) =>
  expect(toDrafts(kept)).toEqual([]),
);

test('a draft takes the place of its former self, and only so many are kept', () => {
  const two = [draft('a'), draft('b')];
  expect(withDraft(two, draft('b', { changedAt: 9 }))).toEqual([draft('b', { changedAt: 9 }), draft('a')]);
  expect(keys(withoutDraft(two, 'a'))).toEqual(['b']);
  const many = Array.from({ length: mostDrafts }, (_, index) => draft(String(index)));
  expect(keys(withDraft(many, draft('new')))).toHaveLength(mostDrafts);
});

test('a page offers the drafts of its configuration, and none that is open somewhere', () => {
  const configuration = { configurationId: 'C01234' };
  const all = [
    draft('a'),
    draft('b', { ...configuration, progress: { hasConfiguration: true } }),
    draft('c'),
    draft('half', { configurationId: 'C05678', progress: { configurationId: 'C05678' } }),
  ];
  expect(keys(offeredDrafts(all, {}, ['a']))).toEqual(['c', 'half']);
  expect(keys(offeredDrafts(all, { configurationId: 'C05678' }, []))).toEqual(['half']);
  expect(keys(offeredDrafts(all, { configurationId: 'C01234' }, []))).toEqual(['b']);
  expect(keys(offeredDrafts(all, { configurationId: 'C09999' }, []))).toEqual([]);
});

test('the page of a quote without a configuration offers the drafts of that quote alone', () => {
  const all = [
    draft('of nobody'),
    draft('own', { progress: { quoteId: 1602 } }),
    draft('of another', { progress: { quoteId: 1603 } }),
    draft('made', { configurationId: 'C01234', progress: { quoteId: 1602, hasConfiguration: true } }),
  ];
  expect(keys(offeredDrafts(all, { quoteId: 1602 }, []))).toEqual(['own']);
  expect(keys(offeredDrafts(all, {}, []))).toEqual(['of nobody', 'own', 'of another']);
});
