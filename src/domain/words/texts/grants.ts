import { wholeNumber, countText } from '../numbers.ts';
import { visibleText } from '../visibleText.ts';
import { sentences } from '../sentences.ts';

export const grantTexts = {
  nothing: 'nothing',
  noAccess: 'No access',
  rolesLine: (roles: string) => `Roles: ${roles}`,
  mayGrant: (roles: string) => `May grant ${roles}`,
  /** What of a grant has moved, in the middle of a sentence. */
  parts: { roles: 'roles', givesOn: 'roles that may be granted on', items: 'single permissions' },
  moved: (part: string, before: string, now: string) => `The ${part}: ${before} before, ${now} now.`,
  amongEmployees: 'among the employees',
  atCustomer: (name: string) => `at ${name}`,
  /** `place` is such as “at Crane Works”, here and below. */
  granted: (what: string, place: string) => sentences([`Granted ${what} ${place}`]),
  permission: 'Permission',
  note: 'Note',
  noNote: 'No note',
  wholeNote: 'Whole note',
  changed: 'Changed',
  changedSince: (since: string) => `Changed ${since}`,
  /** Beside a role that is held in a realm with a name. */
  inRealm: (realm: string, roles: string) => `${realm}: ${roles}`,
  itemCount: (count: number) => countText(count, 'single permission'),
  held: (parts: readonly string[]) => parts.join(' · '),
  accountAt: (name: string, number: string) => `${name} · ${number}`,
} as const;

export const createPermissionTexts = {
  title: 'Create permission',
  stages: 'Steps',
  vetting:
    "By granting a permission you attest that you have followed the customer's vetting process for everybody you grant it to.",
  address: 'E-mail address',
  type: 'Permission type',
  reason: 'Reason',
  aboutReason: 'It is kept in the note of the grant, with your address and the date.',
  customer: 'Customer',
  chooseCustomer: 'Choose a customer',
  configuration: 'Configuration ID',
  aboutConfiguration: 'The 20 last modified of the customer, or any other by its ID.',
  family: 'Product family',
  device: 'Product type',
  serialNumber: 'Serial number',
  aboutSerialNumber: 'Seven digits, the first of them 0 or 1.',
  roles: 'Roles',
  noRoles: 'You may grant no roles at this customer.',
  rolesUnknown: 'The roles could not be read.',
  readingRoles: 'Reading the roles you may grant…',
  delegates: (roles: string) => `May then grant to others: ${roles}.`,
  delegatesNothing: 'May grant nothing to others.',
  looking: 'Looking it up…',
  previous: 'Previous',
  next: 'Next',
  grant: 'Grant',
  access: 'Access of this person, now and afterwards',
  account: 'Customer',
  now: 'Now',
  after: 'After',
  unchanged: 'Unchanged',
  reading: 'Access of the person',
  stepCreate: (place: string) => `Create the basic permission ${place}, with the reason`,
  stepAppend: 'Append the reason to the note',
  stepItem: (item: string) => `Open ${item}`,
  stepRoles: (roles: string) => `Save the roles ${roles}`,
  stopped: 'Granting stopped in the middle. Grant goes on at the first step that is not done.',
  closed: (address: string) =>
    `The grant to ${visibleText(address)} was closed in the middle. Opened again, it goes on at the first step that is not done.`,
  already: (address: string) => `${address} has this permission already.`,
  moved: 'The access of this person has changed since you looked:',
  movedAgain: 'Nothing was written. Grant again to go on with what is there now.',
  /** `moves` are sentences. */
  merged: (moves: string) => `Somebody else has changed this grant meanwhile, and theirs was kept. ${moves}`,
  crowded: 'Others are writing to this grant right now. Try again in a moment.',
  done: (address: string) => `Permission granted to ${address}`,
  open: (address: string) => `Open permissions of ${address}`,
} as const;

export const permissionsPageTexts = {
  title: 'Permissions',
  create: 'Create permission',
  search: 'Search customers and addresses',
  view: 'Show',
  views: { customers: 'Customers', people: 'People' },
  order: 'Order',
  orders: { NAME: 'By name', GRANTED: 'With grants first' },
  customers: 'Customers you may grant for',
  people: 'People with access',
  peopleCount: (count: number) =>
    count === 1 ? '1 person' : count === 0 ? 'Nobody yet' : `${wholeNumber(count)} people`,
  customerCount: (count: number) => countText(count, 'customer'),
  all: 'The permissions',
  none: 'Nothing found',
  noneFits: 'No customer or address fits this search.',
  nobody: 'Nobody has been granted anything here yet.',
  nowhere: 'You grant for no customer',
  ofCustomer: (place: string) => `Permissions ${place}`,
  customerPermissions: 'The permissions of the customer',
  unseen: 'These permissions cannot be shown',
  unseenWhy: 'There is no such customer, or you do not grant for it.',
  toPermissions: 'All permissions',
  searchHere: 'Search addresses, configurations and serial numbers',
  review: 'Review access',
  many: 'Grant to many',
  throughGroup: (group: string) => `Through the customer group ${group}`,
  grantedAt: (place: string) => `granted ${place}`,
  nothingOf: (address: string) => `${address} has no permission here`,
  grantTo: 'Grant a permission',
} as const;

