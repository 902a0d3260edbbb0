import * as z from 'zod/mini';
import { accountError, type Account } from '../account/accounts.ts';
import { countryOf } from '../account/subsidiaries.ts';
import { toConfigurationId } from '../configuration/id.ts';
import { ownAddressError } from '../access/granting.ts';
import { permissionTypes, type PermissionType } from '../access/permissionType.ts';
import { isProviderAddress } from '../access/displayName.ts';
import { roles, type Role } from '../access/roles.ts';
import { deviceTypes, grantedFamilies } from '../product/families.ts';
import { serialNumberIn, toSerialNumber } from '../product/serialNumber.ts';
import { isEmailAddress } from '../words/emailAddress.ts';
import { formSchema } from '../words/formSchema.ts';
import { realmAt, type GrantItem } from './grant.ts';

export const grantStages = ['Reason', 'Permission', 'Review'] as const;

export const addressError = (address: string): string | undefined =>
  isEmailAddress(address) ? undefined : 'A valid e-mail address is required';

export const reasonError = (reason: string): string | undefined =>
  reason.trim() === '' ? 'A reason is required' : undefined;

const typeError = (type: string): string | undefined =>
  permissionTypes.some((known) => known === type) ? undefined : 'A permission type is required';

export const reasonStep = (self: string) =>
  formSchema(
    { address: z.string(), permissionType: z.enum(['', ...permissionTypes]), reason: z.string() },
    {
      address: ({ address }) => addressError(address) ?? ownAddressError(address, self),
      permissionType: ({ permissionType }) => typeError(permissionType),
      reason: ({ reason }) => reasonError(reason),
    },
  );
export type ReasonStep = z.infer<ReturnType<typeof reasonStep>>;

export const rolesError = (chosen: readonly Role[]): string | undefined =>
  chosen.length === 0 ? 'At least 1 role is required' : undefined;

/** The account without a customer is the employees': whoever is granted something there counts as one. */
export const employeesOnlyError = (
  address: string,
  accountNumber: string,
  providerDomain: string,
): string | undefined =>
  realmAt(accountNumber) === 'STAFF' && !isProviderAddress(address, providerDomain)
    ? `Choose a customer: without one, permissions are for employees with an address at ${providerDomain}`
    : undefined;

const idError = (id: string): string | undefined =>
  id.trim() === '' ? 'A configuration ID is required' : undefined;

const serialNumberError = (serialNumber: string): string | undefined =>
  serialNumberIn(serialNumber) ? undefined : 'A valid serial number is required';

type About = Pick<ReasonStep, 'address' | 'permissionType'> & {
  readonly providerDomain: string;
  readonly rolesAt?: (accountNumber: string) => readonly Role[] | undefined;
};

/** Second step: at which customer, and what. The kind that was chosen decides which of the fields count. */
export const permissionStep = ({ address, permissionType, providerDomain, rolesAt }: About) =>
  formSchema(
    {
      accountNumber: z.string(),
      configurationId: z.string(),
      productFamily: z.enum(grantedFamilies),
      deviceType: z.enum(deviceTypes),
      serialNumber: z.string(),
      roles: z.array(z.enum(roles)),
    },
    {
      accountNumber: ({ accountNumber }) =>
        accountError(accountNumber) ?? employeesOnlyError(address, accountNumber, providerDomain),
      configurationId: ({ configurationId }) =>
        permissionType === 'CONFIGURATION_ACCESS' ? idError(configurationId) : undefined,
      serialNumber: ({ serialNumber }) =>
        permissionType === 'PRODUCT_ACCESS' ? serialNumberError(serialNumber) : undefined,
      roles: ({ roles: chosen, accountNumber }) => {
        if (permissionType !== 'ELEVATED_PERMISSIONS') return undefined;
        const offered = rolesAt?.(accountNumber) ?? chosen;
        return rolesError(chosen.filter((role) => offered.includes(role)));
      },
    },
  );
export type PermissionStep = z.infer<ReturnType<typeof permissionStep>>;

type Step = 0 | 1 | 2;

export function firstOpenStep(
  reason: ReasonStep,
  permission: PermissionStep,
  about: { readonly self: string; readonly providerDomain: string },
): Step {
  if (!reasonStep(about.self).safeParse(reason).success) return 0;
  return permissionStep({ ...reason, ...about }).safeParse(permission).success ? 2 : 1;
}

export const initialReason: ReasonStep = { address: '', permissionType: '', reason: '' };
export const initialPermission: PermissionStep = {
  accountNumber: '',
  configurationId: '',
  productFamily: 'G6',
  deviceType: 'PCU',
  serialNumber: '',
  roles: [],
};

type ChosenItem = Pick<PermissionStep, 'configurationId' | 'productFamily' | 'deviceType' | 'serialNumber'>;

export function chosenItem(type: PermissionType | '', permission: ChosenItem): GrantItem | null {
  const { configurationId, productFamily, deviceType, serialNumber } = permission;
  if (type === 'CONFIGURATION_ACCESS') {
    return { configurationId: toConfigurationId(configurationId), productItem: null };
  }
  if (type !== 'PRODUCT_ACCESS') return null;
  return {
    configurationId: null,
    productItem: { productFamily, deviceType, serialNumber: toSerialNumber(serialNumber) },
  };
}

type Found = { readonly account: Pick<Account, 'accountNumber'> | null } | null;

function itemError(what: 'product' | 'configuration', found: Found, customer: Account): string | undefined {
  if (!found) return `This ${what} does not exist or you do not have access to it`;
  if (found.account?.accountNumber === customer.accountNumber) return undefined;
  return `This ${what} does not belong to ${customer.accountName} (${countryOf(customer.dataArea ?? '')})`;
}

export const productError = (found: Found, customer: Account): string | undefined =>
  itemError('product', found, customer);

export const configurationError = (found: Found, customer: Account): string | undefined =>
  itemError('configuration', found, customer);

const heldRole = z.custom<Role>((value) => typeof value === 'string');

export const rolesForm = formSchema(
  { roles: z.array(heldRole), passesOn: z.boolean(), reason: z.string() },
  {
    roles: ({ roles: chosen }) => rolesError(chosen),
    reason: ({ reason }) => reasonError(reason),
  },
);
export type RolesForm = z.infer<typeof rolesForm>;

export const unitForm = formSchema(
  {
    permissionType: z.enum(['CONFIGURATION_ACCESS', 'PRODUCT_ACCESS']),
    configurationId: z.string(),
    productFamily: z.enum(grantedFamilies),
    deviceType: z.enum(deviceTypes),
    serialNumber: z.string(),
  },
  {
    configurationId: ({ permissionType, configurationId }) =>
      permissionType === 'CONFIGURATION_ACCESS' ? idError(configurationId) : undefined,
    serialNumber: ({ permissionType, serialNumber }) =>
      permissionType === 'PRODUCT_ACCESS' ? serialNumberError(serialNumber) : undefined,
  },
);
export type UnitForm = z.infer<typeof unitForm>;

export const manyForm = formSchema(
  { addresses: z.string(), reason: z.string(), roles: z.array(z.enum(roles)) },
  {
    addresses: ({ addresses }) => (addresses.trim() === '' ? addressError('') : undefined),
    reason: ({ reason }) => reasonError(reason),
    roles: ({ roles: chosen }) => rolesError(chosen),
  },
);
export type ManyForm = z.infer<typeof manyForm>;
