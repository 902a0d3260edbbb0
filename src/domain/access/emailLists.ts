import { getEmailKey, isEmailAddress } from '../words/emailAddress.ts';
import { checkStaffPermission, formatRoleHolders } from './staffDecisions.ts';
import type { Role, Unit } from './roles.ts';
import { isStaffAdmin } from './unitFlags.ts';
import type { Decision } from './decision.ts';
import { parseEmailList } from '../words/parseEmailList.ts';
import { formatCsv } from '../words/csv.ts';
import { compareAlphabetically } from '../words/lists.ts';
import { getEmailDomain } from './displayName.ts';
import { createWordMatcher } from '../words/search.ts';

const administrators = formatRoleHolders(['ADMIN'] satisfies Role[]);

export const checkEmailListEditing = (units: readonly Unit[]): Decision =>
  checkStaffPermission(units, isStaffAdmin(units), administrators, 'see and change these lists');

type ListedAccount = {
  readonly accountNumber: string;
  readonly accountGroup?: string | null;
  readonly dataArea?: string | null;
  readonly isTest?: boolean | null;
};

/** Whether an account matches a whitelist entry: the same account group, and one of its data areas. */
export function isAccountInWhitelistEntry(
  account: Omit<ListedAccount, 'accountNumber'>,
  entry: { readonly accountGroup?: string | null; readonly dataAreas: readonly string[] },
): boolean {
  const { accountGroup, dataArea } = account;
  if (!accountGroup || !dataArea) return false;
  const area = dataArea.trim().toLowerCase();
  return accountGroup === entry.accountGroup && entry.dataAreas.some((each) => each.toLowerCase() === area);
}

/**
 * Replaces an entry for an account group by one of realm CUSTOMER for each account that matches it. Test
 * accounts get none, as no list shows them.
 */
export function expandWhitelistEntry<
  Entry extends {
    readonly realm: string;
    readonly affiliation: string;
    readonly dataAreas: readonly string[];
  },
>(entry: Entry, accounts: readonly ListedAccount[]): readonly Entry[] {
  if (entry.realm !== 'CUST_GROUP') return [entry];
  const { accountGroup } = accounts.find((each) => each.accountNumber === entry.affiliation) ?? {};
  return accounts
    .filter(
      (account) =>
        account.isTest !== true &&
        isAccountInWhitelistEntry(account, { accountGroup, dataAreas: entry.dataAreas }),
    )
    .map(({ accountNumber }) => ({ ...entry, realm: 'CUSTOMER', affiliation: accountNumber }));
}

export function findListConflicts(
  white: readonly { readonly address: string }[],
  black: readonly { readonly emailAddress: string }[],
): readonly string[] {
  const listed = new Set(white.map(({ address }) => getEmailKey(address)));
  return black.map(({ emailAddress }) => emailAddress).filter((email) => listed.has(getEmailKey(email)));
}

export type WhitelistEntry = {
  readonly address: string;
  readonly affiliation: string;
  readonly dataAreas: readonly string[];
  readonly delegatableRoles: readonly string[];
  readonly note: string;
  readonly productFamilies: readonly string[];
  readonly realm: string;
  readonly roles: readonly string[];
};

export type PastedEntryStatus = 'NEW' | 'LISTED' | 'TWICE' | 'INVALID';
export type PastedEntry = { readonly address: string; readonly verdict: PastedEntryStatus };

export function parsePastedEntries(text: string, listed: readonly string[]): readonly PastedEntry[] {
  const known = new Set(listed.map(getEmailKey));
  const seen = new Set<string>();
  return parseEmailList(text).map((address) => {
    const folded = getEmailKey(address);
    const isTwice = seen.has(folded);
    seen.add(folded);
    if (!isEmailAddress(address)) return { address, verdict: 'INVALID' };
    if (isTwice) return { address, verdict: 'TWICE' };
    return { address, verdict: known.has(folded) ? 'LISTED' : 'NEW' };
  });
}

export type EmailDomainCount = { readonly domain: string; readonly count: number };

