import type { AnyState } from '../configuration/state.ts';

/** What a pending revision is doing in each state; undefined where it is neither edited nor decided about. */
const standing: Record<AnyState, string | undefined> = {
  CONFIGURING: 'is being edited',
  WAITING_FOR_APPROVAL: 'is waiting for approval',
  GENERATING_ARTEFACTS: 'is having its files generated',
  APPROVED: 'is approved and waiting for release',
  READY_FOR_PRODUCTION: undefined,
  ARCHIVED: undefined,
  PLACEHOLDER: 'is being edited',
  LOCKED: 'is locked',
  IN_PRODUCTION: undefined,
  PRODUCED: undefined,
};

type Row = { readonly configurationState: AnyState; readonly revisionState: string };

/**
 * Whether a pending revision may be hidden behind the current one that the row shows; which, only the
 * configuration itself says.
 */
export const canHavePendingRevision = ({ configurationState, revisionState }: Row): boolean =>
  standing[configurationState] !== undefined && revisionState !== 'PENDING';

/** A row of a list as the user saw it: a pending revision that the row may hide was not seen. */
export const toRowSnapshot = <Of extends Row & { readonly revision: string }>(
  row: Of,
): Omit<Of, 'revision'> & { readonly revision: string | undefined } => ({
  ...row,
  revision: canHavePendingRevision(row) ? undefined : row.revision,
});

type Revisions = {
  readonly shown: string;
  readonly working: string;
  readonly isPending: boolean;
  readonly state: AnyState;
};

export const otherRevisionTexts = {
  says: ({ shown, working, isPending, state }: Revisions): string =>
    `You are looking at revision ${shown}. Revision ${working} ${(isPending && standing[state]) || 'is in force'}, and everything that is decided here is about ${working}.`,
  way: (working: string): string => `Open revision ${working}`,
} as const;

export const missingRevisionTexts = {
  title: (id: string, revision: string): string => `${id} has no revision ${revision}`,
  text: (revisions: readonly string[]): string =>
    `It may have been deleted, or the address is not right. There ${revisions.length === 1 ? 'is' : 'are'}: ${revisions.join(', ')}.`,
  way: (id: string): string => `Go to ${id}`,
} as const;
