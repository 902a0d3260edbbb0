import { formatWholeNumber, formatCount } from '../numbers.ts';
import { truncateText } from '../sentences.ts';

export const orderListTexts = {
  updates: 'Updates',
  serviceOrders: 'Service orders',
  search: 'Search orders and serial numbers',
  state: 'State',
  allStates: 'All states',
  type: 'Type',
  allTypes: 'All types',
  count: (count: number): string => formatCount(count, 'order'),
  products: (count: number): string => formatCount(count, 'product'),
  clear: 'Show all orders',
  none: 'No service orders',
  noneFits: 'Nothing fits this search and filter.',
  noneYet: 'Orders to update products will be listed here.',
  create: 'Create order',
  byFirmware: 'Products by firmware',
  toUpdates: 'All updates',
  titled: (id: string, type: string): string => `${id} · ${type}`,
  about: (note: string, state: string): string => (note ? `${state} · ${note}` : state),
} as const;

export const orderPageTexts = {
  itself: 'The service order',
  unseenTitle: (id: string): string => `Order ${id} cannot be shown`,
  unseen: 'It is not there, or you do not have access to it.',
  toOrders: 'All orders',
  createdBy: (person: string, when: string): string => `Created by ${person}, ${when}`,
  by: (person: string): string => `Created by ${person}`,
  board: 'Products',
  shown: 'Products that are shown',
  unread: 'What the products have reported',
  standing: { DONE: 'Done', REJECTED: 'Rejected', WAITING: 'Waiting' },
  shares: (done: number, rejected: number, waiting: number): string =>
    `${formatWholeNumber(done)} done, ${formatWholeNumber(rejected)} rejected, ${formatWholeNumber(waiting)} waiting`,
  empty: 'No products',
  aboutEmpty: 'Nothing is updated before products are put in.',
  noneStands: 'No product stands like this.',
  newFromRejected: (count: number): string => `New order from the ${formatWholeNumber(count)} rejected`,
  note: 'Note',
  noNote: 'No note',
  addTitle: 'Add products',
  add: (count: number): string => `Add ${formatCount(count, 'product')}`,
  remove: (count: number): string => `Remove ${formatCount(count, 'product')}`,
  select: (serialNumber: string): string => `Select ${serialNumber}`,
  selectAll: 'Select all',
  selectNone: 'Select none',
  removeTitle: (id: string): string => `Remove products · ${id}`,
  removeQuestion: (count: number, id: string): string =>
    `Take ${formatCount(count, 'product')} out of ${id}?`,
  removeAction: 'Remove',
  actions: (id: string): string => `Actions of ${id}`,
  delete: 'Delete order',
  deleteTitle: (id: string): string => `Delete · ${id}`,
  deleteQuestion: (id: string, count: number): string =>
    count === 0
      ? `Delete ${id} for good? It has no products.`
      : `Delete ${id} for good? ${formatCount(count, 'product')} will not be updated.`,
  changed: 'The order has changed since you opened it. Look at it again before you change it.',
  gone: 'The order is no longer there.',
  unreadable: 'The order could not be read again. Nothing has been changed.',
  notReported: 'Not reported yet',
  readAt: (time: string): string =>
    `As of ${time}. It is read again every 30 seconds until the order has ended.`,
  fileGone: 'The file of this firmware has been deleted',
  notAdded: (reason: string): string => `These products have not been added. ${reason}`,
  overtaken: (now: string): string =>
    now.trim() === ''
      ? 'Somebody else has emptied the note meanwhile. Save again to put yours in its place.'
      : `Somebody else has changed the note meanwhile, to “${truncateText(now)}”. Save again to put yours in its place.`,
  noteNotSaved: (note: string): string => `Not saved: “${note}”`,
} as const;

type Change = {
  readonly note?: string;
  readonly serialNumbersToAdd?: readonly string[];
  readonly serialNumbersToRemove?: readonly string[];
};

export const orderChangeTexts = {
  createdSomewhere: 'The order has been created',
  created: (id: string): string => `Order ${id} has been created`,
  open: (id: string): string => `Open order ${id}`,
  deleted: (id: string): string => `Order ${id} has been deleted`,
  done: (id: string, { serialNumbersToAdd: added, serialNumbersToRemove: removed }: Change): string => {
    if (added) return `${formatCount(added.length, 'product')} added to ${id}`;
    return removed ? `${formatCount(removed.length, 'product')} removed from ${id}` : `Note of ${id} saved`;
  },
} as const;

export const orderFormTexts = {
  title: 'Create service order',
  order: 'Order',
  type: 'Type',
  firmware: 'Firmware',
  noFirmware: 'Choose the firmware first: it decides which products can take part.',
  note: 'Note',
  noteAbout: 'Customers read it beside the update.',
  noteFromRejected: (id: string): string => `For the products that rejected ${id}`,
  send: (count: number): string =>
    count === 0 ? 'Create order' : `Create order for ${formatCount(count, 'product')}`,
  noProducts: 'No line can take part yet.',
  notChecked: 'The lines are still being checked.',
  notPutIn: 'A number in the field is not put in yet. Put it in, or empty the field.',
  failed:
    'The order was not confirmed. The lines are checked again: those that wait for a new order have been ordered after all.',
} as const;

