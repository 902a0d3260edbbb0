import { patterns } from '~/paths.ts';
import type { Page } from './page.ts';

/** Pages of what the platform itself holds: device errors, resources, and the description of its calls. */
export const platformPages: readonly Page[] = [
  {
    path: patterns.deviceErrors,
    title: 'Device errors',
    load: () => import('~/features/errors/DeviceErrorsPage.tsx'),
  },
  {
    path: patterns.deviceError,
    title: 'Device error',
    load: () => import('~/features/errors/DeviceErrorPage.tsx'),
  },
  {
    path: patterns.symbols,
    title: 'Symbols',
    load: () => import('~/features/symbols/SymbolsPage.tsx'),
  },
  {
    path: patterns.resources,
    title: 'Resources',
    load: () => import('~/features/resources/ResourcesPage.tsx'),
  },
  {
    path: patterns.resource,
    title: 'Resource',
    load: () => import('~/features/resources/ResourcePage.tsx'),
  },
  {
    path: patterns.toolbox,
    title: 'Toolbox of the quoting system',
    load: () => import('~/features/toolbox/ToolboxPage.tsx'),
  },
  {
    path: patterns.api,
    title: 'API',
    load: () => import('~/features/apiPages/ApiPage.tsx'),
  },
  {
    path: patterns.apiOperation,
    title: 'Operation of the API',
    load: () => import('~/features/apiPages/OperationPage.tsx'),
  },
  {
    path: patterns.apiOfQuotes,
    title: 'API at its short address',
    load: () => import('~/features/apiPages/ApiPage.tsx'),
  },
  {
    path: patterns.apiOfCms,
    title: 'API of the CMS',
    load: () => import('~/features/apiPages/ApiPage.tsx'),
  },
  {
    path: patterns.operationOfCms,
    title: 'Operation of the CMS',
    load: () => import('~/features/apiPages/OperationPage.tsx'),
  },
];
