import type { PageLoads } from './page.ts';

/** Pages of what the platform itself holds: device errors, resources, and the description of its calls. */
export const platformPages = {
  deviceErrors: () => import('~/features/errors/DeviceErrorsPage.tsx'),
  deviceError: () => import('~/features/errors/DeviceErrorPage.tsx'),
  symbols: () => import('~/features/symbols/SymbolsPage.tsx'),
  resources: () => import('~/features/resources/ResourcesPage.tsx'),
  resource: () => import('~/features/resources/ResourcePage.tsx'),
  toolbox: () => import('~/features/toolbox/ToolboxPage.tsx'),
  api: () => import('~/features/apiPages/ApiPage.tsx'),
  apiOperation: () => import('~/features/apiPages/OperationPage.tsx'),
  apiOfQuotes: () => import('~/features/apiPages/ApiPage.tsx'),
  apiOfCms: () => import('~/features/apiPages/ApiPage.tsx'),
  operationOfCms: () => import('~/features/apiPages/OperationPage.tsx'),
} as const satisfies PageLoads;
