import { patterns } from '~/paths.ts';
import type { Page } from './page.ts';

/** Pages of the catalogue of commands. */
export const commandPages: readonly Page[] = [
  {
    path: patterns.commands,
    title: 'Commands',
    load: () => import('~/features/commands/CommandsPage.tsx'),
  },
  {
    path: patterns.command,
    title: 'Command',
    load: () => import('~/features/commands/CommandPage.tsx'),
  },
];
