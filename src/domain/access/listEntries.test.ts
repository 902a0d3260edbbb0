import { describe, expect, test } from 'vitest';
import {
  formatBlacklistCsv,
  countEmailDomains,
  filterEmailRows,
  findConcurrentEntryChanges,
  parsePastedEntries,
  findOverwrittenEntries,
  sortRowsByEmailDomain,
  formatWhitelistCsv,
  groupWhitelistRows,
  type WhitelistEntry,
} from './emailLists.ts';

const entry = (address: string, change: Partial<WhitelistEntry> = {}): WhitelistEntry => ({
  address,
  affiliation: '4000001',
  dataAreas: ['sab'],
  delegatableRoles: [],
  note: '',
  productFamilies: ['G6'],
  realm: 'CUSTOMER',
  roles: ['BASIC'],
  ...change,
});

const composed = 'bj\u00F6rn@acme.example';
const decomposed = 'BJO\u0308RN@acme.example';

test('An umlaut of two signs is the umlaut of one: listed, found, and in one row', () => {
  expect(parsePastedEntries(decomposed, [composed])).toEqual([{ address: decomposed, verdict: 'LISTED' }]);
  expect(filterEmailRows([entry(decomposed)], { search: 'bj\u00F6', domain: '' })).toHaveLength(1);
  expect(groupWhitelistRows([entry(composed), entry(decomposed)])).toHaveLength(1);
});

describe('pasted addresses', () => {
  test.each([
    [
      'a@b.example\nc@d.example',
      [
        ['a@b.example', 'NEW'],
        ['c@d.example', 'NEW'],
      ],
    ],
    [
      'a@b.example, c@d.example; e@f.example g@h.example',
      [
        ['a@b.example', 'NEW'],
        ['c@d.example', 'NEW'],
        ['e@f.example', 'NEW'],
        ['g@h.example', 'NEW'],
      ],
    ],
    ['Ann Ash <Ann+1@acme.example>', [['Ann+1@acme.example', 'NEW']]],
    ['LISTED@acme.example', [['LISTED@acme.example', 'LISTED']]],
    [
      'a@b.example A@B.example',
      [
        ['a@b.example', 'NEW'],
        ['A@B.example', 'TWICE'],
      ],
    ],
    ['nobody', [['nobody', 'INVALID']]],
    [`${'x'.repeat(250)}@b.example`, [[`${'x'.repeat(250)}@b.example`, 'INVALID']]],
    [' \n,; ', []],
  ])('%j', (text, expected) =>
    expect(
      parsePastedEntries(text, ['listed@acme.example']).map(({ address, verdict }) => [address, verdict]),
    ).toEqual(expected),
  );
});

test('domains, most addresses first', () =>
  expect(countEmailDomains(['a@x.example', 'b@Y.example', 'c@y.example'])).toEqual([
    { domain: 'y.example', count: 2 },
    { domain: 'x.example', count: 1 },
  ]));

test('rows by domain and address, narrowed by both', () => {
  const rows = [{ address: 'z@a.example' }, { address: 'b@b.example' }, { address: 'a@b.example' }];
  const found = (search: string, domain: string) =>
    filterEmailRows(sortRowsByEmailDomain(rows), { search, domain }).map(({ address }) => address);
  expect(found('', '')).toEqual(['z@a.example', 'a@b.example', 'b@b.example']);
  expect(found('', 'b.example')).toEqual(['a@b.example', 'b@b.example']);
  expect(found('Z@ a.', '')).toEqual(['z@a.example']);
});

test('entries stand together by address, whatever its case', () =>
  expect(
    groupWhitelistRows([
      entry('A@b.example'),
      entry('a@B.example', { affiliation: '2' }),
      entry('c@b.example'),
    ]).map(({ address, entries }) => [address, entries.length]),
  ).toEqual([
    ['A@b.example', 2],
    ['c@b.example', 1],
  ]));

test('an entry takes the place of the one of its realm and account', () => {
  const there = [entry('a@b.example'), entry('a@b.example', { realm: 'OWNER' })];
  expect(findOverwrittenEntries([entry('a@b.example', { roles: ['ADMIN'] })], there)).toEqual([there[0]]);
  expect(findOverwrittenEntries([entry('a@b.example', { affiliation: '2' })], there)).toEqual([]);
});

test('an entry that stands there as it is to be written is not replaced, as after an answer that was lost', () => {
  const there = entry('a@b.example', { roles: ['BASIC', 'ADMIN'], dataAreas: ['sde', 'sab'] });
  const again = { ...there, address: 'A@B.example', roles: ['ADMIN', 'BASIC'], dataAreas: ['sab', 'sde'] };
  expect(findOverwrittenEntries([again], [there])).toEqual([]);
  expect(findOverwrittenEntries([{ ...again, note: 'Another' }], [there])).toEqual([there]);
});

test('entries that were changed or added since they were seen have moved, and those that are gone have not', () => {
  const [one, other] = [entry('a@b.example'), entry('a@b.example', { realm: 'OWNER' })];
  const added = entry('a@b.example', { affiliation: '2' });
  const changed = { ...other, roles: ['ADMIN'] };
  expect(findConcurrentEntryChanges([one, other], [one])).toEqual([]);
  expect(findConcurrentEntryChanges([one, other], [one, changed, added])).toEqual([changed, added]);
});

test('files have a line for each entry, and no cell is a formula', () => {
  expect(formatBlacklistCsv(['=a@b.example'])).toContain(`"'=a@b.example","b.example"`);
  expect(formatWhitelistCsv([entry('a@b.example', { note: 'say "x"' })])).toContain(
    '"a@b.example","CUSTOMER","4000001","BASIC","","G6","sab","say ""x"""',
  );
});
