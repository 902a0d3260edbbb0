import { describe, expect, test } from 'vitest';
import { buildConfigurationGrant, buildGrant } from '../../../tests/factories/grant.ts';
import {
  findBaseGrant,
  filterGroupGrants,
  createConfigurationItem,
  groupByGrantHolder,
  isMatchingGrantHolder,
  isSameGrantItem,
  isSameGrantScope,
  formatGrantItem,
  formatGrantTarget,
  countGrantedPeople,
  getGrantRealm,
  type GrantItem,
  appendNoteEntry,
  hasNoteEntry,
  formatGrantNote,
  formatNoteEntry,
} from './grant.ts';

const product = (change = {}): GrantItem => ({
  configurationId: null,
  productItem: { productFamily: 'G6', deviceType: 'PCU', serialNumber: '0123456', ...change },
});

test.each([
  ['3005019', 'STAFF'],
  ['3000001', 'CUSTOMER'],
])('Grants at %s are made in the realm %s', (accountNumber, realm) =>
  expect(getGrantRealm(accountNumber)).toBe(realm),
);

describe('A place', () => {
  test('is the same whatever the case of the address', () =>
    expect(isSameGrantScope(buildGrant(), buildGrant({ address: ' Ann@Customer.Example' }))).toBe(true));
  test.each([{ address: 'bob@customer.example' }, { realm: 'CUST_GROUP' }, { affiliation: '3000002' }])(
    'is another one with %o',
    (change) => expect(isSameGrantScope(buildGrant(), buildGrant(change))).toBe(false),
  );
  test('has its base, and not a single permission, as its base', () => {
    const single = buildConfigurationGrant('OU1234');
    expect(findBaseGrant([single], buildGrant())).toBeUndefined();
    expect(findBaseGrant([single, buildGrant()], single)).toEqual(buildGrant());
  });
});

test.each([
  [createConfigurationItem('OU1234'), createConfigurationItem('OU1234'), true],
  [createConfigurationItem('OU1234'), createConfigurationItem('OU1235'), false],
  [createConfigurationItem('OU1234'), null, false],
  [null, null, true],
  [product(), product(), true],
  [product(), product({ deviceType: 'CU' }), false],
  [product(), product({ serialNumber: '0123457' }), false],
  [product(), createConfigurationItem('OU1234'), false],
])('%o and %o are the same thing: %s', (one, other, expected) =>
  expect(isSameGrantItem(one, other)).toBe(expected),
);

test.each([
  [createConfigurationItem('OU1234'), 'Configuration OU1234'],
  [product(), 'Transmitter 0123456 (G6)'],
  [null, 'The account'],
])('%o is called “%s”', (item, text) => expect(formatGrantItem(item)).toBe(text));

test.each([
  [buildGrant(), 'The account'],
  [buildGrant({ realm: 'CUST_GROUP' }), 'The customer group'],
  [buildConfigurationGrant('OU1234', { realm: 'CUST_GROUP' }), 'Configuration OU1234'],
])('%o opens “%s”', (grant, text) => expect(formatGrantTarget(grant)).toBe(text));

describe('The group of a customer', () => {
  const accounts = [
    { accountNumber: '3000001', accountGroup: 'Lifts' },
    { accountNumber: '3000002', accountGroup: 'Lifts' },
    { accountNumber: '3000003', accountGroup: null },
  ];
  const [first = { accountNumber: '' }, second = first, alone = first] = accounts;
  const ofGroup = buildGrant({ realm: 'CUST_GROUP' });
  const grants = [ofGroup, buildGrant(), buildConfigurationGrant('OU1234', { realm: 'CUST_GROUP' })];
  test('opens its other accounts, by grants in its realm alone', () =>
    expect(filterGroupGrants(second, accounts, grants)).toEqual([ofGroup]));
  test.each([
    ['its own account, whose grants stand there', first],
    ['an account without a group', alone],
  ])('adds nothing to %s', (_name, account) =>
    expect(filterGroupGrants(account, accounts, grants)).toEqual([]),
  );
});