export const firmwareFormTexts = {
  title: 'Firmware update',
  about: 'The firmware that products are brought to.',
  family: 'Family',
  deviceType: 'Device type',
  name: 'Firmware',
  named: (name: string, type: string): string => `${name} · ${type}`,
  version: 'Version',
  chooseVersion: 'Choose a version',
  none: 'There is no firmware for these products.',
  missing: (firmware: string): string => `There is no firmware ${firmware} any more. Choose another.`,
  action: 'Continue',
  itself: 'The firmware',
} as const;

export const basketTexts = {
  title: 'Serial numbers',
  field: 'Scan, type or paste serial numbers',
  about: 'One a line, or a CSV file. Labels can be scanned at any time on this page.',
  file: 'Choose file',
  fileUnread: 'The file could not be read.',
  put: 'Put in',
  clear: 'Empty',
  putBack: (count: number): string => `Put ${formatCount(count, 'line')} back`,
  /** `left`: lines left out; `room`: lines that can still be added. */
  tooMany: (limit: number, left: number, room: number): string => {
    const said = `An order takes ${formatWholeNumber(limit)} lines at most. ${formatCount(left, 'line')} left out.`;
    if (room === 0) return said;
    return `${said} There is room for ${formatWholeNumber(room)} now: put them in again.`;
  },
  checking: (done: number, all: number): string =>
    `${formatWholeNumber(done)} of ${formatWholeNumber(all)} numbers looked up`,
  checkingLabel: 'Looking up',
  stop: 'Stop',
  goOn: 'Check the rest',
  stopped: (left: number): string => `${formatCount(left, 'line')} not checked`,
  failed: 'Some lines',
  summary: (good: number, bad: number): string =>
    bad === 0
      ? `${formatCount(good, 'line')} can take part`
      : `${formatCount(good, 'line')} can take part, ${formatWholeNumber(bad)} cannot`,
  list: 'Lines of the basket',
  shown: 'Lines that are shown',
  all: 'All',
  good: 'Can take part',
  bad: 'Cannot take part',
  dropBad: (count: number): string => `Drop the ${formatWholeNumber(count)} that cannot`,
  ok: 'Takes part',
  pending: 'Not checked yet',
  drop: (text: string): string => `Drop ${text}`,
  empty: 'No serial numbers yet',
  noneShown: 'No line is like this.',
  leaveTitle: 'Leave the serial numbers?',
  leaveText: (count: number): string =>
    `${formatCount(count, 'line')} of the basket ${count === 1 ? 'is' : 'are'} in no order yet and will be lost.`,
  leaveTypedTitle: 'Leave what you have typed?',
  leaveTypedText: 'It is in no order yet and will be lost.',
  leave: 'Leave',
  fromProducts: 'Reading the products of the list',
  fromProductsFailed: 'The products of the list',
  fromOrder: (id: string): string => `The products that have rejected order ${id}`,
  fromOrderNone: (id: string): string =>
    `No product has rejected order ${id}. Put in the serial numbers yourself.`,
  fromNoOrder: (id: string): string =>
    `Order ${id}, whose rejected products were to be put in, is not there, or you do not have access to it. Put in the serial numbers yourself.`,
} as const;

const updateThisOne = 'Update this one';

export const orderProductsTexts = {
  title: 'Products by firmware',
  matrix: 'Products by family, type and firmware',
  kind: 'Products',
  none: 'Not reported',
  total: 'All',
  cell: (kind: string, version: string, count: number): string =>
    `${kind}, ${version}: ${formatCount(count, 'product')}`,
  reading: (read: number, all: number | undefined): string =>
    all === undefined
      ? `${formatCount(read, 'product')} read`
      : `${formatWholeNumber(read)} of ${formatWholeNumber(all)} products read`,
  readingLabel: 'Reading products',
  stop: 'Stop',
  goOn: 'Read again',
  stopped: (read: number, all: number | undefined): string =>
    all === undefined
      ? `Stopped after ${formatCount(read, 'product')}. The numbers are of those.`
      : `Stopped after ${formatWholeNumber(read)} of ${formatWholeNumber(all)} products. The numbers are of those.`,
  moved: (read: number): string =>
    `Products have come or gone while the list was read: it may lack one of them. ${formatCount(read, 'product')} read.`,
  products: 'Products',
  count: (count: number): string => formatCount(count, 'product'),
  showAll: 'Show all products',
  update: (count: number): string =>
    count === 1 ? updateThisOne : `Update these ${formatWholeNumber(count)}`,
  empty: 'No products',
  noneFits: 'No product fits this.',
  family: 'Family',
  allFamilies: 'All families',
  deviceType: 'Type',
  allTypes: 'Transmitters and receivers',
  firmware: 'Firmware',
  allFirmware: 'Any firmware',
  waits: 'Pending updates',
  anyWaits: 'With and without pending updates',
  onlyWaiting: 'Update pending',
  notWaiting: 'No update pending',
} as const;

export const updateLinkTexts = {
  these: (count: number): string => (count === 1 ? updateThisOne : 'Update these'),
  pendingOrder: (id: string): string => `Update pending, order ${id}`,
} as const;
