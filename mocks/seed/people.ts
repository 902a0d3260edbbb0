import { defaultAccountNumber } from '../../src/domain/account/accounts.ts';
import type { Realm, Role } from '../../src/domain/access/roles.ts';
import type { Settings } from '../run/settings.ts';
import type { SeedPerson } from '../store/records.ts';
import { customerAccountNumber, groupAccountNumber, partnerAccountNumber } from './accounts.ts';

/** Can sign in, but the blacklist refuses access. */
export const blockedPersonEmail = 'blocked.person@visitor.example';

type Row = readonly [name: string, label: string, roles: readonly Role[]];

const staff: readonly Row[] = [
  ['Staff Administrator', 'Administers everything', ['ADMIN']],
  ['Configuration Approver', 'Reviews, approves and releases', ['APPROVER']],
  ['Application Engineer', 'Configures and hands in', ['APPLICATION_ENGINEER']],
  ['Second Engineer', 'Another application engineer', ['APPLICATION_ENGINEER']],
  ['Quote Engineer', 'Application engineer with the 3D configurator', ['APPLICATION_ENGINEER', 'KB_MAX']],
  [
    'Production Engineer',
    'Application engineer and production administrator',
    ['APPLICATION_ENGINEER', 'PRODUCTION_ADMIN'],
  ],
  ['Production Worker', 'Scans and mills', ['PRODUCTION']],
  ['Production Administrator', 'Administers milling', ['PRODUCTION_ADMIN']],
  ['Sales Engineer', 'Sees configurations and products', ['SALES_ENGINEER']],
  ['Support Engineer', 'Sees configurations and products', ['SUPPORT']],
  ['Software Developer', 'Sees everything technical', ['DEVELOPER']],
  ['Access Granter', 'Grants access to anybody', ['GRANTER']],
];

/** People of other organisations, by realm, account and mail domain. */
const others: readonly (readonly [Realm, accountNumber: string, domain: string, people: readonly Row[]])[] = [
  [
    'CUSTOMER',
    customerAccountNumber,
    'customer.example',
    [
      ['Customer Engineer', 'Configures for one customer', ['APPLICATION_ENGINEER']],
      ['Customer Basic', "Sees one customer's products", ['BASIC']],
      ['Customer Administrator', 'Administers one customer', ['ADMIN']],
      ['Customer Granter', 'Grants access for one customer', ['GRANTER']],
    ],
  ],
  [
    'CUST_GROUP',
    groupAccountNumber,
    'group.example',
    [['Group Engineer', 'Configures for a group of customers', ['APPLICATION_ENGINEER']]],
  ],
  [
    'CUSTOMER',
    partnerAccountNumber,
    'partner.example',
    [['Partner Engineer', 'Was granted one configuration of another customer', ['APPLICATION_ENGINEER']]],
  ],
  ['NONE', defaultAccountNumber, 'visitor.example', [['Invited Guest', 'May request access', ['GUEST']]]],
];

function person(name: string, label: string, domain: string, units: SeedPerson['units']): SeedPerson {
  const [firstName = '', lastName = ''] = name.split(' ');
  const email = `${firstName}.${lastName}@${domain}`.toLowerCase();
  return { azureId: `azure-${email}`, firstName, lastName, email, label, units };
}

/**
 * Everyone who can sign in: one person for each role and realm, one without a realm, and one on the
 * blacklist.
 */
export const createPeople = ({ providerDomain }: Pick<Settings, 'providerDomain'>): readonly SeedPerson[] => [
  ...staff.map(([name, label, roles]) =>
    person(name, label, providerDomain, [{ realm: 'STAFF', accountNumber: defaultAccountNumber, roles }]),
  ),
  ...others.flatMap(([realm, accountNumber, domain, people]) =>
    people.map(([name, label, roles]) => person(name, label, domain, [{ realm, accountNumber, roles }])),
  ),
  person('New Person', 'Belongs nowhere yet', 'visitor.example', []),
  person('Blocked Person', 'Is kept out by the blacklist', 'visitor.example', []),
];
