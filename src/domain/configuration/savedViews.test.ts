import { describe, expect, test } from 'vitest';
import { defaultConfigurationFilter, type ListView } from './filter.ts';
import {
  predefinedViews,
  listPredefinedViews,
  maxViewNameLength,
  maxSavedViews,
  parseSavedViews,
  validateViewName,
  toViewSearchString,
  removeSavedView,
  setSavedViewPin,
  addSavedView,
  type SavedView,
} from './savedViews.ts';

const cranes: SavedView = { name: 'Cranes', query: 'search=crane', pinned: true };
const filter = { ...defaultConfigurationFilter, search: 'crane', page: 7, open: 'OU1234' };

test('a view is the address of a list without its page and what is open beside it', () => {
  expect(toViewSearchString(filter)).toBe('search=crane');
  expect(toViewSearchString(defaultConfigurationFilter)).toBe('');
});

test('everybody has all configurations and their own', () => {
  expect(predefinedViews.map(({ query }) => query)).toEqual(['', 'assignee=EQUAL']);
});

test('what everybody has is laid out as the list that is looked at', () => {
  const queries = (view: ListView): readonly string[] =>
    listPredefinedViews({ ...defaultConfigurationFilter, view }).map(({ query }) => query);
  expect(queries('LIST')).toEqual(['', 'assignee=EQUAL']);
  expect(queries('GRID')).toEqual(['view=GRID', 'assignee=EQUAL&view=GRID']);
});

describe('what is stored', () => {
  test('is read back', () => expect(parseSavedViews([cranes])).toEqual([cranes]));
  test.each([undefined, null, 'x', {}, [1], [{ name: 'x' }], [{ ...cranes, query: 3 }]])(
    'is nothing when it is %j',
    (value) => expect(parseSavedViews(value)).toEqual([]),
  );
  test('comes out as an address has it, without what no filter knows', () => {
    const [view] = parseSavedViews([
      { ...cranes, query: 'evil=1&state=APPROVED&page=3&search=crane&area=x' },
    ]);
    expect(view?.query).toBe('search=crane&state=APPROVED');
  });
  test('is read up to the most there can be', () => {
    const many = Array.from({ length: maxSavedViews + 5 }, (_, index) => ({ ...cranes, name: `${index}` }));
    expect(parseSavedViews(many)).toHaveLength(maxSavedViews);
  });
});

describe('a name', () => {
  test.each([
    ['', 'A name is required'],
    ['   ', 'A name is required'],
    ['x'.repeat(maxViewNameLength + 1), 'A name cannot be longer than 40 characters'],
    ['cranes ', 'There is a view of this name already'],
    ['all', 'There is a view of this name already'],
    ['Loaders', undefined],
  ])('“%s”: %s', (name, message) => expect(validateViewName(name, [cranes])).toBe(message));

  test('is not taken when there are as many views as there can be', () => {
    const many = Array.from({ length: maxSavedViews }, (_, index) => ({ ...cranes, name: `${index}` }));
    expect(validateViewName('Loaders', many)).toBe('There cannot be more than 50 views');
  });
});

test('views are added, pinned and removed', () => {
  const added = addSavedView([], ' Cranes ', filter);
  expect(added).toEqual([cranes]);
  expect(setSavedViewPin(added, 'Cranes', false)).toEqual([{ ...cranes, pinned: false }]);
  expect(setSavedViewPin(added, 'Others', false)).toEqual(added);
  expect(removeSavedView(added, 'Cranes')).toEqual([]);
});
