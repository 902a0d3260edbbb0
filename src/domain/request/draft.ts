import * as z from 'zod/mini';
import { grantingAccounts } from '../access/granting.ts';
import { permissionTypes, type PermissionType } from '../access/permissionType.ts';
import { isProviderAddress } from '../access/displayName.ts';
import { roles, type Realm, type Role, type Unit } from '../access/roles.ts';
import { isStaff } from '../access/unitFlags.ts';
import { allowed, byRole, refused, type Verdict } from '../access/verdict.ts';
import { toAskedConfigurationId } from '../configuration/id.ts';
import {
  defaultFamily,
  deviceTypes,
  isProductFamily,
  productFamilies,
  type DeviceType,
} from '../product/families.ts';
import { serialNumberIn, toSerialNumber } from '../product/serialNumber.ts';
import { isEmailAddress, isSameAddress } from '../words/emailAddress.ts';
import { formSchema } from '../words/formSchema.ts';
import { defaultCountry, internationalMobile, mobileNumberError, countryCodeOf } from '../words/phone.ts';
import { requestRefusals } from '../words/texts/requests.ts';
import { mayFile } from './authority.ts';
import { mayRequestOnBehalf } from './permission.ts';

export type Asker = {
  readonly email: string;
  readonly units: readonly Unit[];
  readonly providerDomain: string;
};

const requestTypeSchema = z.enum(permissionTypes);
const familySchema = z.enum(productFamilies);
const deviceTypeSchema = z.enum(deviceTypes);

export const forcedKind = (
  reporterEmail: string,
  providerDomain: string,
): { readonly requestType: PermissionType; readonly realm: Realm } =>
  isProviderAddress(reporterEmail, providerDomain)
    ? { requestType: 'ELEVATED_PERMISSIONS', realm: 'STAFF' }
    : { requestType: 'PRODUCT_ACCESS', realm: 'CUSTOMER' };

export const affiliationsOf = (units: readonly Unit[]): readonly string[] =>
  isStaff(units)
    ? []
    : [
        ...new Set(units.filter(({ realm }) => realm !== 'NONE').map(({ accountNumber }) => accountNumber)),
      ].filter(Boolean);

const isAffiliated = (units: readonly Unit[]): boolean => affiliationsOf(units).length > 0;

export type KindOption = { readonly requestType: PermissionType; readonly verdict: Verdict };

/**
 * The provider's addresses get elevated permissions only; others get those where they are affiliated with an account.
 * What is no option at all is not offered.
 */
export function kindOptions(reporterEmail: string, { units, providerDomain }: Asker): readonly KindOption[] {
  const isProviders = isProviderAddress(reporterEmail, providerDomain);
  const ofThings: Verdict = isProviders ? refused('SUBJECT', requestRefusals.things) : allowed;
  const elevated: Verdict = isProviders
    ? allowed
    : isStaff(units)
      ? refused('SUBJECT', requestRefusals.employees)
      : byRole(isAffiliated(units), requestRefusals.affiliated);
  const isOffered = isProviders || isStaff(units) || isAffiliated(units);
  return [
    { requestType: 'PRODUCT_ACCESS', verdict: ofThings },
    { requestType: 'CONFIGURATION_ACCESS', verdict: ofThings },
    ...(isOffered ? [{ requestType: 'ELEVATED_PERMISSIONS' as const, verdict: elevated }] : []),
  ];
}

export const mayChooseKind = (requestType: PermissionType, reporterEmail: string, asker: Asker): boolean =>
  kindOptions(reporterEmail, asker).some(
    (option) => option.requestType === requestType && option.verdict.allowed,
  );

const aboutShape = {
  reporterEmail: z.string(),
  requestType: requestTypeSchema,
  description: z.string(),
  /** The mobile number as it was typed, and the country it is dialled from. */
  mobile: z.string(),
  mobileCountry: z.string(),
};

function reporterError(reporterEmail: string, { email, units, providerDomain }: Asker): string | undefined {
  if (!isEmailAddress(reporterEmail)) return 'A valid e-mail address is required';
  const isEmployees = isProviderAddress(reporterEmail, providerDomain);
  const request = { reporterEmail, realm: 'STAFF', affiliation: null };
  return isEmployees && !mayFile(units, email, request).allowed ? requestRefusals.forEmployee : undefined;
}

export const requestAboutForm = (asker: Asker) =>
  formSchema(aboutShape, {
    reporterEmail: ({ reporterEmail }) => reporterError(reporterEmail, asker),
    description: ({ description }) =>
      description.trim() === '' ? 'A description of your request is required' : undefined,
    mobile: ({ mobile, mobileCountry }) => mobileNumberError(mobile, countryCodeOf(mobileCountry)),
  });
export type RequestAbout = z.infer<ReturnType<typeof requestAboutForm>>;

