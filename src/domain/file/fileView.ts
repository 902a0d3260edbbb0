import type { FileGroup } from './fileGroups.ts';

export const fileViews = ['LIST', 'MATRIX'] as const;
export type FileView = (typeof fileViews)[number];

/** With more files than this the matrix is the default, which shows at a glance which files exist. */
const maxListed = 20;

export const countFiles = (places: readonly FileGroup[]): number =>
  places.reduce((sum, { artefacts, attachments }) => sum + artefacts.length + attachments.length, 0);

export const getDefaultFileView = (places: readonly FileGroup[]): FileView =>
  countFiles(places) > maxListed ? 'MATRIX' : 'LIST';

export const parseFileView = (text: string | null): FileView | undefined =>
  fileViews.find((view) => view === text);
