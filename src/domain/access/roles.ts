import { formatUnknownMember, createEnumTable } from '../words/enumTable.ts';

export const roles = [
  'GUEST',
  'BASIC',
  'SUPPORT',
  'PRODUCTION',
  'PRODUCTION_ADMIN',
  'SALES_ENGINEER',
  'APPLICATION_ENGINEER',
  'DEVELOPER',
  'APPROVER',
  'GRANTER',
  'ADMIN',
  'KB_MAX',
] as const;
export type Role = (typeof roles)[number];

/** STAFF is the provider's own realm, which the server calls by the product code; NONE is for guests. */
export const realms = ['NONE', 'STAFF', 'CUSTOMER', 'CUST_GROUP', 'OWNER', 'PRODUCT', 'APP'] as const;
export type Realm = (typeof realms)[number];

export type Unit = {
  readonly realm: Realm;
  readonly accountNumber: string;
  readonly roles: readonly Role[];
};

export function parseRealm(wire: string, productCode: string): Realm | undefined {
  if (wire === productCode) return 'STAFF';
  return realms.find((realm) => realm === wire && realm !== 'STAFF');
}

export const isStaffRealm = (wire: string, productCode: string): boolean =>
  parseRealm(wire, productCode) === 'STAFF';

/** Whether a realm, in the server's spelling, opens every account of a customer group. */
export const isCustomerGroupRealm = (wire: string): boolean => wire === ('CUST_GROUP' satisfies Realm);

export function serializeRealm(realm: Realm, productCode: string): string {
  return realm === 'STAFF' ? productCode : realm;
}

export const roleLabel: Record<Role, string> = createEnumTable(
  {
    GUEST: 'Guest',
    BASIC: 'Basic',
    SUPPORT: 'Support',
    PRODUCTION: 'Production',
    PRODUCTION_ADMIN: 'Production administrator',
    SALES_ENGINEER: 'Sales engineer',
    APPLICATION_ENGINEER: 'Application engineer',
    DEVELOPER: 'Developer',
    APPROVER: 'Approver',
    GRANTER: 'Granter',
    ADMIN: 'Administrator',
    KB_MAX: '3D configurator',
  },
  formatUnknownMember,
);

export const realmLabel: Record<Realm, string> = createEnumTable(
  {
    NONE: 'Nowhere',
    STAFF: 'Employees',
    CUSTOMER: 'Customer',
    CUST_GROUP: 'Customer group',
    OWNER: 'Owner',
    PRODUCT: 'Product',
    APP: 'App',
  },
  formatUnknownMember,
);

export const roleDescription: Readonly<Record<Role, string | undefined>> = {
  GUEST: 'May request access to products',
  BASIC: "Customer who sees the customer's products",
  SUPPORT: 'Provider employee who sees configurations and products',
  PRODUCTION: 'Sees products, configurations and their artefacts',
  PRODUCTION_ADMIN: 'Administers milling resources',
  SALES_ENGINEER: undefined,
  APPLICATION_ENGINEER: 'Has access, and creates new configurations and products',
  DEVELOPER: undefined,
  APPROVER: 'Reviews and approves configurations',
  GRANTER:
    "Grants access to internal and external users or, for customers, to other users on the customer's behalf",
  ADMIN: "Administers all resources of the configurator and portal, or of the customer's own resources",
  KB_MAX: undefined,
};
