import type { PageName } from '~/pages.ts';
import { seededEmails } from './testCms.ts';

type Person = keyof typeof seededEmails;

/** All people with a business role, so no guests, nobody without a realm and nobody on the blacklist. */
const everybody: readonly Person[] = (Object.keys(seededEmails) as Person[]).filter(
  (person) => !['guest', 'newcomer', 'blocked'].includes(person),
);
const engineers: readonly Person[] = ['engineer', 'quoteEngineer', 'productionEngineer'];
const customers: readonly Person[] = [
  'customerEngineer',
  'customerBasic',
  'customerAdmin',
  'customerGranter',
  'groupEngineer',
  'partner',
];
const staff = everybody.filter((person) => !customers.includes(person));
const administrators: readonly Person[] = ['admin'];
const granters: readonly Person[] = ['admin', 'granter', 'customerAdmin', 'customerGranter'];
const quoters: readonly Person[] = ['admin', 'approver', ...engineers, 'sales'];
const millers: readonly Person[] = ['admin', 'productionEngineer', 'production', 'productionAdmin'];
const orderers: readonly Person[] = ['admin', ...engineers, 'support', 'developer'];
const developers: readonly Person[] = ['admin', 'developer'];
const testers: readonly Person[] = [...quoters, 'developer'];

/**
 * A URL, the heading of its page, the people with access, and the heading of the access-denied page for
 * others.
 */
export type PageAccessRow = {
  readonly at: string;
  readonly title: RegExp;
  readonly may: readonly Person[];
  readonly wall?: RegExp;
  /** Heading that stays above the access-denied page, if it is not its own. */
  readonly keepsTitle?: RegExp;
  /** Target of a redirect. */
  readonly leads?: string;
};

const administration = '/administration';
const milling = `${administration}/gcode`;
const permissions = `${administration}/permissions`;
const updates = `${administration}/updates`;

const cannotBeShown = /cannot be shown/;
const millingWall = /^No access to /;
const accountsWall = /^No access to Accounts$/;
const accessWall = /^No access to Services, servlets and roles$/;
const ordersWall = /^No access to Service orders$/;
const apiWall = /^No access to API$/;
const partsWall = /^No access to Parts$/;
const cutFilesWall = /^No access to Cut files$/;
const firmwareWall = /^No access to Firmware$/;
const appsWall = /^No access to Apps$/;
const commandsWall = /^No access to Commands$/;
const resourcesWall = /^No access to Resources$/;

type Ids = {
  /** A configuration that customers in the tests cannot access; `own` is one of theirs. */
  readonly configuration: string;
  readonly own: string;
  /** Id of a configuration with a 3D design. */
  readonly designed: string;
  /** Path of a product. */
  readonly product: string;
};

