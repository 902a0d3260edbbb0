import { roles as allRoles, type Role } from '../../src/domain/access/roles.ts';
import { defaultAccountNumber } from '../../src/domain/account/accounts.ts';
import { formatSequentialId } from '../cms/grantFields.ts';
import type { Ticket } from '../cms/request/contract.ts';
import { isUndecidedStatus } from '../../src/domain/request/status.ts';
import { getRequestSubjectKey } from '../cms/request/routes.ts';
import { createRandom, type RandomSequence } from '../factory/random.ts';
import type { ConfigurationRecord } from '../store/records.ts';
import type { ProductRecord } from '../store/productTable.ts';
import { customerAccountNumber, partnerAccountNumber } from './accounts.ts';
import { seedMailboxes } from './grants.ts';
import { createTimeline } from './timeline.ts';
import words from './words.json' with { type: 'json' };

const requestTypes = ['PRODUCT_ACCESS', 'CONFIGURATION_ACCESS', 'ELEVATED_PERMISSIONS'] as const;

/** Weighted: most requests are waiting. */
const statuses = [
  'OPEN',
  'APPROVED',
  'OPEN',
  'REJECTED',
  'OPEN',
  'REGISTERED_ON_JIRA',
  'CLOSED',
  'OPEN',
  'EXHAUSTED',
  'OPEN',
  'APPROVED',
] as const;

type TicketWorld = {
  readonly configurations: readonly ConfigurationRecord[];
  readonly products: readonly ProductRecord[];
  readonly providerDomain: string;
};

type Thing = { readonly item: Ticket['item']; readonly owner: string | null };

function thingFor<Owned extends { readonly accountNumber: string | null }>(
  random: RandomSequence,
  all: readonly Owned[],
  account: string,
): Owned | undefined {
  const own = all.filter(({ accountNumber }) => accountNumber === account);
  const from = own.length > 0 ? own : all;
  return from[random.whole(0, Math.max(0, from.length - 1))];
}

function itemFor(
  random: RandomSequence,
  requestType: Ticket['requestType'],
  { configurations, products }: TicketWorld,
  account: string,
): Thing {
  const configuration = thingFor(random, configurations, account);
  const product = thingFor(random, products, account);
  if (requestType === 'CONFIGURATION_ACCESS' && configuration) {
    const { configurationId, accountNumber } = configuration;
    return {
      item: { configurationId, accessLevel: null, requestForConfiguration: true, productItem: null },
      owner: accountNumber,
    };
  }
  if (requestType === 'PRODUCT_ACCESS' && product) {
    const { productFamily, deviceType, serialNumber, accountNumber } = product;
    const productItem = { productFamily, deviceType, serialNumber };
    return {
      item: { configurationId: null, accessLevel: 'OPEN', requestForConfiguration: false, productItem },
      owner: accountNumber,
    };
  }
  return { item: null, owner: account };
}

const steps: Partial<Record<Ticket['ticketStatus'], readonly string[]>> = {
  APPROVED: ['APPROVE'],
  REJECTED: ['REJECT'],
  REGISTERED_ON_JIRA: ['ESCALATE'],
  CLOSED: ['ESCALATE', 'REJECT'],
  EXHAUSTED: ['ESCALATE'],
};

const elevatedRoles: readonly (readonly Role[])[] = [
  ['APPLICATION_ENGINEER'],
  ['GRANTER'],
  ['BASIC', 'APPLICATION_ENGINEER'],
];
const staffRoles: readonly (readonly Role[])[] = [
  ['SALES_ENGINEER'],
  ['SUPPORT'],
  ['PRODUCTION', 'DEVELOPER'],
];

const inOrder = (held: readonly Role[]): Role[] => allRoles.filter((role) => held.includes(role));

/** The reporter: an employee, a person of the customer, or someone without a realm. */
function reporterOf(index: number, isEmployee: boolean, providerDomain: string) {
  const mailbox =
    seedMailboxes[(index * 5 + Math.floor(index / seedMailboxes.length)) % seedMailboxes.length] ?? '';
  if (isEmployee) return { email: `${mailbox}@${providerDomain}`, belongs: true };
  if (index % 10 === 7) return { email: 'invited.guest@visitor.example', belongs: false };
  if (index % 5 === 2) return { email: `${mailbox}@visitor.example`, belongs: false };
  const known = ['customer.basic', 'customer.engineer', 'customer.granter'][(index % 11) - 4];
  if (known) return { email: `${known}@customer.example`, belongs: true };
  return { email: `${mailbox}@customer.example`, belongs: true };
}

/** A request for access. Half concern one customer; some name an account that does not own the item. */
function ticketAt(
  index: number,
  world: TicketWorld,
  ticketStatus = statuses[index % statuses.length] ?? 'OPEN',
): Ticket {
  const random = createRandom(`ticket/${index}`);
  const time = createTimeline(random, index % 3 === 0 ? 12 : 200);
  const kind = requestTypes[index % requestTypes.length] ?? 'PRODUCT_ACCESS';
  const isEmployee = kind === 'ELEVATED_PERMISSIONS' && index % 4 === 2;
  const { email, belongs } = reporterOf(index, isEmployee, world.providerDomain);
  // People without a realm cannot request elevated permissions.
  const requestType = belongs ? kind : index % 2 === 0 ? 'PRODUCT_ACCESS' : 'CONFIGURATION_ACCESS';
  const isElevated = requestType === 'ELEVATED_PERMISSIONS';
  const account = index % 2 === 0 ? customerAccountNumber : partnerAccountNumber;
  const { item, owner } = itemFor(random, requestType, world, account);
  const created = time.next(0);
  const wanted = isEmployee ? staffRoles : elevatedRoles;
  const named = index % 7 === 3 && !isElevated ? customerAccountNumber : (owner ?? account);
  return {
    ticketId: formatSequentialId('T', index + 1),
    reporterEmail: email,
    reporterMobile: random.next() < 0.5 ? `+46 70 174 06 ${String(index % 100).padStart(2, '0')}` : null,
    description: random.pick(words.requestTexts),
    requestType,
    requestedRoles: isElevated ? inOrder(wanted[index % wanted.length] ?? ['BASIC']) : ['BASIC'],
    affiliation: isEmployee ? defaultAccountNumber : belongs ? named : null,
    realm: isEmployee ? 'STAFF' : 'CUSTOMER',
    item,
    ticketStatus,
    created,
    createdBy: index % 9 === 4 ? `access.granter@${world.providerDomain}` : email,
    actions: (steps[ticketStatus] ?? []).map((action) => ({
      action,
      note: random.pick(words.decisionTexts),
      created: time.next(),
      createdBy: `access.granter@${world.providerDomain}`,
    })),
  };
}

/** At most one request per person and item is waiting; further ones are rejected. */
export function createTickets(count: number, world: TicketWorld): readonly Ticket[] {
  const waiting = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const ticket = ticketAt(index, world);
    if (!isUndecidedStatus(ticket.ticketStatus)) return ticket;
    const thing = `${ticket.reporterEmail} ${getRequestSubjectKey(ticket)}`;
    if (waiting.has(thing)) return ticketAt(index, world, 'REJECTED');
    waiting.add(thing);
    return ticket;
  });
}
