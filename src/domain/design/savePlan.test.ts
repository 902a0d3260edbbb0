import { describe, expect, test } from 'vitest';
import {
  findForeignCommits,
  createUniqueCommit,
  hasCommit,
  isDesignSaved,
  getNextSaveStep,
  toDesignSaveProgress,
  listRemainingSaveSteps,
  markCommitSent,
  markProductSaved,
  startSave,
  mergeForeignCommits,
  markStepTried,
  type DesignSaveProgress,
} from './savePlan.ts';
import { createCommit } from '../quote/quote.ts';
import type { Quote } from '../quote/quoteDto.ts';

const mine = { authorName: 'Ann', authorEmail: 'ann@maker.example', date: '2026-11-22@10:00:00' };
const theirs = { authorName: 'Bob', authorEmail: 'bob@maker.example', date: '2026-11-22@10:05:00' };

const quote = (commits: readonly (typeof mine)[] = [], name = 'C01234/0A'): Quote => ({
  id: 4711,
  name,
  products: [{ id: 9, idProduct: 41, isConfigured: true, qty: 1, extNetPrice: 100, commits }],
});

const configuration = { configurationId: 'C01234', revision: '0A', hasConfiguration: true };

test.each<[string, DesignSaveProgress, boolean]>([
  ['of which nothing is there', {}, false],
  ['whose quote has nothing in it', { ...configuration, quoteId: 4711 }, false],
  ['that has no configuration', { quoteId: 4711, productId: 9 }, false],
  ['that has both', { ...configuration, quoteId: 4711, productId: 9 }, true],
])('a design %s counts as saved before or not', (_, progress, isSaved) => {
  expect(isDesignSaved(progress)).toBe(isSaved);
});

describe('the next step of a save', () => {
  const begun: DesignSaveProgress = { save: { change: 1, commit: mine } };
  const added: DesignSaveProgress = {
    quoteId: 4711,
    quoteName: 'New design',
    productId: 9,
    save: { change: 1, commit: mine, isProductSaved: true },
  };
  test.each<[string, DesignSaveProgress, string | undefined]>([
    ['nothing is there', begun, 'CREATE_QUOTE'],
    ['the quote is there', { ...begun, quoteId: 4711 }, 'ADD_PRODUCT'],
    ['the product is in it', added, 'CREATE_DESIGN'],
    ['the design is there', { ...added, configurationId: 'C01234' }, 'CHOOSE_REVISION'],
    [
      'its revision is chosen',
      { ...added, configurationId: 'C01234', revision: '0A' },
      'CREATE_CONFIGURATION',
    ],
    ['the configuration is there', { ...added, ...configuration }, 'NAME_QUOTE'],
    ['the quote has its name', { ...added, ...configuration, quoteName: 'C01234/0A' }, 'ADD_PICTURE'],
    ['renaming has failed', markStepTried({ ...added, ...configuration }, 'isNameTried'), 'ADD_PICTURE'],
    [
      'the picture has been tried',
      markStepTried(markStepTried({ ...added, ...configuration }, 'isNameTried'), 'isPictureTried'),
      undefined,
    ],
    [
      'the design has changed after half a save',
      startSave({ ...added, configurationId: 'C01234' }, 2, mine),
      'UPDATE_PRODUCT',
    ],
    [
      'an existing one is saved',
      startSave(toDesignSaveProgress(quote([theirs]), configuration), 1, mine),
      'UPDATE_PRODUCT',
    ],
  ])('when %s', (_when, progress, step) => expect(getNextSaveStep(progress)).toBe(step));
});

describe('the steps to come', () => {
  test('of a new design', () => {
    expect(listRemainingSaveSteps(startSave({}, 1, mine))).toEqual([
      'CREATE_QUOTE',
      'ADD_PRODUCT',
      'CREATE_DESIGN',
      'CHOOSE_REVISION',
      'CREATE_CONFIGURATION',
      'NAME_QUOTE',
      'ADD_PICTURE',
    ]);
  });
  test('of an existing one whose quote has its name', () => {
    expect(listRemainingSaveSteps(startSave(toDesignSaveProgress(quote(), configuration), 1, mine))).toEqual([
      'UPDATE_PRODUCT',
      'ADD_PICTURE',
    ]);
  });
  test('of an existing one under a revision that is new', () => {
    const progress = startSave(toDesignSaveProgress(quote(), { ...configuration, revision: '0B' }), 1, mine);
    expect(listRemainingSaveSteps(progress)).toEqual(['UPDATE_PRODUCT', 'NAME_QUOTE', 'ADD_PICTURE']);
  });
  test('of one that is done', () => {
    const saved = markProductSaved(
      startSave(toDesignSaveProgress(quote(), configuration), 1, mine),
      quote([mine]),
    );
    expect(listRemainingSaveSteps(markStepTried(saved, 'isPictureTried'))).toEqual([]);
  });
});

test('a save of the same change goes on under its commit, another begins anew', () => {
  const first = markProductSaved(startSave({ productId: 9 }, 1, mine), quote([mine]));
  expect(startSave(first, 1, theirs)).toBe(first);
  expect(startSave(first, 2, theirs).save).toEqual({ change: 2, commit: theirs, isFirst: true });
  const saved = { productId: 9, hasConfiguration: true };
  expect(startSave(saved, 1, mine).save).toEqual({ change: 1, commit: mine, isFirst: false });
});

test('a save has arrived when its commit is there', () => {
  expect(hasCommit(quote([theirs, mine]), mine)).toBe(true);
  expect(hasCommit(quote([theirs]), mine)).toBe(false);
  expect(hasCommit(quote([{ ...mine, authorEmail: 'bob@maker.example' }]), mine)).toBe(false);
});

test('commits that were not read with the design are somebody else’s, until they are known', () => {
  const progress = toDesignSaveProgress(quote([mine]), configuration);
  expect(findForeignCommits(quote([mine]), progress)).toEqual([]);
  expect(findForeignCommits(quote([mine, theirs]), progress)).toEqual([theirs]);
  expect(
    findForeignCommits(quote([mine, theirs]), mergeForeignCommits(progress, quote([mine, theirs]))),
  ).toEqual([]);
});

test('a commit of one’s own whose answer was lost is not somebody else’s', () => {
  const sent = markCommitSent(startSave(toDesignSaveProgress(quote(), configuration), 1, mine));
  const atTheSameTime = { ...mine, authorEmail: 'bob@maker.example' };
  expect(findForeignCommits(quote([mine, atTheSameTime]), startSave(sent, 2, theirs))).toEqual([
    atTheSameTime,
  ]);
  expect(markCommitSent({})).toEqual({});
});

test('a quote without a product has nothing to update', () => {
  const empty = { id: 5, name: null, products: null };
  expect(toDesignSaveProgress(empty, {})).toEqual({ quoteId: 5, quoteName: '', commits: [] });
  expect(getNextSaveStep(startSave(toDesignSaveProgress(empty, {}), 1, mine))).toBe('ADD_PRODUCT');
});

test('a commit in the same second as the last one is dated a second later', () => {
  const commitAt = (time: Date) => createCommit({ name: 'A', email: 'a@maker.example' }, time);
  const now = new Date('2026-11-22T10:00:00.400Z');
  expect(createUniqueCommit({}, commitAt, now).date).toBe('2026-11-22@10:00:00');
  const commits = ['a@maker.example 2026-11-22@10:00:00', 'a@maker.example 2026-11-22@10:00:01'];
  expect(createUniqueCommit({ commits }, commitAt, now).date).toBe('2026-11-22@10:00:02');
});
