import type { PageLoads } from './page.ts';

/** Pages of cut files; the form has an address that could be a name, and goes before it. */
export const cutFilePages = {
  cutFiles: () => import('~/features/cutFiles/CutFilesPage.tsx'),
  cutFileForm: () => import('~/features/cutFiles/CutFileFormPage.tsx'),
  cutFile: () => import('~/features/cutFiles/CutFilePage.tsx'),
} as const satisfies PageLoads;