export function countEmailDomains(addresses: readonly string[]): readonly EmailDomainCount[] {
  const counts = new Map<string, number>();
  for (const address of addresses) {
    const domain = getEmailDomain(address);
    counts.set(domain, (counts.get(domain) ?? 0) + 1);
  }
  return [...counts]
    .map(([domain, count]) => ({ domain, count }))
    .toSorted((one, other) => other.count - one.count || compareAlphabetically(one.domain, other.domain));
}

export type EmailFilter = { readonly search: string; readonly domain: string };

const byCode = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** Sorts by e-mail domain, then by address. Compares code units: a collator is slow for thousands of rows. */
export const sortRowsByEmailDomain = <Row extends { readonly address: string }>(
  rows: readonly Row[],
): readonly Row[] =>
  [...Map.groupBy(rows, ({ address }) => getEmailDomain(address))]
    .toSorted(([one], [other]) => byCode(one, other))
    .flatMap(([, of]) =>
      of
        .map((row) => ({ row, folded: getEmailKey(row.address) }))
        .toSorted((one, other) => byCode(one.folded, other.folded))
        .map(({ row }) => row),
    );

export function filterEmailRows<Row extends { readonly address: string }>(
  rows: readonly Row[],
  { search, domain }: EmailFilter,
  wordsOf: (row: Row) => readonly string[] = () => [],
): readonly Row[] {
  const matches = createWordMatcher(search);
  return rows.filter((row) => {
    if (domain !== '' && getEmailDomain(row.address) !== domain) return false;
    return matches(row.address, ...wordsOf(row));
  });
}

export type WhitelistRow = { readonly address: string; readonly entries: readonly WhitelistEntry[] };

export const groupWhitelistRows = (entries: readonly WhitelistEntry[]): readonly WhitelistRow[] =>
  [...Map.groupBy(entries, ({ address }) => getEmailKey(address)).values()].map((of) => ({
    address: of[0]?.address ?? '',
    entries: of,
  }));

const placeOf = ({ realm, affiliation }: WhitelistEntry): string => `${realm} ${affiliation}`;

const contentOf = ({ note, ...lists }: WhitelistEntry): string =>
  JSON.stringify([
    note,
    ...[lists.roles, lists.delegatableRoles, lists.dataAreas, lists.productFamilies].map((names) =>
      names.toSorted(),
    ),
  ]);

/** Existing entries whose content `written` would replace; each realm and account has one per address. */
export function findOverwrittenEntries(
  written: readonly WhitelistEntry[],
  there: readonly WhitelistEntry[],
): readonly WhitelistEntry[] {
  const contents = new Map(written.map((entry) => [placeOf(entry), contentOf(entry)]));
  return there.filter((entry) => (contents.get(placeOf(entry)) ?? contentOf(entry)) !== contentOf(entry));
}

/** Entries that were changed or added since `seen` was read; deleted ones are not reported. */
export function findConcurrentEntryChanges(
  seen: readonly WhitelistEntry[],
  now: readonly WhitelistEntry[],
): readonly WhitelistEntry[] {
  const contents = new Map(seen.map((entry) => [placeOf(entry), contentOf(entry)]));
  return now.filter((entry) => contents.get(placeOf(entry)) !== contentOf(entry));
}

export const formatBlacklistCsv = (addresses: readonly string[]): string =>
  formatCsv([['Address', 'Domain'], ...addresses.map((address) => [address, getEmailDomain(address)])]);

export const formatWhitelistCsv = (entries: readonly WhitelistEntry[]): string =>
  formatCsv([
    ['Address', 'Realm', 'Account', 'Roles', 'Delegatable roles', 'Product families', 'Data areas', 'Note'],
    ...entries.map((entry) => [
      entry.address,
      entry.realm,
      entry.affiliation,
      entry.roles.join(' '),
      entry.delegatableRoles.join(' '),
      entry.productFamilies.join(' '),
      entry.dataAreas.join(' '),
      entry.note,
    ]),
  ]);
