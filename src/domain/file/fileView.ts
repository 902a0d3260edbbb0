import type { FileGroup } from './fileGroups.ts';

export const fileViews = ['LIST', 'MATRIX'] as const;
export type FileView = (typeof fileViews)[number];

/** The most files that are looked through as a list; of more, the matrix shows at once which are there. */
const mostListed = 20;

export const countFiles = (places: readonly FileGroup[]): number =>
  places.reduce((sum, { artefacts, attachments }) => sum + artefacts.length + attachments.length, 0);

export const getDefaultFileView = (places: readonly FileGroup[]): FileView =>
  countFiles(places) > mostListed ? 'MATRIX' : 'LIST';

export const parseFileView = (text: string | null): FileView | undefined =>
  fileViews.find((view) => view === text);
