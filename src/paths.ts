/** Every address of the portal. A segment is encoded; a query that is empty is left out. */
const segment = encodeURIComponent;

type Query = Readonly<Record<string, string | undefined>>;

function withQuery(path: string, query: Query): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) parameters.set(name, value);
  const text = parameters.toString();
  return text ? `${path}?${text}` : path;
}

/** Beginning of the addresses of the 3D configurator. */
export const configuratorArea = '/configurator';

/** Address above those of the administration, which leads to the first of its areas that is open to the person. */
export const administration = '/administration';

/** Address that those of the milling area begin with. */
export const millingArea = '/administration/gcode';

/** Address that those of administering permissions begin with. */
export const permissionsArea = '/administration/permissions';

const partsArea = '/administration/parts';
const cutFilesArea = '/administration/cutFiles';
const updatesArea = '/administration/updates';
/** Address that those of the firmware area begin with. */
export const firmwareArea = '/administration/firmwares';
const appsArea = '/administration/apps';
const commandsArea = '/administration/commands';
const errorsArea = '/administration/errors';
const resourcesArea = '/administration/toolbox/resources';
const symbolsArea = '/administration/symbols';
const apiArea = '/administration/api';

/** Pattern of every page's address, by the page; the addresses below are made of them. */
export const patterns = {
  index: '/',
  login: '/login',
  logout: '/logout',
  modulate: '/modulate',
  scan: '/scan',
  configurations: '/configurations',
  configuration: '/configurations/:id/:revision?',
  configurator: `${configuratorArea}/:id?`,
  quotes: '/quotes',
  products: '/products',
  product: '/products/:productFamily/:deviceType?/:serialNumber?',
  requests: '/requests',
  request: '/requests/:requestId',
  permissions: '/permissions',
  customerPermissions: '/permissions/:customer/:address?',
  accounts: '/administration/accounts',
  account: '/administration/accounts/:accountNumber',
  groups: '/administration/groups',
  roles: `${permissionsArea}/roles`,
  blacklist: `${permissionsArea}/blacklist`,
  whitelist: `${permissionsArea}/whitelist`,
  whitelistAddress: `${permissionsArea}/whitelist/:address`,
  effectiveAccess: `${permissionsArea}/access/:address?`,
  parts: partsArea,
  part: `${partsArea}/:partNumber`,
  cutFiles: cutFilesArea,
  cutFileForm: `${cutFilesArea}/cutFileForm`,
  cutFile: `${cutFilesArea}/:cutFileName`,
  updates: '/updates',
  update: '/updates/:serviceOrderId',
  serviceOrders: updatesArea,
  serviceOrderProducts: `${updatesArea}/products`,
  serviceOrderForm: `${updatesArea}/CreateServiceOrderModal`,
  firmwareUpdateForm: `${updatesArea}/FirmwareUpdateForm`,
  serviceOrder: `${updatesArea}/:serviceOrderId`,
  firmwares: firmwareArea,
  firmware: `${firmwareArea}/:firmwareType/*`,
  apps: appsArea,
  app: `${appsArea}/:platform/:version?`,
  commands: commandsArea,
  command: `${commandsArea}/:catalogue/:name?`,
  deviceErrors: errorsArea,
  deviceError: `${errorsArea}/:productFamily/:errorId?`,
  resources: resourcesArea,
  resource: `${resourcesArea}/:resourceId`,
  toolbox: '/administration/toolbox/kbmax',
  symbols: symbolsArea,
  api: apiArea,
  apiOperation: `${apiArea}/:operationId`,
  apiOfQuotes: '/api',
  apiOfCms: '/cms',
  operationOfCms: '/cms/:operationId',
  machines: `${millingArea}/machines`,
  machineForm: `${millingArea}/machineForm`,
  machine: `${millingArea}/machines/:machineId`,
  macros: `${millingArea}/macros`,
  macroForm: `${millingArea}/macroForm`,
  macro: `${millingArea}/macros/:macroId`,
  macroVersion: `${millingArea}/macros/:macroId/version/:macroVersionId?`,
  macroVersionForm: `${millingArea}/macroVersionForm`,
  millingParts: `${millingArea}/parts`,
  millingPart: `${millingArea}/parts/part`,
  millingSettings: `${millingArea}/settings`,
} as const;

/** Pattern with its parameters filled in, in their order; an optional one that is left out ends the address. */
function filled(pattern: string, ...values: readonly (string | undefined)[]): string {
  const left = [...values];
  return pattern.replaceAll(/\/:\w+\??/g, () => {
    const value = left.shift();
    return value ? `/${segment(value)}` : '';
  });
}

