import { listDelegatableRoles } from '../../src/domain/access/granting.ts';
import { expandWhitelistEntry } from '../../src/domain/access/emailLists.ts';
import type { Realm, Role } from '../../src/domain/access/roles.ts';
import { defaultGrantRole } from '../../src/domain/grant/grant.ts';
import type { Account } from '../cms/account/routes.ts';
import { type AffiliationRecord, formatSequentialId } from '../cms/grantFields.ts';
import type { BlacklistItem } from '../cms/accessList/routes.ts';
import type { WhitelistRecord } from '../cms/accessList/records.ts';
import { createRandom } from '../factory/random.ts';
import type { ConfigurationRecord, SeedPerson } from '../store/records.ts';
import type { ProductRecord } from '../store/productTable.ts';
import { seedRealmRoles } from './access.ts';
import { customerAccountNumber, groupAccountNumber } from './accounts.ts';
import { blockedPersonEmail } from './people.ts';
import { createTimeline } from './timeline.ts';
import words from './words.json' with { type: 'json' };

const firstNames = ['anna', 'björn', 'chiara', 'dorota', 'erik', 'freja', 'gustaf', 'hanna', 'ivo', 'jens'];
const lastNames = ['lind', 'kowalska', 'rossi', 'meyer', 'hansen', 'tremblay', 'smith', 'berg'];

/** E-mail addresses without a known person. */
export const seedMailboxes: readonly string[] = lastNames.flatMap((last) =>
  firstNames.map((first) => `${first.normalize('NFD').replaceAll(/\p{M}/gu, '')}.${last}`),
);

const mailboxAt = (index: number): string => {
  const round = Math.floor(index / seedMailboxes.length);
  return `${seedMailboxes[index % seedMailboxes.length] ?? ''}${round > 0 ? `+${round}` : ''}`;
};

const delegatable = (realm: Realm, roles: readonly Role[]): Role[] => [
  ...listDelegatableRoles(roles, seedRealmRoles.find((row) => row.realm === realm)?.roles ?? []),
];

type Given = Pick<AffiliationRecord, 'address' | 'realm' | 'affiliation' | 'item'> & {
  readonly roles: readonly Role[];
  readonly account: Pick<Account, 'dataArea'> | undefined;
};

function grantAt(index: number, { account, roles, ...given }: Given): AffiliationRecord {
  const random = createRandom(`affiliation/${index}`);
  return {
    ...given,
    affiliationId: formatSequentialId('A', index + 1),
    dataAreas: account ? [account.dataArea] : [],
    roles: [...roles],
    delegatableRoles: given.item === null ? delegatable(given.realm, roles) : [],
    accessLevel: 'OPEN',
    note: random.pick(words.grantNotes),
    modified: createTimeline(random, 400).next(),
  };
}

type GrantWorld = {
  readonly people: readonly SeedPerson[];
  readonly accounts: readonly Account[];
  readonly configurations: readonly ConfigurationRecord[];
  readonly products: readonly ProductRecord[];
};

const rolesAt: readonly (readonly Role[])[] = [
  ['BASIC'],
  ['BASIC', 'APPLICATION_ENGINEER'],
  ['BASIC'],
  ['BASIC'],
  ['BASIC', 'GRANTER'],
  ['BASIC'],
];

function itemsAt({ configurations, products }: GrantWorld, account: string): AffiliationRecord['item'][] {
  const configuration = configurations.find(({ accountNumber }) => accountNumber === account);
  const product = products.find(({ accountNumber }) => accountNumber === account);
  return [
    ...(configuration ? [{ configurationId: configuration.configurationId, productItem: null }] : []),
    ...(product
      ? [
          {
            configurationId: null,
            productItem: {
              productFamily: product.productFamily,
              deviceType: product.deviceType,
              serialNumber: product.serialNumber,
            },
          },
        ]
      : []),
  ];
}

/**
 * Grants of the people who can sign in, one for another customer's configuration, and `count` further ones,
 * every third with single items.
 */
