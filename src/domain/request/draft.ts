import * as z from 'zod/mini';
import { listGrantableAccounts } from '../access/granting.ts';
import { permissionTypes, type PermissionType } from '../access/permissionType.ts';
import { isProviderEmail } from '../access/displayName.ts';
import { roles, type Realm, type Role, type Unit } from '../access/roles.ts';
import { isStaff } from '../access/unitFlags.ts';
import { allowedDecision, checkRole, createRefusal, type Decision } from '../access/decision.ts';
import { toLookupConfigurationId } from '../configuration/id.ts';
import {
  defaultFamily,
  deviceTypes,
  isProductFamily,
  productFamilies,
  type DeviceType,
} from '../product/families.ts';
import { findSerialNumber, toSerialNumber } from '../product/serialNumber.ts';
import { isEmailAddress, isSameEmail } from '../words/emailAddress.ts';
import { createFormSchema } from '../words/createFormSchema.ts';
import {
  defaultPhoneCountry,
  formatInternationalMobile,
  validateMobileNumber,
  toPhoneCountryCode,
} from '../words/phone.ts';
import { requestRefusalTexts } from '../words/texts/requests.ts';
import { checkRequestCreation } from './authority.ts';
import { canRequestOnBehalf } from './permission.ts';

export type Requester = {
  readonly email: string;
  readonly units: readonly Unit[];
  readonly providerDomain: string;
};

const requestTypeSchema = z.enum(permissionTypes);

export const getForcedRequestKind = (
  reporterEmail: string,
  providerDomain: string,
): { readonly requestType: PermissionType; readonly realm: Realm } =>
  isProviderEmail(reporterEmail, providerDomain)
    ? { requestType: 'ELEVATED_PERMISSIONS', realm: 'STAFF' }
    : { requestType: 'PRODUCT_ACCESS', realm: 'CUSTOMER' };

export const listAffiliations = (units: readonly Unit[]): readonly string[] =>
  isStaff(units)
    ? []
    : [
        ...new Set(units.filter(({ realm }) => realm !== 'NONE').map(({ accountNumber }) => accountNumber)),
      ].filter(Boolean);

export type RequestKindOption = { readonly requestType: PermissionType; readonly decision: Decision };

/**
 * People with an e-mail address of the provider can only request elevated permissions; others can where they
 * are affiliated with an account. Kinds that are never possible are not listed.
 */
export function listRequestKindOptions(
  reporterEmail: string,
  { units, providerDomain }: Requester,
): readonly RequestKindOption[] {
  const isProviders = isProviderEmail(reporterEmail, providerDomain);
  const hasAffiliation = listAffiliations(units).length > 0;
  const ofThings: Decision = isProviders
    ? createRefusal('SUBJECT', requestRefusalTexts.things)
    : allowedDecision;
  const elevated: Decision = isProviders
    ? allowedDecision
    : isStaff(units)
      ? createRefusal('SUBJECT', requestRefusalTexts.employees)
      : checkRole(hasAffiliation, requestRefusalTexts.affiliated);
  const isOffered = isProviders || isStaff(units) || hasAffiliation;
  return [
    { requestType: 'PRODUCT_ACCESS', decision: ofThings },
    { requestType: 'CONFIGURATION_ACCESS', decision: ofThings },
    ...(isOffered ? [{ requestType: 'ELEVATED_PERMISSIONS' as const, decision: elevated }] : []),
  ];
}

export const canChooseRequestKind = (
  requestType: PermissionType,
  reporterEmail: string,
  requester: Requester,
): boolean =>
  listRequestKindOptions(reporterEmail, requester).some(
    (option) => option.requestType === requestType && option.decision.allowed,
  );

const aboutShape = {
  reporterEmail: z.string(),
  requestType: requestTypeSchema,
  description: z.string(),
  /** Mobile number as it was typed, and the country it is dialled from. */
  mobile: z.string(),
  mobileCountry: z.string(),
};

