import type { AnyState } from '../configuration/state.ts';

/** Whether a configuration in this state is being worked on or decided about, so that a pending revision counts. */
const inWork: Record<AnyState, boolean> = {
  CONFIGURING: true,
  WAITING_FOR_APPROVAL: true,
  GENERATING_ARTEFACTS: true,
  APPROVED: true,
  READY_FOR_PRODUCTION: false,
  ARCHIVED: false,
  PLACEHOLDER: true,
  LOCKED: true,
  IN_PRODUCTION: false,
  PRODUCED: false,
};

type Row = { readonly configurationState: AnyState; readonly revisionState: string };

/**
 * Whether a row of a list may hide a pending revision: it is in work, and yet it shows the revision in force. Which one
 * it is only the configuration itself tells.
 */
export const mayHavePending = ({ configurationState, revisionState }: Row): boolean =>
  inWork[configurationState] && revisionState !== 'PENDING';

/** A row of a list as its reader saw it: of a pending revision that it may hide they have seen nothing. */
export const rowAsSeen = <Of extends Row & { readonly revision: string }>(
  row: Of,
): Omit<Of, 'revision'> & { readonly revision: string | undefined } => ({
  ...row,
  revision: mayHavePending(row) ? undefined : row.revision,
});

type Revisions = { readonly shown: string; readonly working: string; readonly isPending: boolean };

/** Words of the strip on a page that shows another revision than the working one. */
export const otherRevisionText = {
  says: ({ shown, working, isPending }: Revisions): string =>
    `You are looking at revision ${shown}. Revision ${working} is ${isPending ? 'in work' : 'in force'}, and everything that is decided here is about ${working}.`,
  way: (working: string): string => `Open revision ${working}`,
} as const;

/** Words of the page of a revision that its configuration does not have. */
export const missingRevisionText = {
  title: (id: string, revision: string): string => `${id} has no revision ${revision}`,
  text: (revisions: readonly string[]): string =>
    `It may have been deleted, or the address is not right. There ${revisions.length === 1 ? 'is' : 'are'}: ${revisions.join(', ')}.`,
  way: (id: string): string => `Go to ${id}`,
} as const;
