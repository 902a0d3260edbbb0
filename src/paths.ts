import { firmwareBasePath, millingBasePath, pages, grantsBasePath } from './pages.ts';

/** Paths of all pages. Segments are URL-encoded; empty search params are omitted. */
const segment = encodeURIComponent;

type Query = Readonly<Record<string, string | undefined>>;

function withQuery(path: string, query: Query): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) parameters.set(name, value);
  const text = parameters.toString();
  return text ? `${path}?${text}` : path;
}

/** Pattern with its parameters filled in, in order; an omitted optional one ends the path. */
function filled(pattern: string, ...values: readonly (string | undefined)[]): string {
  const left = [...values];
  return pattern.replaceAll(/\/:\w+\??/g, () => {
    const value = left.shift();
    return value ? `/${segment(value)}` : '';
  });
}

export const paths = {
  index: () => pages.index.path,
  login: () => '/login',
  logout: () => '/logout',
  modulate: () => pages.modulate.path,
  scan: () => pages.scan.path,
  configurations: (query: Query = {}) => withQuery(pages.configurations.path, query),
  configuration: (id: string, revision?: string, query: Query = {}) =>
    withQuery(filled(pages.configuration.path, id, revision), query),
  /** A configuration at its working revision, for links that do not know its number. */
  workingConfiguration: (id: string, query: Query = {}) =>
    withQuery(filled(pages.configuration.path, id), { revision: 'working', ...query }),
  configurator: (id: string) => filled(pages.configurator.path, id),
  /** The 3D configurator with a new design. */
  newDesign: (query: { readonly productFamily: string; readonly accountNumber: string }) =>
    withQuery(filled(pages.configurator.path), query),
  quotes: (query: Query = {}) => withQuery(pages.quotes.path, query),
  products: (query: Query = {}) => withQuery(pages.products.path, query),
  /** `productFamily` and `deviceType` are the names that the CMS uses. */
  product: (productFamily: string, deviceType: string, serialNumber: string, query: Query = {}) =>
    withQuery(filled(pages.product.path, productFamily, deviceType, serialNumber), query),
  requests: (query: Query = {}) => withQuery(pages.requests.path, query),
  request: (id: string, query: Query = {}) => withQuery(filled(pages.request.path, id), query),
  permissions: (query: Query = {}) => withQuery(pages.permissions.path, query),
  /** Permissions at a customer's account, or of one e-mail address there. */
  customerPermissions: (accountNumber: string, address?: string, query: Query = {}) =>
    withQuery(filled(pages.customerPermissions.path, accountNumber, address), query),
  accounts: (query: Query = {}) => withQuery(pages.accounts.path, query),
  account: (accountNumber: string) => filled(pages.account.path, accountNumber),
  groups: (query: Query = {}) => withQuery(pages.groups.path, query),
  roles: (query: Query = {}) => withQuery(pages.roles.path, query),
  blacklist: (query: Query = {}) => withQuery(pages.blacklist.path, query),
  whitelist: (query: Query = {}) => withQuery(pages.whitelist.path, query),
  whitelistAddress: (address: string) => filled(pages.whitelistAddress.path, address),
  /** Access of an e-mail address across grants, lists and groups; without one, an empty form. */
  effectiveAccess: (address?: string, query: Query = {}) =>
    withQuery(filled(pages.effectiveAccess.path, address), query),
  part: (partNumber: string) => filled(pages.part.path, partNumber),
  cutFiles: (query: Query = {}) => withQuery(pages.cutFiles.path, query),
  cutFileForm: () => pages.cutFileForm.path,
  cutFile: (name: string, query: Query = {}) => withQuery(filled(pages.cutFile.path, name), query),
  /** Service orders as shown to the owners of the products; the administration's are `serviceOrders`. */
  updates: (query: Query = {}) => withQuery(pages.updates.path, query),
  update: (id: string) => filled(pages.update.path, id),
  serviceOrders: (query: Query = {}) => withQuery(pages.serviceOrders.path, query),
  serviceOrderProducts: (query: Query = {}) => withQuery(pages.serviceOrderProducts.path, query),
  serviceOrderForm: (query: Query = {}) => withQuery(pages.serviceOrderForm.path, query),
  firmwareUpdateForm: (query: Query = {}) => withQuery(pages.firmwareUpdateForm.path, query),
  serviceOrder: (id: string) => filled(pages.serviceOrder.path, id),
  firmwares: (query: Query = {}) => withQuery(pages.firmwares.path, query),
  /** Firmware of a type; `below` is family, device type, and a name or a page, each optional. */
  firmware: (firmwareType: string, below: readonly (string | undefined)[] = [], query: Query = {}) =>
    withQuery(
      [firmwareBasePath, ...[firmwareType, ...below].flatMap((part) => (part ? segment(part) : []))].join(
        '/',
      ),
      query,
    ),
  apps: () => pages.apps.path,
  app: (platform: string, version?: string) => filled(pages.app.path, platform, version),
  commands: (query: Query = {}) => withQuery(pages.commands.path, query),
  command: (catalogue: string, name?: string, query: Query = {}) =>
    withQuery(filled(pages.command.path, catalogue, name), query),
  deviceErrors: (query: Query = {}) => withQuery(pages.deviceErrors.path, query),
  /** A device error, or without an id the list of a family's. */
  deviceError: (productFamily: string, errorId?: string, query: Query = {}) =>
    withQuery(filled(pages.deviceError.path, productFamily, errorId), query),
  resources: (query: Query = {}) => withQuery(pages.resources.path, query),
  toolbox: () => pages.toolbox.path,
  resource: (name: string) => filled(pages.resource.path, name),
  symbols: (query: Query = {}) => withQuery(pages.symbols.path, query),
  parts: (query: Query = {}) => withQuery(pages.parts.path, query),
  api: (query: Query = {}) => withQuery(pages.api.path, query),
  apiOperation: (operationId: string, query: Query = {}) =>
    withQuery(filled(pages.apiOperation.path, operationId), query),
  /** Alternative paths of the API description, which people derive from those of the back ends. */
  apiOfQuotes: () => pages.apiOfQuotes.path,
  apiOfCms: () => pages.apiOfCms.path,
  operationOfCms: (operationId: string) => filled(pages.operationOfCms.path, operationId),
  milling: {
    machines: () => pages.machines.path,
    machineForm: () => pages.machineForm.path,
    machine: (id: string) => filled(pages.machine.path, id),
    macros: (query: Query = {}) => withQuery(pages.macros.path, query),
    macroForm: () => pages.macroForm.path,
    macro: (id: string) => filled(pages.macro.path, id),
    macroVersion: (macroId: string, id?: string) => filled(pages.macroVersion.path, macroId, id),
    macroVersionForm: (macroId: string) => withQuery(pages.macroVersionForm.path, { macroId }),
    parts: (query: Query = {}) => withQuery(pages.millingParts.path, query),
    part: (partNumber: string) => withQuery(pages.millingPart.path, { partNumber }),
    settings: () => pages.millingSettings.path,
  },
} as const;

/** Paths that people may try, and the pages they mean. */
export const pathRedirects: Readonly<Record<string, string>> = {
  [grantsBasePath]: paths.roles(),
  '/administration/toolbox': paths.toolbox(),
  [millingBasePath]: paths.milling.machines(),
  [`${millingBasePath}/machines/machineForm`]: paths.milling.machineForm(),
  [`${millingBasePath}/macros/macroForm`]: paths.milling.macroForm(),
  [`${millingBasePath}/macros/macroVersionForm`]: paths.milling.macros(),
  [`${millingBasePath}/parts/settings`]: paths.milling.settings(),
  [`${pages.accounts.path}/groups`]: paths.groups(),
  [`${pages.toolbox.path}/resources`]: paths.resources(),
};
