import type { Affiliation } from '../cms/affiliation/contract.ts';
import type { Ticket } from '../cms/request/contract.ts';
import type { ServiceOrderRecord } from '../cms/cms.ts';
import { randomOf } from '../factory/random.ts';
import type { ConfigurationRecord } from '../store/configurationRecord.ts';
import type { Person } from '../store/person.ts';
import type { ProductRecord } from '../store/productTable.ts';
import { customerAccount } from './accounts.ts';
import { timelineOf } from './timeline.ts';
import { orderNotes, requestTexts } from './words.ts';

const numbered = (prefix: string, index: number): string => `${prefix}-${String(index + 1).padStart(5, '0')}`;

const requestTypes = ['PRODUCT_ACCESS', 'CONFIGURATION_ACCESS', 'ELEVATED_PERMISSIONS'] as const;
const statuses = [
  'OPEN',
  'OPEN',
  'APPROVED',
  'REJECTED',
  'CLOSED',
  'EXHAUSTED',
  'REGISTERED_ON_JIRA',
] as const;

function itemOf(
  requestType: Ticket['requestType'],
  configuration: ConfigurationRecord | undefined,
  product: ProductRecord | undefined,
): Ticket['item'] {
  if (requestType === 'CONFIGURATION_ACCESS' && configuration) {
    const { configurationId } = configuration;
    return { configurationId, accessLevel: null, requestForConfiguration: true, productItem: null };
  }
  if (requestType === 'PRODUCT_ACCESS' && product) {
    const { productFamily, deviceType, serialNumber } = product;
    const productItem = { productFamily, deviceType, serialNumber };
    return { configurationId: null, accessLevel: 'OPEN', requestForConfiguration: false, productItem };
  }
  return null;
}

/** A request for access, filed by one of the people. */
export function ticketAt(
  index: number,
  reporters: readonly Person[],
  configurations: readonly ConfigurationRecord[],
  products: readonly ProductRecord[],
): Ticket {
  const random = randomOf(`ticket/${index}`);
  const time = timelineOf(random, 200);
  const reporter = reporters[index % reporters.length];
  const requestType = requestTypes[index % requestTypes.length] ?? 'PRODUCT_ACCESS';
  const ticketStatus = statuses[index % statuses.length] ?? 'OPEN';
  const configuration = configurations[random.whole(0, configurations.length - 1)];
  const created = time.next();
  return {
    ticketId: numbered('T', index),
    reporterEmail: reporter?.email ?? '',
    reporterMobile: random.next() < 0.5 ? `+46 70 174 06 ${String(index % 100).padStart(2, '0')}` : null,
    description: random.pick(requestTexts),
    requestType,
    requestedRoles: requestType === 'ELEVATED_PERMISSIONS' ? ['APPLICATION_ENGINEER'] : ['BASIC'],
    affiliation: index % 4 === 0 ? customerAccount : (configuration?.accountNumber ?? customerAccount),
    realm: 'CUSTOMER',
    item: itemOf(requestType, configuration, products[index % (products.length || 1)]),
    ticketStatus,
    created,
    createdBy: reporter?.email ?? '',
    actions:
      ticketStatus === 'OPEN'
        ? []
        : [
            {
              action: ticketStatus,
              note: 'Checked with the customer.',
              created: time.next(),
              createdBy: 'access.granter',
            },
          ],
  };
}

/** The grants behind the units of people who are not staff, and one for a single configuration. */
export function affiliationsOf(
  people: readonly Person[],
  granted: ConfigurationRecord | undefined,
): readonly Affiliation[] {
  const byUnit = people.flatMap(({ email, units }) =>
    units
      .filter(({ realm }) => realm === 'CUSTOMER' || realm === 'CUST_GROUP')
      .map(({ realm, accountNumber, roles }) => ({ email, realm, accountNumber, roles })),
  );
  const rows = byUnit.map(({ email, realm, accountNumber, roles }, index): Affiliation => ({
    affiliationId: numbered('A', index),
    address: email,
    realm,
    affiliation: accountNumber,
    dataAreas: ['sab'],
    roles: [...roles],
    delegatableRoles: roles.includes('ADMIN') ? ['ADMIN', 'GRANTER'] : [],
    accessLevel: 'OPEN',
    note: 'Vetted by telephone',
    item: null,
    modified: timelineOf(randomOf(`affiliation/${index}`), 400).next(),
  }));
  if (!granted) return rows;
  const single: Affiliation = {
    affiliationId: numbered('A', rows.length),
    address: 'partner.engineer@partner.example',
    realm: 'CUSTOMER',
    affiliation: granted.accountNumber,
    dataAreas: ['sab'],
    roles: ['BASIC'],
    delegatableRoles: [],
    accessLevel: 'OPEN',
    note: 'Takes part in the commissioning',
    item: { configurationId: granted.configurationId, productItem: null },
    modified: timelineOf(randomOf('affiliation/single'), 40).next(),
  };
  return [...rows, single];
}

const orderStates = ['PENDING', 'FULFILLED', 'FULFILLED', 'REJECTED'] as const;

/** An order to update some neighbouring products. */
export function serviceOrderAt(
  index: number,
  products: readonly ProductRecord[],
  createdBy: string,
): ServiceOrderRecord {
  const random = randomOf(`serviceOrder/${index}`);
  const first = random.whole(0, Math.max(0, products.length - 4));
  const { accountNumber = null } = products[first] ?? {};
  const updated = products
    .slice(first, first + random.whole(1, 4))
    .filter((product) => product.accountNumber === accountNumber);
  return {
    id: numbered('S', index),
    serviceOrderType: 'FIRMWARE_UPDATE',
    note: random.pick(orderNotes),
    serialNumbers: updated.map((product) => product.serialNumber),
    configurationIds: [...new Set(updated.map((product) => product.configurationId))],
    serviceOrderState: random.pick(orderStates),
    lastStateChange: timelineOf(random, 300).next(),
    createdBy,
    accountNumber,
  };
}