export const paths = {
  index: () => patterns.index,
  login: () => patterns.login,
  logout: () => patterns.logout,
  modulate: () => patterns.modulate,
  scan: () => patterns.scan,
  configurations: (query: Query = {}) => withQuery(patterns.configurations, query),
  configuration: (id: string, revision?: string, query: Query = {}) =>
    withQuery(filled(patterns.configuration, id, revision), query),
  /** A configuration at its working revision, by whoever does not know which that is. */
  workingConfiguration: (id: string, query: Query = {}) =>
    withQuery(filled(patterns.configuration, id), { revision: 'working', ...query }),
  /** The 3D configurator with the design of a configuration. */
  configurator: (id: string) => filled(patterns.configurator, id),
  /** The 3D configurator with a design that is yet to be made. */
  newDesign: (query: { readonly productFamily: string; readonly accountNumber: string }) =>
    withQuery(filled(patterns.configurator), query),
  quotes: (query: Query = {}) => withQuery(patterns.quotes, query),
  products: (query: Query = {}) => withQuery(patterns.products, query),
  /** A product, by the names of its family and device type on the wire. */
  product: (productFamily: string, deviceType: string, serialNumber: string, query: Query = {}) =>
    withQuery(filled(patterns.product, productFamily, deviceType, serialNumber), query),
  requests: (query: Query = {}) => withQuery(patterns.requests, query),
  request: (id: string, query: Query = {}) => withQuery(filled(patterns.request, id), query),
  permissions: (query: Query = {}) => withQuery(patterns.permissions, query),
  /** The permissions at a customer's account, or of one address there. */
  customerPermissions: (accountNumber: string, address?: string, query: Query = {}) =>
    withQuery(filled(patterns.customerPermissions, accountNumber, address), query),
  accounts: (query: Query = {}) => withQuery(patterns.accounts, query),
  account: (accountNumber: string) => filled(patterns.account, accountNumber),
  groups: (query: Query = {}) => withQuery(patterns.groups, query),
  roles: (query: Query = {}) => withQuery(patterns.roles, query),
  blacklist: (query: Query = {}) => withQuery(patterns.blacklist, query),
  whitelist: (query: Query = {}) => withQuery(patterns.whitelist, query),
  whitelistAddress: (address: string) => filled(patterns.whitelistAddress, address),
  /** Access of an address across grants, lists and groups; of nobody yet without one. */
  effectiveAccess: (address?: string, query: Query = {}) =>
    withQuery(filled(patterns.effectiveAccess, address), query),
  part: (partNumber: string) => filled(patterns.part, partNumber),
  cutFiles: (query: Query = {}) => withQuery(patterns.cutFiles, query),
  cutFileForm: () => patterns.cutFileForm,
  cutFile: (name: string, query: Query = {}) => withQuery(filled(patterns.cutFile, name), query),
  /** Service orders as those see them whose products they are for; the administration's are `serviceOrders`. */
  updates: (query: Query = {}) => withQuery(patterns.updates, query),
  update: (id: string) => filled(patterns.update, id),
  serviceOrders: (query: Query = {}) => withQuery(patterns.serviceOrders, query),
  serviceOrderProducts: (query: Query = {}) => withQuery(patterns.serviceOrderProducts, query),
  serviceOrderForm: (query: Query = {}) => withQuery(patterns.serviceOrderForm, query),
  firmwareUpdateForm: (query: Query = {}) => withQuery(patterns.firmwareUpdateForm, query),
  serviceOrder: (id: string) => filled(patterns.serviceOrder, id),
  firmwares: (query: Query = {}) => withQuery(patterns.firmwares, query),
  /** Firmware of a type; the parts below are a family, a device type, and a name or a page, of which each may be left out. */
  firmware: (firmwareType: string, below: readonly (string | undefined)[] = [], query: Query = {}) =>
    withQuery(
      [firmwareArea, ...[firmwareType, ...below].flatMap((part) => (part ? segment(part) : []))].join('/'),
      query,
    ),
  apps: () => patterns.apps,
  app: (platform: string, version?: string) => filled(patterns.app, platform, version),
  commands: (query: Query = {}) => withQuery(patterns.commands, query),
  command: (catalogue: string, name?: string, query: Query = {}) =>
    withQuery(filled(patterns.command, catalogue, name), query),
  deviceErrors: (query: Query = {}) => withQuery(patterns.deviceErrors, query),
  /** A device error, or the list of those of a family. */
  deviceError: (productFamily: string, errorId?: string, query: Query = {}) =>
    withQuery(filled(patterns.deviceError, productFamily, errorId), query),
  resources: (query: Query = {}) => withQuery(patterns.resources, query),
  toolbox: () => patterns.toolbox,
  resource: (name: string) => filled(patterns.resource, name),
  symbols: (query: Query = {}) => withQuery(patterns.symbols, query),
  parts: (query: Query = {}) => withQuery(patterns.parts, query),
  api: (query: Query = {}) => withQuery(patterns.api, query),
  apiOperation: (operationId: string, query: Query = {}) =>
    withQuery(filled(patterns.apiOperation, operationId), query),
  /** Other addresses of the description, which people take from those of the back ends. */
  apiOfQuotes: () => patterns.apiOfQuotes,
  apiOfCms: () => patterns.apiOfCms,
  operationOfCms: (operationId: string) => filled(patterns.operationOfCms, operationId),
  milling: {
    machines: () => patterns.machines,
    machineForm: () => patterns.machineForm,
    machine: (id: string) => filled(patterns.machine, id),
    macros: (query: Query = {}) => withQuery(patterns.macros, query),
    macroForm: () => patterns.macroForm,
    macro: (id: string) => filled(patterns.macro, id),
    macroVersion: (macroId: string, id?: string) => filled(patterns.macroVersion, macroId, id),
    macroVersionForm: (macroId: string) => withQuery(patterns.macroVersionForm, { macroId }),
    parts: (query: Query = {}) => withQuery(patterns.millingParts, query),
    part: (partNumber: string) => withQuery(patterns.millingPart, { partNumber }),
    settings: () => patterns.millingSettings,
  },
} as const;

/** Addresses that people may try, and where what they mean is. */
export const movedPages: Readonly<Record<string, string>> = {
  [permissionsArea]: paths.roles(),
  '/administration/toolbox': paths.toolbox(),
  [millingArea]: paths.milling.machines(),
  [`${millingArea}/machines/machineForm`]: paths.milling.machineForm(),
  [`${millingArea}/macros/macroForm`]: paths.milling.macroForm(),
  [`${millingArea}/macros/macroVersionForm`]: paths.milling.macros(),
  [`${millingArea}/parts/settings`]: paths.milling.settings(),
  [`${patterns.accounts}/groups`]: paths.groups(),
  [`${patterns.toolbox}/resources`]: paths.resources(),
};
