import { realms, roles, type Realm, type Role } from '../../src/domain/access/roles.ts';
import { cmsOperations } from '../cms/apiModules.ts';
import type { AccessRow } from '../store/records.ts';

type Objects = AccessRow['objects'];

const objectTypes = [...new Set(cmsOperations.flatMap((operation) => operation['x-cms-object-type'] ?? []))];
const services = cmsOperations.flatMap(({ operationId, 'x-cms-service': service }) =>
  service ? [operationId] : [],
);

const everything: Objects = Object.fromEntries(objectTypes.map((type) => [type, 'BOTH']));

const mail = ['supportMailSend', 'supportMailSendWithFile'];
const wiring = ['quoteWiringTest', 'quoteTreeBuild'];
const workflow = [
  'configurationSetState',
  'configurationAssign',
  'configurationBuildArtefacts',
  ...wiring,
  ...mail,
];
const milling = services.filter((id) => id.startsWith('milling'));

/** All employees can read everything, edit files and comment. */
const employee: Objects = {
  ACCOUNT: 'READ',
  AFFILIATION: 'READ',
  ARTEFACT: 'BOTH',
  ATTACHMENT: 'BOTH',
  COMMENT: 'BOTH',
  CONFIGURATION: 'READ',
  CONFIGURATION_SET: 'READ',
  BAR: 'READ',
  COMMAND: 'READ',
  CUT_FILE: 'READ',
  FIRMWARE: 'READ',
  MACRO: 'READ',
  MILLING_MACHINE: 'READ',
  OVERLAY_SYMBOL: 'READ',
  PART: 'READ',
  PRODUCT: 'READ',
  PRODUCT_CONFIGURATION: 'READ',
  RESOURCE: 'READ',
  SERVICE_ORDER: 'READ',
  TICKET: 'BOTH',
};

const engineer: Objects = {
  ...employee,
  CONFIGURATION: 'BOTH',
  CONFIGURATION_SET: 'BOTH',
  PRODUCT: 'BOTH',
  PRODUCT_CONFIGURATION: 'BOTH',
};

const owner: Objects = {
  ACCOUNT: 'READ',
  AFFILIATION: 'READ',
  BAR: 'READ',
  PRODUCT: 'READ',
  RESOURCE: 'READ',
  SERVICE_ORDER: 'READ',
  TICKET: 'BOTH',
};

const updates: Objects = { SERVICE_ORDER: 'BOTH' };

const granter: Objects = { ...owner, AFFILIATION: 'BOTH' };

const reader: Objects = {
  ...owner,
  ARTEFACT: 'READ',
  ATTACHMENT: 'READ',
  CONFIGURATION: 'READ',
  CONFIGURATION_SET: 'READ',
  PART: 'READ',
  PRODUCT_CONFIGURATION: 'READ',
};

const customerEngineer: Objects = {
  ...reader,
  ATTACHMENT: 'BOTH',
  COMMENT: 'BOTH',
  CONFIGURATION: 'BOTH',
  CONFIGURATION_SET: 'BOTH',
};

type Grant = readonly [methods: readonly string[], objects: Objects];

const staff: Partial<Record<Role, Grant>> = {
  ADMIN: [services, everything],
  APPROVER: [
    [...workflow, 'productCacheClear'],
    { ...engineer, PRODUCT: 'READ', PRODUCT_CONFIGURATION: 'READ' },
  ],
  APPLICATION_ENGINEER: [
    [...workflow, 'millingGcodeValidate'],
    { ...engineer, ...updates, OVERLAY_SYMBOL: 'BOTH' },
  ],
  KB_MAX: [
    ['configurationBuildArtefacts', ...wiring, 'productCacheClear', ...mail],
    { ...employee, CONFIGURATION: 'BOTH', CONFIGURATION_SET: 'BOTH' },
  ],
  PRODUCTION: [[...milling, ...mail], employee],
  PRODUCTION_ADMIN: [
    [...milling, ...mail],
    { ...employee, CUT_FILE: 'BOTH', MACRO: 'BOTH', MILLING_MACHINE: 'BOTH' },
  ],
  DEVELOPER: [
    ['millingGcodeValidate', ...wiring, 'productCacheClear', ...mail],
    { ...employee, ...updates, BAR: 'BOTH', COMMAND: 'BOTH', FIRMWARE: 'BOTH', RESOURCE: 'BOTH' },
  ],
  SALES_ENGINEER: [[...wiring, ...mail], employee],
  SUPPORT: [['millingGcodeValidate', ...mail], { ...employee, ...updates }],
  GRANTER: [mail, { ...employee, AFFILIATION: 'BOTH' }],
};

const customer: Partial<Record<Role, Grant>> = {
  ADMIN: [mail, { ...reader, AFFILIATION: 'BOTH', COMMENT: 'BOTH' }],
  APPLICATION_ENGINEER: [workflow, customerEngineer],
  GRANTER: [mail, granter],
  BASIC: [mail, owner],
};

const grants: Partial<Record<Realm, Partial<Record<Role, Grant>>>> = {
  NONE: { GUEST: [[], { BAR: 'READ', TICKET: 'BOTH' }] },
  STAFF: staff,
  CUSTOMER: customer,
  CUST_GROUP: customer,
  OWNER: { BASIC: [mail, owner], ADMIN: [mail, granter] },
  PRODUCT: { BASIC: [mail, owner] },
  APP: { BASIC: [mail, { BAR: 'READ', RESOURCE: 'READ', TICKET: 'BOTH' }] },
};

export const seedAccessRows: readonly AccessRow[] = realms.flatMap((realm) =>
  roles.flatMap((role) => {
    const grant = grants[realm]?.[role];
    return grant ? [{ realm, role, methods: grant[0], objects: grant[1] }] : [];
  }),
);

export const seedRealmRoles: readonly { readonly realm: Realm; readonly roles: readonly Role[] }[] =
  realms.map((realm) => ({
    realm,
    roles: seedAccessRows.filter((row) => row.realm === realm).map((row) => row.role),
  }));
