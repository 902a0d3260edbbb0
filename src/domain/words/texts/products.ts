import { formatConjunction } from '../lists.ts';
import { formatWholeNumber, formatCount } from '../numbers.ts';

export const productListTexts = {
  title: 'Products',
  themselves: 'Products',
  create: 'Create product',
  search: 'Search serial numbers',
  configuration: 'Configuration ID',
  state: 'State',
  allStates: 'All states',
  family: 'Family',
  allFamilies: 'All families',
  deviceType: 'Type',
  allTypes: 'Transmitters and receivers',
  sort: 'Sort',
  count: (count: number): string => formatCount(count, 'product'),
  none: 'No products',
  noneFits: 'Nothing fits this search and filter.',
  noneYet: 'Products will be listed here when they are made.',
  noneOwn: 'Products of your company will be listed here when they are made.',
  noSerialNumber: (text: string): string =>
    `No serial number begins with “${text}”. It has seven digits, the first 0 or 1.`,
  withZero: (serialNumber: string): string => `Search for ${serialNumber}`,
  showAll: 'Show all products',
  more: (count: number): string => `Load ${formatWholeNumber(count)} more`,
  shown: (shown: number, count: number): string =>
    `${formatWholeNumber(shown)} of ${formatWholeNumber(count)}`,
  unreadPage: 'More products',
  moved: 'Products have come or gone while the list was read: it may lack one of them.',
  readAgain: 'Read again',
} as const;

export const productFactTexts = {
  serialNumber: 'Serial number',
  type: 'Type',
  family: 'Family',
  state: 'State',
  account: 'Account',
  noAccount: 'No account',
  configuration: 'Configuration',
  productConfiguration: 'Product configuration',
  revision: 'Revision',
  firmware: 'Firmware',
  noFirmware: 'Not reported',
  registered: 'Registered',
  updatePending: 'Update pending',
  update: 'Update',
  noUpdate: 'None is waiting',
  madeAfter: (revision: string, serialNumber: string) =>
    `Revision ${revision}, what ${serialNumber} was made after`,
  reading: (id: string) => `Reading ${id}`,
  unseen: (id: string, revision: string) =>
    `${id} cannot be shown in revision ${revision}. It is gone, or you do not have access to it.`,
  inRevision: (id: string, revision: string) => `${id} in revision ${revision}`,
  product: (type: string, serialNumber: string): string => `${type} ${serialNumber}`,
} as const;

const unknownKinds = { FAMILY: 'product family', DEVICE_TYPE: 'device type' } as const;

export const productPageTexts = {
  itself: 'The product',
  list: 'Products',
  tabs: 'Tabs of the product',
  actions: (serialNumber: string): string => `Actions of ${serialNumber}`,
  delete: 'Delete product',
  deleteTitle: (serialNumber: string): string => `Delete · ${serialNumber}`,
  deleteQuestion: (type: string, serialNumber: string, configurationId: string): string =>
    `Delete ${type.toLowerCase()} ${serialNumber} of ${configurationId} for good? All it has reported goes with it.`,
  deletePending: 'An update is waiting for it. The update will no longer reach it.',
  deleted: (serialNumber: string): string => `Product ${serialNumber} has been deleted`,
  changed: 'The product has changed since you opened it. Look at it again before you delete it.',
  gone: 'The product is no longer there.',
  facts: 'Product',
  madeAfter: 'Made after',
  openConfiguration: (id: string, revision: string): string => `${id}, revision ${revision}`,
  reported: 'Reported by the product',
  last: 'Last reported',
  never: 'It has not reported anything yet.',
  eventsLabel: 'Events',
  errorsLabel: 'Errors',
  named: (type: string, serialNumber: string): string => `${type} ${serialNumber}`,
  /** `count` is undefined where the number of events is not known. */
  events: (count: number | undefined): string => (count === undefined ? 'Show' : formatCount(count, 'event')),
  errors: (count: number | undefined): string => (count === undefined ? 'Show' : formatCount(count, 'error')),
  siblings: 'Products of the same configuration',
  noSiblings: 'No products',
  aboutNoSiblings: 'No other product was made after this configuration.',
  noOrders: 'No service orders',
  aboutNoOrders: 'Orders to update this product will be listed here.',
  unseenTitle: (serialNumber: string): string => `Product ${serialNumber} cannot be shown`,
  unseen: 'It is not there, or you do not have access to it.',
  unknown: (parts: readonly (readonly [kind: keyof typeof unknownKinds, name: string])[]): string =>
    `Portal does not know the ${formatConjunction(parts.map(([kind, name]) => `${unknownKinds[kind]} ${name}`))}: the address may be mistyped, or the CMS is newer.`,
  toList: 'All products',
} as const;

export const productActivityTexts = {
  title: 'Activity',
  registered: 'Registered',
  registeredAfter: (configurationId: string, revision: string): string =>
    `Made after ${configurationId}, revision ${revision}`,
  order: (state: string): string => `Service order ${state.toLowerCase()}`,
  allEvents: 'All events',
  unread: (read: number): string =>
    `Only the newest ${formatCount(read, 'report')} were looked at. What was reported before stands under “All events”.`,
} as const;

export const createProductFromListTexts = {
  title: 'Create product',
  configuration: 'Configuration ID',
  about: 'The released configuration it is made after.',
  required: 'Configuration ID required',
  unseen: (id: string): string => `${id} is not there, or you do not have access to it.`,
  refused: (id: string, reason: string): string => `${id}: ${reason}`,
  choose: 'Continue',
} as const;
