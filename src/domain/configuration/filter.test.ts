import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { subsidiaries } from '../account/subsidiaries.ts';
import { densities, configurationColumns } from './listColumns.ts';
import {
  assigneeModes,
  configurationSorts,
  defaultConfigurationFilter,
  stateFilterChoices,
  parseConfigurationFilter,
  listViews,
  listActiveFilters,
  toConfigurationFilterBody,
  toPageParams,
  toConfigurationSearchParams,
  configurationPageSize,
  hasMissingRows,
  maxSelectedRows,
  listPagesToSelect,
  countSelectableRows,
} from './filter.ts';

const me = 'application.engineer@maker.example';

test('the choices', () => {
  expect(assigneeModes).toEqual(['IGNORED', 'UNASSIGNED', 'EQUAL', 'NOT_EQUAL']);
  expect(configurationSorts).toEqual(['BY_CREATED_DATE_DESC', 'BY_MODIFIED_DATE_DESC']);
  expect(listViews).toEqual(['LIST', 'GRID', 'BOARD']);
  expect(defaultConfigurationFilter).toMatchObject({ sort: 'BY_MODIFIED_DATE_DESC', view: 'LIST', page: 1 });
});

describe('toConfigurationFilterBody', () => {
  test('asks for everything by default', () => {
    expect(toConfigurationFilterBody(defaultConfigurationFilter, me)).toEqual({
      fuzzyField: '',
      configurationSortOrder: 'BY_MODIFIED_DATE_DESC',
      accountNumbers: [],
      assigneeMode: 'IGNORED',
    });
  });
  test.each([
    ['IGNORED', undefined],
    ['UNASSIGNED', undefined],
    ['EQUAL', me],
    ['NOT_EQUAL', me],
  ] as const)('assignee mode %s sends %s', (assignee, assigneeEmail) => {
    const body = toConfigurationFilterBody({ ...defaultConfigurationFilter, assignee }, me);
    expect(body.assigneeMode).toBe(assignee);
    expect(body.assigneeEmail).toBe(assigneeEmail);
  });
  test.each(stateFilterChoices)('state %s', (state) => {
    expect(toConfigurationFilterBody({ ...defaultConfigurationFilter, state }, me).state).toBe(
      state === 'ALL' ? undefined : state,
    );
  });
  test.each(subsidiaries)('subsidiary %s', (subsidiary) => {
    expect(toConfigurationFilterBody({ ...defaultConfigurationFilter, subsidiary }, me).areaId).toBe(
      subsidiary === 'ALL' ? undefined : subsidiary,
    );
  });
  test('search, customers and sort', () => {
    const filter = {
      ...defaultConfigurationFilter,
      search: ' crane ',
      accountNumbers: ['1', '2'],
      sort: 'BY_CREATED_DATE_DESC',
    } as const;
    expect(toConfigurationFilterBody(filter, me)).toMatchObject({
      fuzzyField: 'crane',
      accountNumbers: ['1', '2'],
      configurationSortOrder: 'BY_CREATED_DATE_DESC',
    });
  });
});

test.each([
  [1, 0],
  [2, 20],
  [11, 200],
])('page %i is 20 rows from %i', (page, offset) => {
  expect(toPageParams({ ...defaultConfigurationFilter, page })).toEqual({ offset, limit: 20 });
});

