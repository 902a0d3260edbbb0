import { pages, type PageName } from '../../pages.ts';

const everywhere = 'EVERYWHERE';

type Pages = readonly PageName[];

const pagesOfSubjects: Readonly<Record<string, Pages | typeof everywhere>> = {
  accessLookup: ['roles'],
  account: ['accounts', 'groups', 'configurations', 'permissions'],
  affiliation: ['permissions', 'requests'],
  attachment: ['configuration'],
  authToken: everywhere,
  bar: ['apps', 'modulate'],
  binaryAsset: ['apps', 'modulate'],
  blacklist: ['blacklist', 'effectiveAccess'],
  cacheUpdate: ['parts', 'blacklist', 'whitelist'],
  command: ['commands'],
  configuration: ['configurations', 'configuration', 'scan', 'permissions'],
  cutFile: ['cutFiles', 'part'],
  distributor: ['accounts'],
  firmware: ['firmwares', 'serviceOrders', 'product'],
  macro: ['macros', 'millingParts'],
  milling: ['machines', 'millingSettings', 'scan', 'configuration'],
  millingMachine: ['machines', 'macros', 'millingSettings'],
  millingPreferences: ['millingSettings', 'scan'],
  objectAccess: everywhere,
  objectAccessGetAll: ['roles', 'api'],
  objectAccessUpdate: ['roles'],
  overlaySymbol: ['symbols'],
  part: ['parts', 'part', 'cutFiles', 'millingParts', 'configurations'],
  partUsage: ['part', 'cutFile', 'millingPart', 'scan'],
  product: ['products', 'product', 'serviceOrders'],
  productCache: ['toolbox'],
  productConfiguration: ['configuration'],
  productConfigurationImage: ['configuration', 'toolbox'],
  quote: ['configurator', 'toolbox'],
  realmRoles: ['roles', 'permissions'],
  resource: ['resources', 'deviceErrors'],
  serviceAccess: everywhere,
  serviceAccessGetAll: ['roles', 'api'],
  serviceAccessUpdate: ['roles'],
  serviceOrder: ['serviceOrders', 'updates', 'product'],
  supportMail: ['requests', 'configuration'],
  ticket: ['requests', 'configuration'],
  whitelist: ['whitelist', 'permissions', 'effectiveAccess'],
};

const longestFirst = Object.keys(pagesOfSubjects).toSorted((one, other) => other.length - one.length);

export function listCallingPages(operationId: string): readonly string[] {
  const subject = longestFirst.find((each) => operationId.startsWith(each));
  const calling = subject === undefined ? [] : (pagesOfSubjects[subject] ?? []);
  return calling === everywhere ? ['every page'] : calling.map((page) => pages[page].title);
}
