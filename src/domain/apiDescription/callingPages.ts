const everywhere = ['every page'] as const;

/** Pages that call the operations of a subject, by how the ids of its operations begin. */
const pagesOfSubjects: Readonly<Record<string, readonly string[]>> = {
  accessLookup: ['Services, servlets and roles'],
  account: ['Accounts', 'Account groups', 'Configurations', 'Permissions'],
  affiliation: ['Permissions', 'Requests'],
  attachment: ['Configuration'],
  authToken: everywhere,
  bar: ['Apps', 'Welcome'],
  binaryAsset: ['Apps', 'Welcome'],
  blacklist: ['Blacklist', 'Access of a person'],
  cacheUpdate: ['Parts', 'Blacklist', 'Whitelist'],
  command: ['Commands'],
  configuration: ['Configurations', 'Configuration', 'Scan', 'Permissions'],
  cutFile: ['Cut files', 'Part'],
  distributor: ['Accounts'],
  firmware: ['Firmware', 'Service orders', 'Product'],
  macro: ['Macros', 'Parts and macros'],
  milling: ['Milling machines', 'Milling settings', 'Scan', 'Configuration'],
  millingMachine: ['Milling machines', 'Macros', 'Milling settings'],
  millingPreferences: ['Milling settings', 'Scan'],
  objectAccess: everywhere,
  objectAccessGetAll: ['Services, servlets and roles', 'API'],
  objectAccessUpdate: ['Services, servlets and roles'],
  overlaySymbol: ['Symbols'],
  part: ['Parts', 'Part', 'Cut files', 'Parts and macros', 'Configurations'],
  partUsage: ['Part', 'Cut file', 'Part and macros', 'Scan'],
  product: ['Products', 'Product', 'Service orders'],
  productCache: ['Toolbox of the quoting system'],
  productConfiguration: ['Configuration'],
  productConfigurationImage: ['Configuration', 'Toolbox of the quoting system'],
  quote: ['3D configurator', 'Toolbox of the quoting system'],
  realmRoles: ['Services, servlets and roles', 'Permissions'],
  resource: ['Resources', 'Device errors'],
  serviceAccess: everywhere,
  serviceAccessGetAll: ['Services, servlets and roles', 'API'],
  serviceAccessUpdate: ['Services, servlets and roles'],
  serviceOrder: ['Service orders', 'Updates', 'Product'],
  supportMail: ['Requests', 'Configuration'],
  ticket: ['Requests', 'Configuration'],
  whitelist: ['Whitelist', 'Permissions', 'Access of a person'],
};

const longestFirst = Object.keys(pagesOfSubjects).toSorted((one, other) => other.length - one.length);

/** Names of the pages that call an operation; none for one that Portal does not call. */
export function pagesThatCall(operationId: string): readonly string[] {
  const subject = longestFirst.find((each) => operationId.startsWith(each));
  return subject === undefined ? [] : (pagesOfSubjects[subject] ?? []);
}