export const holdingTexts = {
  roles: 'Roles',
  ofGroup: (group: string) =>
    group === ''
      ? 'This opens the account: it belongs to no group.'
      : sentences([`This opens every account of the customer group ${group}`]),
  noRoles: 'No roles: single permissions only.',
  noBase: 'Grant a permission first: there is nothing to add this to.',
  noUnits: 'Employees are granted roles only.',
  single: 'Single permissions',
  noneSingle: 'No single permissions.',
  lastChanged: 'Last changed',
  addPermission: 'Grant more',
  changeRoles: 'Change roles',
  delegation: 'May grant to others',
  addUnit: 'Open a configuration or product',
  revokeAll: 'Revoke everything',
  revokeItem: (item: string) => `Revoke ${item}`,
  revoke: 'Revoke',
  revokeOf: (address: string) => `Revoke the permission of ${address}`,
  revokeAllTitle: 'Revoke everything',
  revokeAllQuestion: (address: string, place: string) =>
    `Revoke everything that ${address} was granted ${place}? Roles and single permissions end at once.`,
  revokeItemTitle: 'Revoke permission',
  revokeItemQuestion: (item: string, address: string, place: string) =>
    `Revoke ${item} of ${address} ${place}? It ends at once.`,
  revokedAll: (address: string) => `Everything of ${address} was revoked`,
  revokedItem: (item: string, address: string) => `${item} of ${address} was revoked`,
  gone: (address: string, place: string) => `This grant of ${address} ${place} has been revoked meanwhile.`,
  rolesTitle: (address: string) => `Roles of ${address}`,
  rolesAre: 'Roles',
  kept: 'You may not change this role.',
  passOn: 'May grant these roles to others',
  passOnNothing: 'Only Granters and Administrators grant to others.',
  savedRoles: (address: string) => `Roles of ${address} saved`,
  addedUnit: (item: string, address: string) => `${item} opened for ${address}`,
  addUnitTitle: (address: string) => `Open for ${address}`,
  addUnitAction: 'Open',
  unitKind: 'What to open',
  unitKinds: { CONFIGURATION_ACCESS: 'Configuration', PRODUCT_ACCESS: 'Product' },
} as const;

export const grantReviewTexts = {
  itself: 'The access review',
  title: (name: string) => `Access review of ${name}`,
  trail: 'Permissions',
  about:
    'The grants that nobody has touched for the longest time come first. Keeping one says so in its note; revoking one ends it at once. The result is kept in this tab until you sign out.',
  list: 'Grants under review',
  /** Reason in the note of a grant that was kept. */
  kept: 'Reviewed and kept',
  keptBare: 'You may keep it, without an entry in its note.',
  moved: 'This grant has changed since you looked. Look at it again before you keep it.',
  keep: 'Keep',
  revoke: 'Revoke',
  previous: 'Previous grant',
  next: 'Next grant',
  export: 'Export result',
  none: 'Nothing to review',
  noneWhy: 'Nobody has been granted anything at this customer.',
  done: 'All grants are reviewed',
  doneWhy: 'Export the result, or go back and look at one again.',
  place: (place: number, count: number) => `${wholeNumber(place)} of ${wholeNumber(count)}`,
  tally: (kept: number, revoked: number, open: number) =>
    `${wholeNumber(kept)} kept, ${wholeNumber(revoked)} revoked, ${wholeNumber(open)} to go`,
  decisions: { KEEP: 'Kept', REVOKE: 'Revoked' },
  undecided: 'Not reviewed',
  columns: [
    'Account',
    'Customer',
    'Address',
    'Permission',
    'Roles',
    'May grant',
    'Last changed',
    'Decision',
    'Decided by',
    'Decided',
  ],
} as const;

export const pastedTexts = {
  title: (place: string) => `Grant to many ${place}`,
  addresses: 'E-mail addresses',
  aboutAddresses: 'One a line, or with commas between. "Name <address>" is read too.',
  verdicts: 'Verdict on each address',
  willGrant: 'Will be granted',
  granted: 'Granted',
  granting: 'Granting…',
  failed: (why: string) => `Not granted: ${why}`,
  twice: 'Stands here twice',
  holds: 'Has these roles already',
  tooMany: (most: number) => `Only ${wholeNumber(most)} addresses at once`,
  count: (granted: number, all: number) => `${wholeNumber(granted)} of ${wholeNumber(all)} will be granted`,
  someFailed: (count: number) =>
    `${countText(count, 'grant')} could not be made. Those that were made stay; try again for the others.`,
  /** Of a dialog that was closed in the middle. */
  stopped: (count: number) =>
    count === 1
      ? 'Granted to 1 address before it was closed. The others are left as they were.'
      : `Granted to ${wholeNumber(count)} addresses before it was closed. The others are left as they were.`,
  notShown: (count: number) => `and ${wholeNumber(count)} more`,
  noneLeft: 'No address is left to grant to',
  action: (count: number) => `Grant to ${wholeNumber(count)}`,
  done: (count: number) =>
    count === 1 ? 'Granted to 1 address' : `Granted to ${wholeNumber(count)} addresses`,
} as const;
