import type { PageLoads } from './page.ts';

/** Pages of the catalogue of commands. */
export const commandPages = {
  commands: () => import('~/features/commands/CommandsPage.tsx'),
  command: () => import('~/features/commands/CommandPage.tsx'),
} as const satisfies PageLoads;