export function createGrants(count: number, world: GrantWorld): readonly AffiliationRecord[] {
  const { people, accounts, configurations } = world;
  const byNumber = new Map(accounts.map((account) => [account.accountNumber, account]));
  const units = people.flatMap(({ email, units: held }) => held.map((unit) => ({ ...unit, address: email })));
  const given: Given[] = units.map(({ address, realm, accountNumber, roles }) => ({
    address,
    realm,
    affiliation: accountNumber,
    roles,
    item: null,
    account: byNumber.get(accountNumber),
  }));
  const single = configurations.find(
    ({ accountNumber, state }) => accountNumber === customerAccountNumber && state === 'CONFIGURING',
  );
  const basic = { realm: 'CUSTOMER', roles: ['BASIC'] } as const;
  const customer = {
    ...basic,
    affiliation: customerAccountNumber,
    account: byNumber.get(customerAccountNumber),
  };
  given.push({ ...customer, address: blockedPersonEmail, item: null });
  if (single) {
    const partner = { ...customer, address: 'partner.engineer@partner.example' };
    const item = { configurationId: single.configurationId, productItem: null };
    given.push({ ...partner, item: null }, { ...partner, item });
  }
  const chosen = accounts.filter(({ accountState, isTest }) => accountState === 'CUSTOMER' && !isTest);
  for (let index = 0; index < count; index++) {
    const account =
      index % 6 === 0 ? byNumber.get(customerAccountNumber) : chosen[(index * 7) % chosen.length];
    if (!account) continue;
    const { accountNumber: affiliation } = account;
    const address = `${mailboxAt(index)}@${index % 6 === 0 ? 'customer' : 'workshop'}.example`;
    const roles = rolesAt[index % rolesAt.length] ?? ['BASIC'];
    const grant = { address, realm: 'CUSTOMER' as const, affiliation, roles, account };
    given.push({ ...grant, item: null });
    if (index % 3 === 0)
      given.push(
        ...itemsAt(world, affiliation).map((item) => ({ ...grant, roles: [defaultGrantRole], item })),
      );
  }
  return given.map((each, index) => grantAt(index, each));
}

/**
 * Whitelist of `count` entries: an address for a whole customer group, written once per account, and others.
 */
export function createWhitelist(count: number, accounts: readonly Account[]): readonly WhitelistRecord[] {
  const entry = (address: string, affiliation: string): WhitelistRecord => ({
    address,
    realm: 'CUSTOMER',
    affiliation,
    dataAreas: ['sab', 'sca', 'sde', 'spl'],
    roles: ['BASIC'],
    delegatableRoles: [],
    productFamilies: [],
    note: words.grantNotes[affiliation.length % words.grantNotes.length] ?? '',
  });
  const group = {
    ...entry('fleet.manager@nordiclift.example', groupAccountNumber),
    realm: 'CUST_GROUP' as const,
  };
  const chosen = accounts.filter(({ accountState, isTest }) => accountState === 'CUSTOMER' && !isTest);
  const ofGroup = expandWhitelistEntry(group, accounts);
  const others = Array.from({ length: Math.max(count - ofGroup.length, 4) }, (_, index) =>
    entry(
      `${mailboxAt(index)}@hire.example`,
      chosen[(index * 11) % chosen.length]?.accountNumber ?? customerAccountNumber,
    ),
  );
  const [first] = others;
  return [...ofGroup, ...others, ...(first ? [{ ...first, address: listedTwice }] : [])];
}

/** On both the whitelist and the blacklist. */
const listedTwice = 'former.partner@hire.example';

/** The blacklist includes a person who can sign in and an address that is also on the whitelist. */
export const createBlacklist = (count: number): readonly BlacklistItem[] =>
  [
    blockedPersonEmail,
    listedTwice,
    ...Array.from({ length: count }, (_, index) => `${mailboxAt(index)}@competitor.example`),
  ].map((emailAddress) => ({ emailAddress }));