/** At least one row for every route inside the app shell. */
export function buildPageAccessTable({
  configuration,
  own,
  designed,
  product,
}: Ids): Record<PageName, readonly PageAccessRow[]> {
  const row = (
    at: string,
    title: RegExp,
    may: readonly Person[] = everybody,
    wall?: RegExp,
    keepsTitle?: RegExp,
  ): readonly PageAccessRow[] => [
    { at, title, may, ...(wall && { wall }), ...(keepsTitle && { keepsTitle }) },
  ];
  return {
    index: row('/', /^Home$/),
    modulate: [{ at: '/modulate', title: /^Home$/, may: everybody, leads: '/' }],
    scan: row('/scan', /^Scan$/, staff, /^No access to Scan$/),
    configurations: row('/configurations', /^Configurations$/),
    configuration: [
      ...row(`/configurations/${configuration}`, new RegExp(`^${configuration}`), staff, cannotBeShown),
      ...row(
        `/configurations/${own}?tab=FILES`,
        new RegExp(`^${own}`),
        [...staff, 'customerEngineer', 'customerAdmin'],
        cannotBeShown,
      ),
      ...row(
        `/configurations/${own}/0A`,
        new RegExp(`^${own}`),
        [...staff, 'customerEngineer', 'customerAdmin'],
        cannotBeShown,
      ),
    ],
    configurator: [
      ...row('/configurator', /^New 3D configuration$/, ['quoteEngineer'], /^No access to 3D configurator$/),
      ...row(
        `/configurator/${designed}`,
        new RegExp(`^${designed}`),
        quoters,
        /^No access to 3D configurator$/,
      ),
    ],
    quotes: row('/quotes', /^Quotes$/, quoters, /^No access to Quotes$/),
    products: row('/products', /^Products$/),
    product: [
      ...row(product, /\d{7}/, staff, /./, /\d{7}/),
      { at: '/products/G6', title: /^Products$/, may: everybody, leads: '/products' },
      { at: '/products/G6/CU', title: /^Products$/, may: everybody, leads: '/products' },
    ],
    updates: row('/updates', /^Updates$/),
    update: row('/updates/S-00001', /^S-00001/),
    requests: row('/requests', /^Requests$/),
    request: row('/requests/T-00001', /^T-00001/, granters, /^There is no request T-00001 for you$/),
    permissions: row('/permissions', /^Permissions$/, granters, /^You grant for no customer$/),
    customerPermissions: [
      '/permissions/3010001',
      '/permissions/3010001/customer.engineer@customer.example',
    ].flatMap((at) =>
      row(at, /^Permissions ./, granters, /These permissions cannot be shown/, /^Permissions$/),
    ),
    accounts: row(`${administration}/accounts`, /^Accounts$/, staff, accountsWall),
    account: row(`${administration}/accounts/3010001`, /^Great Lakes/, staff, accountsWall),
    groups: row(`${administration}/groups`, /^Account groups$/, staff, accountsWall),
    roles: row(`${permissions}/roles`, /^Services/, administrators, accessWall),
    blacklist: row(`${permissions}/blacklist`, /^Blacklist$/, administrators, accessWall),
    whitelist: row(`${permissions}/whitelist`, /^Whitelist$/, administrators, accessWall),
    whitelistAddress: row(
      `${permissions}/whitelist/fleet.manager@nordiclift.example`,
      /^fleet\.manager@/,
      administrators,
      accessWall,
    ),
    effectiveAccess: row(`${permissions}/access`, /^Access of a person$/, administrators, accessWall),
    parts: row(`${administration}/parts`, /^Parts$/, staff, partsWall),
    part: row(`${administration}/parts/P00101`, /^Part P00101$/, staff, partsWall),
    cutFiles: row(`${administration}/cutFiles`, /^Cut files$/, staff, cutFilesWall),
    cutFileForm: row(`${administration}/cutFiles/cutFileForm`, /^New cut file$/, staff, cutFilesWall),
    cutFile: row(`${administration}/cutFiles/GUARD_BAR_SLOT`, /^GUARD_BAR_SLOT/, staff, cutFilesWall),
    serviceOrders: row(updates, /^Service orders$/, orderers, ordersWall),
    serviceOrderProducts: row(`${updates}/products`, /^Products by firmware$/, orderers, ordersWall),
    serviceOrderForm: row(
      `${updates}/CreateServiceOrderModal`,
      /^Create service order$/,
      orderers,
      ordersWall,
    ),
    firmwareUpdateForm: row(`${updates}/FirmwareUpdateForm`, /^Firmware update$/, orderers, ordersWall),
    serviceOrder: row(`${updates}/S-00001`, /^S-00001/, orderers, ordersWall),
    firmwares: row(`${administration}/firmwares`, /^Firmware$/, staff, firmwareWall),
    firmware: [
      ...row(`${administration}/firmwares/APP`, /^Application firmware$/, staff, firmwareWall),
      ...row(`${administration}/firmwares/APP/G6/CU/G6_CU`, /G6_CU/, staff, firmwareWall),
      ...row(`${administration}/firmwares/APP/G6/CU/file`, /^Upload/, developers, firmwareWall),
      ...row(`${administration}/firmwares/APP/G6/files`, /^Firmware files$/, staff, firmwareWall),
      ...row(`${administration}/firmwares/APP/firmware`, /^New firmware$/, developers, firmwareWall),
    ],
    apps: row(`${administration}/apps`, /^Apps$/, staff, appsWall),
    app: [
      ...row(`${administration}/apps/MODULATE_WINDOWS`, /Windows/i, staff, appsWall),
      ...row(`${administration}/apps/MODULATE_WINDOWS/2.10`, /2\.10/, staff, appsWall),
    ],
    commands: row(`${administration}/commands`, /^Commands$/, staff, commandsWall),
    command: [
      ...row(`${administration}/commands/SYS`, /^Commands of SYS$/, staff, commandsWall),
      ...row(`${administration}/commands/SYS/SLEEP`, /SLEEP/, staff, commandsWall),
    ],
    deviceErrors: row(`${administration}/errors`, /^Device errors$/),
    deviceError: [
      ...row(`${administration}/errors/G6`, /G6/),
      ...row(`${administration}/errors/G6/E0206`, /^E0206$/),
    ],
    resources: row(`${administration}/toolbox/resources`, /^Resources$/, staff, resourcesWall),
    resource: row(
      `${administration}/toolbox/resources/RADIO_REGIONS`,
      /^RADIO_REGIONS$/,
      staff,
      resourcesWall,
    ),
    toolbox: row(
      `${administration}/toolbox/kbmax`,
      /^Toolbox/,
      testers,
      /^No access to Toolbox of the quoting system$/,
    ),
    symbols: row(`${administration}/symbols`, /^Symbols$/, staff, /^No access to Symbols$/),
    api: row(`${administration}/api`, /^API$/, staff, apiWall),
    apiOperation: row(`${administration}/api/partGet`, /^Read a part$/, staff, apiWall),
    apiOfQuotes: row('/api', /^API$/, staff, apiWall),
    apiOfCms: row('/cms', /^API$/, staff, apiWall),
    operationOfCms: row('/cms/partGet', /^Read a part$/, staff, apiWall),
    machines: row(`${milling}/machines`, /^Milling machines$/, millers, millingWall),
    machineForm: row(`${milling}/machineForm`, /^New milling machine$/, millers, millingWall),
    machine: row(`${milling}/machines/1`, /^Mill 1/, millers, millingWall),
    macros: row(`${milling}/macros`, /^Macros$/, millers, millingWall),
    macroForm: row(`${milling}/macroForm`, /^New macro$/, millers, millingWall),
    macro: row(`${milling}/macros/1`, /cut-out$/, millers, millingWall),
    macroVersion: [
      ...row(`${milling}/macros/1/version/1`, /^Revision 1$/, millers, millingWall),
      ...row(`${milling}/macros/1/version`, /^Revision \d+$/, millers, millingWall),
    ],
    macroVersionForm: row(
      `${milling}/macroVersionForm?macroId=1`,
      /^New macro version/,
      millers,
      millingWall,
    ),
    millingParts: row(`${milling}/parts`, /^Parts and macros$/, millers, millingWall),
    millingPart: row(`${milling}/parts/part?partNumber=P00101`, /P00101/, millers, millingWall),
    millingSettings: row(`${milling}/settings`, /^Milling settings$/, millers, millingWall),
  };
}
