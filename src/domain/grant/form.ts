import * as z from 'zod/mini';
import { validateAccountNumber, type Account } from '../account/accounts.ts';
import { formatAccountCountry } from '../account/subsidiaries.ts';
import { toConfigurationId } from '../configuration/id.ts';
import { validateNotOwnEmail } from '../access/granting.ts';
import { permissionTypes, type PermissionType } from '../access/permissionType.ts';
import { isProviderEmail } from '../access/displayName.ts';
import { roles, type Role } from '../access/roles.ts';
import { deviceTypes, grantableFamilies } from '../product/families.ts';
import { findSerialNumber, toSerialNumber } from '../product/serialNumber.ts';
import { isEmailAddress } from '../words/emailAddress.ts';
import { createFormSchema } from '../words/createFormSchema.ts';
import { getGrantRealm, type GrantItem } from './grant.ts';

export const grantSteps = ['Reason', 'Permission', 'Review'] as const;

export const validateGrantEmail = (address: string): string | undefined =>
  isEmailAddress(address) ? undefined : 'A valid e-mail address is required';

export const validateGrantReason = (reason: string): string | undefined =>
  reason.trim() === '' ? 'A reason is required' : undefined;

const typeError = (type: string): string | undefined =>
  permissionTypes.some((known) => known === type) ? undefined : 'A permission type is required';

export const createReasonStepSchema = (self: string) =>
  createFormSchema(
    { address: z.string(), permissionType: z.enum(['', ...permissionTypes]), reason: z.string() },
    {
      address: ({ address }) => validateGrantEmail(address) ?? validateNotOwnEmail(address, self),
      permissionType: ({ permissionType }) => typeError(permissionType),
      reason: ({ reason }) => validateGrantReason(reason),
    },
  );
export type ReasonStepValues = z.infer<ReturnType<typeof createReasonStepSchema>>;

export const validateGrantRoles = (chosen: readonly Role[]): string | undefined =>
  chosen.length === 0 ? 'At least 1 role is required' : undefined;

/**
 * A grant at the account without a customer makes its holder an employee, so the e-mail address has to be the
 * provider's.
 */
export const validateEmployeeAccount = (
  address: string,
  accountNumber: string,
  providerDomain: string,
): string | undefined =>
  getGrantRealm(accountNumber) === 'STAFF' && !isProviderEmail(address, providerDomain)
    ? `Choose a customer: without one, permissions are for employees with an address at ${providerDomain}`
    : undefined;

const idError = (id: string): string | undefined =>
  id.trim() === '' ? 'A configuration ID is required' : undefined;

const serialNumberError = (serialNumber: string): string | undefined =>
  findSerialNumber(serialNumber) ? undefined : 'A valid serial number is required';

type About = Pick<ReasonStepValues, 'address' | 'permissionType'> & {
  readonly providerDomain: string;
  readonly rolesAt?: (accountNumber: string) => readonly Role[] | undefined;
};

/** Second step of the form. `permissionType` decides which of its fields are required. */
export const createPermissionStepSchema = ({ address, permissionType, providerDomain, rolesAt }: About) =>
  createFormSchema(
    {
      accountNumber: z.string(),
      configurationId: z.string(),
      productFamily: z.enum(grantableFamilies),
      deviceType: z.enum(deviceTypes),
      serialNumber: z.string(),
      roles: z.array(z.enum(roles)),
    },
    {
      accountNumber: ({ accountNumber }) =>
        validateAccountNumber(accountNumber) ??
        validateEmployeeAccount(address, accountNumber, providerDomain),
      configurationId: ({ configurationId }) =>
        permissionType === 'CONFIGURATION_ACCESS' ? idError(configurationId) : undefined,
      serialNumber: ({ serialNumber }) =>
        permissionType === 'PRODUCT_ACCESS' ? serialNumberError(serialNumber) : undefined,
      roles: ({ roles: chosen, accountNumber }) => {
        if (permissionType !== 'ELEVATED_PERMISSIONS') return undefined;
        const offered = rolesAt?.(accountNumber) ?? chosen;
        return validateGrantRoles(chosen.filter((role) => offered.includes(role)));
      },
    },
  );
export type PermissionStepValues = z.infer<ReturnType<typeof createPermissionStepSchema>>;

type Step = 0 | 1 | 2;

export function findFirstOpenStep(
  reason: ReasonStepValues,
  permission: PermissionStepValues,
  about: { readonly self: string; readonly providerDomain: string },
): Step {
  if (!createReasonStepSchema(about.self).safeParse(reason).success) return 0;
  return createPermissionStepSchema({ ...reason, ...about }).safeParse(permission).success ? 2 : 1;
}

export const initialReasonStep: ReasonStepValues = { address: '', permissionType: '', reason: '' };
export const initialPermissionStep: PermissionStepValues = {
  accountNumber: '',
  configurationId: '',
  productFamily: 'G6',
  deviceType: 'PCU',
  serialNumber: '',
  roles: [],
};

type ChosenItem = Pick<
  PermissionStepValues,
  'configurationId' | 'productFamily' | 'deviceType' | 'serialNumber'
>;

export function toGrantItem(type: PermissionType | '', permission: ChosenItem): GrantItem | null {
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
  return `This ${what} does not belong to ${customer.accountName} (${formatAccountCountry(customer.dataArea ?? '')})`;
}

export const validateGrantedProduct = (found: Found, customer: Account): string | undefined =>
  itemError('product', found, customer);

export const validateGrantedConfiguration = (found: Found, customer: Account): string | undefined =>
  itemError('configuration', found, customer);

const heldRole = z.custom<Role>((value) => typeof value === 'string');

export const rolesFormSchema = createFormSchema(
  { roles: z.array(heldRole), passesOn: z.boolean(), reason: z.string() },
  {
    roles: ({ roles: chosen }) => validateGrantRoles(chosen),
    reason: ({ reason }) => validateGrantReason(reason),
  },
);
export type RolesFormValues = z.infer<typeof rolesFormSchema>;

export const singleGrantFormSchema = createFormSchema(
  {
    permissionType: z.enum(['CONFIGURATION_ACCESS', 'PRODUCT_ACCESS']),
    configurationId: z.string(),
    productFamily: z.enum(grantableFamilies),
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
export type SingleGrantFormValues = z.infer<typeof singleGrantFormSchema>;

export const bulkGrantFormSchema = createFormSchema(
  { addresses: z.string(), reason: z.string(), roles: z.array(z.enum(roles)) },
  {
    addresses: ({ addresses }) => (addresses.trim() === '' ? validateGrantEmail('') : undefined),
    reason: ({ reason }) => validateGrantReason(reason),
    roles: ({ roles: chosen }) => validateGrantRoles(chosen),
  },
);
export type BulkGrantFormValues = z.infer<typeof bulkGrantFormSchema>;
