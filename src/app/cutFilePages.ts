import { patterns } from '~/paths.ts';
import type { Page } from './page.ts';

/** Pages of cut files; the form has an address that could be a name, and goes before it. */
export const cutFilePages: readonly Page[] = [
  {
    path: patterns.cutFiles,
    title: 'Cut files',
    load: () => import('~/features/cutFiles/CutFilesPage.tsx'),
  },
  {
    path: patterns.cutFileForm,
    title: 'New cut file',
    load: () => import('~/features/cutFiles/CutFileFormPage.tsx'),
  },
  {
    path: patterns.cutFile,
    title: 'Cut file',
    load: () => import('~/features/cutFiles/CutFilePage.tsx'),
  },
];
