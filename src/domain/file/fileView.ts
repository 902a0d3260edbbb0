import type { FilePlace } from './places.ts';

/** Ways to look at the files of a configuration: place by place below each other, or its artefacts in a table. */
export const fileViews = ['LIST', 'MATRIX'] as const;
export type FileView = (typeof fileViews)[number];

/** The most files that are looked through as a list; of more, the matrix shows at once which are there. */
const mostListed = 20;

export const countFiles = (places: readonly FilePlace[]): number =>
  places.reduce((sum, { artefacts, attachments }) => sum + artefacts.length + attachments.length, 0);

/** The view of the files where nobody has chosen one: the matrix for more than twenty, else the list. */
export const usualFileView = (places: readonly FilePlace[]): FileView =>
  countFiles(places) > mostListed ? 'MATRIX' : 'LIST';

export const chosenFileView = (text: string | null): FileView | undefined =>
  fileViews.find((view) => view === text);