function reporterError(
  reporterEmail: string,
  { email, units, providerDomain }: Requester,
): string | undefined {
  if (!isEmailAddress(reporterEmail)) return 'A valid e-mail address is required';
  const isEmployees = isProviderEmail(reporterEmail, providerDomain);
  const request = { reporterEmail, realm: 'STAFF', affiliation: null };
  return isEmployees && !checkRequestCreation(units, email, request).allowed
    ? requestRefusalTexts.forEmployee
    : undefined;
}

export const createRequestAboutFormSchema = (requester: Requester) =>
  createFormSchema(aboutShape, {
    reporterEmail: ({ reporterEmail }) => reporterError(reporterEmail, requester),
    description: ({ description }) =>
      description.trim() === '' ? 'A description of your request is required' : undefined,
    mobile: ({ mobile, mobileCountry }) => validateMobileNumber(mobile, toPhoneCountryCode(mobileCountry)),
  });
export type RequestAboutValues = z.infer<ReturnType<typeof createRequestAboutFormSchema>>;

const subjectShape = {
  requestType: requestTypeSchema,
  realm: z.enum(['STAFF', 'CUSTOMER']),
  productFamily: z.enum(productFamilies),
  deviceType: z.enum(deviceTypes),
  serialNumber: z.string(),
  serialNumberRepeat: z.string(),
  configurationId: z.string(),
  accountNumber: z.string(),
  requestedRoles: z.array(z.enum(roles)),
};

type SubjectValues = z.infer<ReturnType<typeof z.object<typeof subjectShape>>>;

const when =
  (requestType: PermissionType, rule: (values: SubjectValues) => string | undefined) =>
  (values: SubjectValues): string | undefined =>
    values.requestType === requestType ? rule(values) : undefined;

export const isCustomerRealm = (realm: Realm): boolean => realm === 'CUSTOMER';

export const requestSubjectFormSchema = createFormSchema(subjectShape, {
  serialNumber: when('PRODUCT_ACCESS', ({ serialNumber }) =>
    findSerialNumber(serialNumber) ? undefined : 'A valid serial number is required',
  ),
  serialNumberRepeat: when('PRODUCT_ACCESS', ({ serialNumber, serialNumberRepeat }) =>
    toSerialNumber(serialNumberRepeat) === toSerialNumber(serialNumber)
      ? undefined
      : "The serial numbers don't match",
  ),
  configurationId: when('CONFIGURATION_ACCESS', ({ configurationId }) =>
    toLookupConfigurationId(configurationId) === '' ? 'A configuration ID is required' : undefined,
  ),
  accountNumber: when('ELEVATED_PERMISSIONS', ({ realm, accountNumber }) =>
    isCustomerRealm(realm) && accountNumber === '' ? 'A customer is required' : undefined,
  ),
  requestedRoles: when('ELEVATED_PERMISSIONS', ({ requestedRoles }) =>
    requestedRoles.length === 0 ? 'At least 1 role is required' : undefined,
  ),
});
export type RequestSubjectValues = z.infer<typeof requestSubjectFormSchema>;

export type RequestDraft = RequestAboutValues & RequestSubjectValues;

export function createRequestDraft(requester: Requester): RequestDraft {
  return {
    reporterEmail: requester.email,
    description: '',
    mobile: '',
    mobileCountry: defaultPhoneCountry,
    productFamily: defaultFamily,
    deviceType: 'PCU',
    serialNumber: '',
    serialNumberRepeat: '',
    configurationId: '',
    requestedRoles: ['BASIC'],
    ...resolveRequestDefaults(requester.email, requester),
  };
}

/** Account numbers at which a user may request for a reporter; undefined: at any that they know. */
export function listRequestCustomers(
  reporterEmail: string,
  { email, units }: Pick<Requester, 'email' | 'units'>,
): readonly string[] | undefined {
  const accounts = listGrantableAccounts(units);
  return isSameEmail(reporterEmail, email) || accounts === 'ALL' ? undefined : accounts;
}

type Chosen = Partial<Pick<RequestDraft, 'requestType' | 'accountNumber'>>;

/**
 * The chosen kind and account where the reporter may have them; else the kind that the e-mail address forces,
 * and their first account.
 */
