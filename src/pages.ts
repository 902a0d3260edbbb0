/** Base path of the 3D configurator. */
export const configuratorBasePath = '/configurator';

/** Redirects to the first area of the administration that is open to the person. */
export const administrationBasePath = '/administration';

export const millingBasePath = '/administration/gcode';

export const grantsBasePath = '/administration/permissions';

export const firmwareBasePath = '/administration/firmwares';

const updatesArea = '/administration/updates';

const page = <Path extends string>(path: Path, title: string, file: string) => ({ path, title, file });

/** Page inside the layout. */
export type Page = ReturnType<typeof page>;

/** Route table: path pattern, title and module in src/features of each page inside the layout. */
export const pages = {
  index: page('/', 'Home', 'home/HomePage'),
  modulate: page('/modulate', 'Welcome', 'modulate/ModulatePage'),
  scan: page('/scan', 'Scan', 'scan/ScanPage'),
  configurations: page('/configurations', 'Configurations', 'configurations/ConfigurationsPage'),
  configuration: page('/configurations/:id/:revision?', 'Configuration', 'configurations/ConfigurationPage'),
  configurator: page(`${configuratorBasePath}/:id?`, '3D configurator', 'designs/ConfiguratorPage'),
  quotes: page('/quotes', 'Quotes', 'quotes/QuotesPage'),
  products: page('/products', 'Products', 'products/ProductsPage'),
  product: page('/products/:productFamily/:deviceType?/:serialNumber?', 'Product', 'products/ProductPage'),
  updates: page('/updates', 'Updates', 'serviceOrders/UpdatesPage'),
  update: page('/updates/:serviceOrderId', 'Update', 'serviceOrders/UpdatePage'),
  serviceOrders: page(updatesArea, 'Service orders', 'serviceOrders/ServiceOrdersPage'),
  serviceOrderProducts: page(
    `${updatesArea}/products`,
    'Products by firmware',
    'serviceOrders/matrix/OrderProductsPage',
  ),
  serviceOrderForm: page(
    `${updatesArea}/CreateServiceOrderModal`,
    'Create service order',
    'serviceOrders/form/OrderFormPage',
  ),
  firmwareUpdateForm: page(
    `${updatesArea}/FirmwareUpdateForm`,
    'Firmware update',
    'serviceOrders/form/FirmwareFormPage',
  ),
  serviceOrder: page(`${updatesArea}/:serviceOrderId`, 'Service order', 'serviceOrders/ServiceOrderPage'),
  permissions: page('/permissions', 'Permissions', 'grants/PermissionsPage'),
  customerPermissions: page(
    '/permissions/:customer/:address?',
    'Permissions of a customer',
    'grants/CustomerPermissionsPage',
  ),
  accounts: page('/administration/accounts', 'Accounts', 'accounts/AccountsPage'),
  account: page('/administration/accounts/:accountNumber', 'Account', 'accounts/AccountPage'),
  groups: page('/administration/groups', 'Account groups', 'accounts/GroupsPage'),
  requests: page('/requests', 'Requests', 'requests/RequestsPage'),
  request: page('/requests/:requestId', 'Request', 'requests/RequestPage'),
  roles: page(`${grantsBasePath}/roles`, 'Services, servlets and roles', 'access/RolesPage'),
  blacklist: page(`${grantsBasePath}/blacklist`, 'Blacklist', 'access/BlacklistPage'),
  whitelist: page(`${grantsBasePath}/whitelist`, 'Whitelist', 'access/WhitelistPage'),
  whitelistAddress: page(
    `${grantsBasePath}/whitelist/:address`,
    'Entries of the whitelist',
    'access/WhitelistEmailPage',
  ),
  effectiveAccess: page(
    `${grantsBasePath}/access/:address?`,
    'Access of a person',
    'access/EffectiveAccessPage',
  ),
  firmwares: page(firmwareBasePath, 'Firmware', 'firmware/FirmwaresPage'),
  firmware: page(`${firmwareBasePath}/:firmwareType/*`, 'Firmware of a type', 'firmware/FirmwareTypePage'),
  apps: page('/administration/apps', 'Apps', 'apps/AppsPage'),
  app: page('/administration/apps/:platform/:version?', 'App', 'apps/AppPage'),
  cutFiles: page('/administration/cutFiles', 'Cut files', 'cutFiles/CutFilesPage'),
  cutFileForm: page('/administration/cutFiles/cutFileForm', 'New cut file', 'cutFiles/CutFileFormPage'),
  cutFile: page('/administration/cutFiles/:cutFileName', 'Cut file', 'cutFiles/CutFilePage'),
  commands: page('/administration/commands', 'Commands', 'commands/CommandsPage'),
  command: page('/administration/commands/:catalogue/:name?', 'Command', 'commands/CommandPage'),
  deviceErrors: page('/administration/errors', 'Device errors', 'deviceErrors/DeviceErrorsPage'),
  deviceError: page(
    '/administration/errors/:productFamily/:errorId?',
    'Device error',
    'deviceErrors/DeviceErrorPage',
  ),
  symbols: page('/administration/symbols', 'Symbols', 'symbols/SymbolsPage'),
  resources: page('/administration/toolbox/resources', 'Resources', 'resources/ResourcesPage'),
  resource: page('/administration/toolbox/resources/:resourceId', 'Resource', 'resources/ResourcePage'),
  toolbox: page('/administration/toolbox/kbmax', 'Toolbox of the quoting system', 'toolbox/ToolboxPage'),
  api: page('/administration/api', 'API', 'apiDescription/ApiDescriptionPage'),
  apiOperation: page(
    '/administration/api/:operationId',
    'Operation of the API',
    'apiDescription/OperationPage',
  ),
  apiOfQuotes: page('/api', 'API at its short address', 'apiDescription/ApiDescriptionPage'),
  apiOfCms: page('/cms', 'API of the CMS', 'apiDescription/ApiDescriptionPage'),
  operationOfCms: page('/cms/:operationId', 'Operation of the CMS', 'apiDescription/OperationPage'),
  parts: page('/administration/parts', 'Parts', 'parts/PartsPage'),
  part: page('/administration/parts/:partNumber', 'Part', 'parts/PartPage'),
  machines: page(`${millingBasePath}/machines`, 'Milling machines', 'milling/MachinesPage'),
  machineForm: page(`${millingBasePath}/machineForm`, 'New milling machine', 'milling/MachineFormPage'),
  machine: page(`${millingBasePath}/machines/:machineId`, 'Milling machine', 'milling/MachinePage'),
  macros: page(`${millingBasePath}/macros`, 'Macros', 'milling/MacrosPage'),
  macroForm: page(`${millingBasePath}/macroForm`, 'New macro', 'milling/MacroFormPage'),
  macro: page(`${millingBasePath}/macros/:macroId`, 'Macro', 'milling/MacroPage'),
  macroVersion: page(
    `${millingBasePath}/macros/:macroId/version/:macroVersionId?`,
    'Macro version',
    'milling/MacroVersionPage',
  ),
  macroVersionForm: page(
    `${millingBasePath}/macroVersionForm`,
    'New macro version',
    'milling/MacroVersionFormPage',
  ),
  millingParts: page(`${millingBasePath}/parts`, 'Parts and macros', 'milling/MillingPartsPage'),
  millingPart: page(`${millingBasePath}/parts/part`, 'Part and macros', 'milling/MillingPartPage'),
  millingSettings: page(`${millingBasePath}/settings`, 'Milling settings', 'milling/MillingSettingsPage'),
} as const;

export type PageName = keyof typeof pages;