const subjectShape = {
  requestType: requestTypeSchema,
  realm: z.enum(['STAFF', 'CUSTOMER']),
  productFamily: familySchema,
  deviceType: deviceTypeSchema,
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

export const namesCustomer = (realm: Realm): boolean => realm === 'CUSTOMER';

export const requestSubjectForm = formSchema(subjectShape, {
  serialNumber: when('PRODUCT_ACCESS', ({ serialNumber }) =>
    serialNumberIn(serialNumber) ? undefined : 'A valid serial number is required',
  ),
  serialNumberRepeat: when('PRODUCT_ACCESS', ({ serialNumber, serialNumberRepeat }) =>
    toSerialNumber(serialNumberRepeat) === toSerialNumber(serialNumber)
      ? undefined
      : "The serial numbers don't match",
  ),
  configurationId: when('CONFIGURATION_ACCESS', ({ configurationId }) =>
    toAskedConfigurationId(configurationId) === '' ? 'A configuration ID is required' : undefined,
  ),
  accountNumber: when('ELEVATED_PERMISSIONS', ({ realm, accountNumber }) =>
    namesCustomer(realm) && accountNumber === '' ? 'A customer is required' : undefined,
  ),
  requestedRoles: when('ELEVATED_PERMISSIONS', ({ requestedRoles }) =>
    requestedRoles.length === 0 ? 'At least 1 role is required' : undefined,
  ),
});
export type RequestSubject = z.infer<typeof requestSubjectForm>;

export type RequestDraft = RequestAbout & RequestSubject;

export function initialRequest(asker: Asker): RequestDraft {
  return {
    reporterEmail: asker.email,
    description: '',
    mobile: '',
    mobileCountry: defaultCountry,
    productFamily: defaultFamily,
    deviceType: 'PCU',
    serialNumber: '',
    serialNumberRepeat: '',
    configurationId: '',
    requestedRoles: ['BASIC'],
    ...forcedFor(asker.email, asker),
  };
}

/** The numbers of the customers at which a person asks for a reporter; undefined: any of those they know. */
export function customersFor(
  reporterEmail: string,
  { email, units }: Pick<Asker, 'email' | 'units'>,
): readonly string[] | undefined {
  const accounts = grantingAccounts(units);
  return isSameAddress(reporterEmail, email) || accounts === 'ALL' ? undefined : accounts;
}

type Chosen = Partial<Pick<RequestDraft, 'requestType' | 'accountNumber'>>;

/**
 * What was chosen, where allowed for that reporter; else the kind that the address forces and the first of their
 * customers.
 */
export function forcedFor(
  reporterEmail: string,
  asker: Asker,
  { requestType: chosen, accountNumber = '' }: Chosen = {},
): Pick<RequestDraft, 'requestType' | 'realm' | 'accountNumber'> {
  const { requestType, realm } = forcedKind(reporterEmail, asker.providerDomain);
  const customers = customersFor(reporterEmail, asker);
  const isChosen = accountNumber !== '' && (customers?.includes(accountNumber) ?? true);
  const [first = ''] = customers ?? affiliationsOf(asker.units);
  return {
    requestType: chosen && mayChooseKind(chosen, reporterEmail, asker) ? chosen : requestType,
    realm: realm === 'STAFF' ? 'STAFF' : 'CUSTOMER',
    accountNumber: isChosen ? accountNumber : first,
  };
}

/** The thing a person has come to a wall of, and the beginning of the text that asks for it. */
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

/** A request that begins with what is known; a kind that the asker may not choose stays the one their address forces. */
export function prefilledRequest(asker: Asker, prefill: RequestPrefill): RequestDraft {
  const initial = initialRequest(asker);
  const { configurationId, product, roles: wanted, description } = prefill;
  return {
    ...initial,
    ...forcedFor(asker.email, asker, prefill),
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

/** What is kept over what it begins with; reporter and kind only where this person may still choose them. */
export function resumedRequest(
  asker: Asker,
  prefill: RequestPrefill,
  kept: Partial<RequestDraft>,
): RequestDraft {
  const draft = { ...prefilledRequest(asker, prefill), ...kept };
  const reporterEmail = mayRequestOnBehalf(asker.units) ? draft.reporterEmail : asker.email;
  return { ...draft, ...forcedFor(reporterEmail, asker, draft), reporterEmail };
}

/**
 * Without what belongs to other kinds: roles beyond BASIC come with elevated permissions only, and employees ask at
 * no account.
 */
export function toTicketBody(draft: RequestDraft, staffRealm: string) {
  const { requestType, realm } = draft;
  const isElevated = requestType === 'ELEVATED_PERMISSIONS';
  const mobile = internationalMobile(draft.mobile, countryCodeOf(draft.mobileCountry));
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
      configurationId: toAskedConfigurationId(configurationId),
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