describe('the address', () => {
  test('says nothing of defaults', () =>
    expect(toConfigurationSearchParams(defaultConfigurationFilter).toString()).toBe(''));

  test('asks for the queue by a parameter of its own', () => {
    expect(
      toConfigurationSearchParams({
        ...defaultConfigurationFilter,
        view: 'REVIEW',
        subsidiary: 'sde',
      }).toString(),
    ).toBe('area=sde&review=1');
    expect(parseConfigurationFilter(new URLSearchParams('review=1&view=GRID')).view).toBe('REVIEW');
    expect(parseConfigurationFilter(new URLSearchParams('review=0&view=GRID')).view).toBe('GRID');
    expect(parseConfigurationFilter(new URLSearchParams('view=REVIEW')).view).toBe('LIST');
  });

  test('says the rest', () => {
    const filter = {
      ...defaultConfigurationFilter,
      search: 'a b&c',
      state: 'APPROVED',
      accountNumbers: ['1', '2'],
      page: 3,
      open: 'OU1234',
    } as const;
    expect(toConfigurationSearchParams(filter).toString()).toBe(
      'search=a+b%26c&state=APPROVED&page=3&open=OU1234&account=1&account=2',
    );
  });

  test.each([
    'state=NOWHERE',
    'area=sfr',
    'assignee=SOMEBODY',
    'sort=BY_NAME',
    'view=TABLE',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=1e3',
    'page=99999999999',
    'account=',
    'unknown=1',
    'columns=PRICE',
    'columns=DATE.DATE',
    'density=TINY',
    'open=',
    'open=OU1234/files',
    'open=OU 1234',
  ])('“%s” counts as the default', (query) => {
    expect(parseConfigurationFilter(new URLSearchParams(query))).toEqual(defaultConfigurationFilter);
  });

  const filters = fc.record({
    search: fc.string({ unit: 'grapheme' }),
    state: fc.constantFrom(...stateFilterChoices),
    subsidiary: fc.constantFrom(...subsidiaries),
    assignee: fc.constantFrom(...assigneeModes),
    accountNumbers: fc.uniqueArray(fc.string({ unit: 'grapheme', minLength: 1 })),
    sort: fc.constantFrom(...configurationSorts),
    view: fc.constantFrom(...listViews, 'REVIEW' as const),
    page: fc.integer({ min: 1, max: 9_999_999 }),
    columns: fc.option(fc.shuffledSubarray([...configurationColumns]), { nil: undefined }),
    density: fc.option(fc.constantFrom(...densities), { nil: undefined }),
    open: fc.constantFrom('', 'OU1234', 'C04711A', '12345_S'),
  });

  test('gives back every filter that went into it', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(
          parseConfigurationFilter(new URLSearchParams(toConfigurationSearchParams(filter).toString())),
        ).toEqual(filter);
      }),
    );
  });

  test('always reads as some filter, and that filter writes the same address again', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const filter = parseConfigurationFilter(new URLSearchParams(query));
        expect(parseConfigurationFilter(toConfigurationSearchParams(filter))).toEqual(filter);
      }),
    );
  });
});

describe('narrowings', () => {
  const narrowed = {
    ...defaultConfigurationFilter,
    search: 'crane',
    state: 'APPROVED',
    assignee: 'EQUAL',
    subsidiary: 'sde',
    accountNumbers: ['1', '2'],
  } as const;
  const named = (accountNumber: string): string => `Account ${accountNumber}`;

  test('are none by default, whatever the sort, view and page', () => {
    const filter = {
      ...defaultConfigurationFilter,
      sort: 'BY_CREATED_DATE_DESC',
      view: 'GRID',
      page: 4,
    } as const;
    expect(listActiveFilters(filter, named)).toEqual([]);
  });

  test('are said in words, accounts by their names', () => {
    expect(listActiveFilters(narrowed, named).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Search: crane',
      'State: Approved',
      'Assignee: Assigned to me',
      'Subsidiary: Germany',
      'Customer: Account 1',
      'Customer: Account 2',
    ]);
  });

  test('go one at a time', () => {
    for (const { key, without } of listActiveFilters(narrowed, named)) {
      const rest = listActiveFilters({ ...narrowed, ...without }, named).map((left) => left.key);
      expect(rest).toEqual(
        listActiveFilters(narrowed, named)
          .map((each) => each.key)
          .filter((each) => each !== key),
      );
    }
  });

  test('leave the state out on a board, which shows every step', () => {
    for (const view of ['BOARD', 'REVIEW'] as const) {
      expect(listActiveFilters({ ...narrowed, view }, named).map(({ key }) => key)).not.toContain('state');
    }
  });
});

test.each([
  [0, 165, 1, true],
  [0, 0, 1, false],
  [20, 165, 1, false],
  [0, configurationPageSize + 1, 2, true],
  [0, configurationPageSize, 2, false],
])('%i rows of %i on page %i: %s', (rows, count, page, withheld) => {
  expect(hasMissingRows(rows, count, page)).toBe(withheld);
});

test.each([
  [0, 0, 0],
  [1, 1, 1],
  [20, 20, 1],
  [21, 21, 2],
  [341, 341, 18],
  [maxSelectedRows, maxSelectedRows, 25],
  [maxSelectedRows + 1, maxSelectedRows, 25],
])('of %d configurations %d can be selected, on %d pages', (count, number, pages) => {
  expect(countSelectableRows(count)).toBe(number);
  expect(listPagesToSelect(count)).toHaveLength(pages);
});

test('pages count from 1', () => expect(listPagesToSelect(60)).toEqual([1, 2, 3]));