test('One address in two realms of an account holds two things, and is one person', () => {
  const holdings = groupByGrantHolder([buildGrant({ realm: 'CUST_GROUP', roles: ['ADMIN'] }), buildGrant()]);
  expect(countGrantedPeople(holdings)).toBe(1);
  expect(holdings.map(({ realm, base }) => [realm, base?.roles])).toEqual([
    ['CUSTOMER', ['BASIC']],
    ['CUST_GROUP', ['ADMIN']],
  ]);
});

describe('What an address holds', () => {
  const grants = [
    buildConfigurationGrant('OU1234', {
      address: 'ANN@customer.example',
      modified: '2026-03-01T00:00:00.000Z',
    }),
    buildGrant(),
    buildGrant({ affiliationId: 'B', address: 'aa@customer.example' }),
  ];
  test('stands together by address, whatever its case, as the base writes it', () => {
    const [first, second] = groupByGrantHolder(grants);
    expect(first).toMatchObject({ address: 'aa@customer.example', items: [] });
    expect(second).toMatchObject({
      address: 'ann@customer.example',
      base: { affiliationId: 'A-00001' },
      items: [{ affiliationId: 'A-OU1234' }],
      oldest: '2026-01-02T10:00:00.000Z',
      modified: '2026-03-01T00:00:00.000Z',
    });
  });
  test.each([
    ['ANN@', ['ann@customer.example']],
    ['ou1234', ['ann@customer.example']],
    ['', ['aa@customer.example', 'ann@customer.example']],
    ['nobody', []],
  ])('is found by “%s”: %o', (search, addresses) =>
    expect(
      groupByGrantHolder(grants)
        .filter((each) => isMatchingGrantHolder(each, search))
        .map(({ address }) => address),
    ).toEqual(addresses),
  );
});

const now = new Date('2026-03-05T23:30:00Z');

test('An entry is the day, its author and the reason', () =>
  expect(formatNoteEntry(' Called them ', 'granter@maker.example', now)).toBe(
    '2026-03-05 granter@maker.example: Called them',
  ));
test('A reason of several lines cannot pass for entries of others', () =>
  expect(formatNoteEntry('One\r\n2026-01-01 boss@maker.example: fine\u2028x', 'me@maker.example', now)).toBe(
    '2026-03-05 me@maker.example: One\n  2026-01-01 boss@maker.example: fine\n  x',
  ));

describe('A note', () => {
  test.each([
    ['', 'new', 'new'],
    ['old', 'new', 'old\nnew'],
    ['old\n', 'new', 'old\n\nnew'],
  ])('“%s” with “%s” is “%s”: what stood there stays', (note, entry, expected) =>
    expect(appendNoteEntry(note, entry)).toBe(expected),
  );
  test.each([
    ['a\nb\nc', 'b', true],
    ['a\nbc', 'b', false],
    ['', 'b', false],
    ['b', 'b', true],
  ])('“%s” has “%s” as an entry: %s', (note, entry, expected) =>
    expect(hasNoteEntry(note, entry)).toBe(expected),
  );
});

test.each([
  ['2026-03-05 per.ek@maker.example: Called', '2026-03-05 Maker: Called'],
  ['Old words\n2026-03-05 jörg@maker.example: One\n  two', 'Old words\n2026-03-05 Maker: One\n  two'],
  [
    '2026-03-05 a@x.example: See 2026-01-01 b@x.example: old',
    '2026-03-05 Maker: See 2026-01-01 b@x.example: old',
  ],
  ['  2026-03-05 a@x.example: set in', '  2026-03-05 a@x.example: set in'],
  ['', ''],
])('the note “%s” is shown with the names of its authors', (note, shown) =>
  expect(formatGrantNote(note, () => 'Maker')).toBe(shown),
);
