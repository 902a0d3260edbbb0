import { patterns } from '~/paths.ts';
import type { Page } from './page.ts';

/** Pages of what runs on remote controls and on the computers that load them. */
export const firmwarePages: readonly Page[] = [
  {
    path: patterns.firmwares,
    title: 'Firmware',
    load: () => import('~/features/firmware/FirmwaresPage.tsx'),
  },
  {
    path: patterns.firmware,
    title: 'Firmware of a type',
    load: () => import('~/features/firmware/FirmwareTypePage.tsx'),
  },
  {
    path: patterns.apps,
    title: 'Apps',
    load: () => import('~/features/apps/AppsPage.tsx'),
  },
  {
    path: patterns.app,
    title: 'App',
    load: () => import('~/features/apps/AppPage.tsx'),
  },
];
