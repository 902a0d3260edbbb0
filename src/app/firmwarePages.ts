import type { PageLoads } from './page.ts';

/** Pages of what runs on remote controls and on the computers that load them. */
export const firmwarePages = {
  firmwares: () => import('~/features/firmware/FirmwaresPage.tsx'),
  firmware: () => import('~/features/firmware/FirmwareTypePage.tsx'),
  apps: () => import('~/features/apps/AppsPage.tsx'),
  app: () => import('~/features/apps/AppPage.tsx'),
} as const satisfies PageLoads;