export function resolveRequestDefaults(
  reporterEmail: string,
  requester: Requester,
  { requestType: chosen, accountNumber = '' }: Chosen = {},
): Pick<RequestDraft, 'requestType' | 'realm' | 'accountNumber'> {
  const { requestType, realm } = getForcedRequestKind(reporterEmail, requester.providerDomain);
  const customers = listRequestCustomers(reporterEmail, requester);
  const isChosen = accountNumber !== '' && (customers?.includes(accountNumber) ?? true);
  const [first = ''] = customers ?? listAffiliations(requester.units);
  return {
    requestType: chosen && canChooseRequestKind(chosen, reporterEmail, requester) ? chosen : requestType,
    realm: realm === 'STAFF' ? 'STAFF' : 'CUSTOMER',
    accountNumber: isChosen ? accountNumber : first,
  };
}

/** What the user was refused, and the beginning of the text that asks for it. */
export type RequestPrefill = {
  readonly requestType?: PermissionType;
  readonly configurationId?: string;
  readonly product?: {
    readonly productFamily: string;
    readonly deviceType: DeviceType;
    readonly serialNumber: string;
  };
  readonly roles?: readonly Role[];
  readonly description?: string;
};

/**
 * Request with the known values filled in; a kind that the user may not choose stays the one their e-mail
 * address forces.
 */
export function createPrefilledRequest(requester: Requester, prefill: RequestPrefill): RequestDraft {
  const initial = createRequestDraft(requester);
  const { configurationId, product, roles: wanted, description } = prefill;
  return {
    ...initial,
    ...resolveRequestDefaults(requester.email, requester, prefill),
    ...(configurationId === undefined ? {} : { configurationId }),
    ...(product && isProductFamily(product.productFamily)
      ? {
          productFamily: product.productFamily,
          deviceType: product.deviceType,
          serialNumber: product.serialNumber,
          serialNumberRepeat: product.serialNumber,
        }
      : {}),
    ...(wanted && wanted.length > 0 ? { requestedRoles: [...wanted] } : {}),
    ...(description === undefined ? {} : { description }),
  };
}

/** The stored draft over the prefilled request; reporter and kind only where this user may choose them. */
export function restoreRequestDraft(
  requester: Requester,
  prefill: RequestPrefill,
  kept: Partial<RequestDraft>,
): RequestDraft {
  const draft = { ...createPrefilledRequest(requester, prefill), ...kept };
  const reporterEmail = canRequestOnBehalf(requester.units) ? draft.reporterEmail : requester.email;
  return { ...draft, ...resolveRequestDefaults(reporterEmail, requester, draft), reporterEmail };
}

/**
 * Body of a request without fields of other kinds: roles beyond BASIC only with elevated permissions, no
 * account for employees.
 */
export function toTicketBody(draft: RequestDraft, staffRealm: string) {
  const { requestType, realm } = draft;
  const isElevated = requestType === 'ELEVATED_PERMISSIONS';
  const mobile = formatInternationalMobile(draft.mobile, toPhoneCountryCode(draft.mobileCountry));
  return {
    reporterEmail: draft.reporterEmail.trim(),
    reporterMobile: mobile || null,
    description: draft.description.trim(),
    requestType,
    requestedRoles: isElevated ? [...draft.requestedRoles] : (['BASIC'] as Role[]),
    affiliation: realm === 'STAFF' ? null : draft.accountNumber || null,
    realm: isElevated && realm === 'STAFF' ? staffRealm : ('CUSTOMER' as const),
    item: itemOf(draft),
  };
}

function itemOf({ requestType, configurationId, productFamily, deviceType, serialNumber }: RequestDraft) {
  if (requestType === 'ELEVATED_PERMISSIONS') return null;
  if (requestType === 'CONFIGURATION_ACCESS') {
    return {
      configurationId: toLookupConfigurationId(configurationId),
      accessLevel: null,
      requestForConfiguration: true,
      productItem: null,
    };
  }
  return {
    configurationId: null,
    accessLevel: 'OPEN' as const,
    requestForConfiguration: false,
    productItem: { productFamily, deviceType, serialNumber: toSerialNumber(serialNumber) },
  };
}
