import { expect, test } from 'vitest';
import {
  maxDesignDrafts,
  listDraftOffers,
  resetDesignDraft,
  parseDesignDrafts,
  upsertDesignDraft,
  omitDesignDraft,
  type DesignDraft,
} from './designDraft.ts';

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
const offeredKeys = (...asked: Parameters<typeof listDraftOffers>): readonly string[] =>
  keys(listDraftOffers(...asked).map(({ draft: offered }) => offered));

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
  expect(keys(parseDesignDrafts(kept))).toEqual(['b', 'a']);
});

test.each([undefined, null, {}, 'text', 42])('%j holds no drafts', (kept) =>
  expect(parseDesignDrafts(kept)).toEqual([]),
);

test('a draft takes the place of its former self, and only so many are kept', () => {
  const two = [draft('a'), draft('b')];
  expect(upsertDesignDraft(two, draft('b', { changedAt: 9 }))).toEqual([
    draft('b', { changedAt: 9 }),
    draft('a'),
  ]);
  expect(keys(omitDesignDraft(two, 'a'))).toEqual(['b']);
  const many = Array.from({ length: maxDesignDrafts }, (_, index) => draft(String(index)));
  expect(keys(upsertDesignDraft(many, draft('new')))).toHaveLength(maxDesignDrafts);
});

test('a page offers the drafts of its configuration, and none that is open somewhere', () => {
  const configuration = { configurationId: 'C01234' };
  const all = [
    draft('a'),
    draft('b', { ...configuration, progress: { hasConfiguration: true } }),
    draft('c'),
    draft('half', { configurationId: 'C05678', progress: { configurationId: 'C05678' } }),
  ];
  expect(offeredKeys(all, {}, ['a'])).toEqual(['c', 'half']);
  expect(offeredKeys(all, { configurationId: 'C05678' }, [])).toEqual(['half']);
  expect(offeredKeys(all, { configurationId: 'C01234' }, [])).toEqual(['b']);
  expect(offeredKeys(all, { configurationId: 'C09999' }, [])).toEqual([]);
});

test('the page of a quote without a configuration offers the drafts of that quote alone', () => {
  const all = [
    draft('of nobody'),
    draft('own', { progress: { quoteId: 1602 } }),
    draft('of another', { progress: { quoteId: 1603 } }),
    draft('made', { configurationId: 'C01234', progress: { quoteId: 1602, hasConfiguration: true } }),
  ];
  expect(offeredKeys(all, { quoteId: 1602 }, [])).toEqual(['own']);
  expect(offeredKeys(all, {}, [])).toEqual(['of nobody', 'own', 'of another']);
});

test('the page of a new design offers what a first save has made whose last calls are not done', () => {
  const commit = { authorName: 'Ann', authorEmail: 'ann@maker.example', date: '2025-03-01@10:00:00' };
  const made = {
    configurationId: 'C01234',
    revision: '0A',
    hasConfiguration: true,
    quoteId: 7,
    productId: 8,
  };
  const first = { change: 1, commit, isFirst: true, isProductSaved: true };
  const all = [
    draft('to be named', { configurationId: 'C01234', progress: { ...made, quoteName: 'New', save: first } }),
    draft('to be pictured', {
      configurationId: 'C01234',
      progress: { ...made, quoteName: 'C01234/0A', save: { ...first, isNameTried: true } },
    }),
    draft('changed later', {
      configurationId: 'C01234',
      progress: {
        ...made,
        quoteName: 'C01234/0A',
        save: { ...first, isNameTried: true, isPictureTried: true },
      },
    }),
    draft('saved again', {
      configurationId: 'C01234',
      progress: { ...made, save: { ...first, isFirst: false } },
    }),
  ];
  expect(offeredKeys(all, {}, [])).toEqual(['to be named', 'to be pictured']);
  expect(offeredKeys(all, { configurationId: 'C01234' }, [])).toHaveLength(4);
});

test('a draft goes on as a new design once its own is gone, or its id is given to another', () => {
  const own = draft('own', {
    configurationId: 'C01234',
    progress: { quoteId: 7, hasConfiguration: true, commits: ['ann@maker.example 2025-03-01@10:00:00'] },
  });
  const isNew = (place: Parameters<typeof listDraftOffers>[1]): readonly boolean[] =>
    listDraftOffers([own], place, []).map((offer) => offer.isNew);
  const { configurationId, progress } = own;
  expect(isNew({ configurationId, commits: [...(progress.commits ?? []), 'bob 2025'] })).toEqual([false]);
  expect(isNew({ configurationId, commits: [] })).toEqual([false]);
  expect(isNew({ configurationId, commits: ['bob 2025'] })).toEqual([true]);
  expect(isNew({ configurationId, isGone: true })).toEqual([true]);
  expect(isNew({ quoteId: 7, isGone: true })).toEqual([true]);
  expect(isNew({ quoteId: 7 })).toEqual([]);
  expect(resetDesignDraft(own)).toEqual({ ...own, configurationId: undefined, progress: {} });
});
