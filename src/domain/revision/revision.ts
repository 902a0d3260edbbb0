export const firstRevisionName = '0A';
export const defaultRevisionNote = 'Initial revision';

export type Revision = { readonly revisionName: string; readonly revisionState: string };

/** The revision in force, the ACTIVE one. */
export const currentRevision = <Of extends Revision>(revisions: readonly Of[]): Of | undefined =>
  revisions.find((revision) => revision.revisionState === 'ACTIVE');

/** The revision being worked on, the PENDING one. */
export const pendingRevision = <Of extends Revision>(revisions: readonly Of[]): Of | undefined =>
  revisions.find((revision) => revision.revisionState === 'PENDING');

/**
 * The revision that work goes on in and that a decision is about: the pending one where there is one, else the active
 * one, else the last; undefined only where there is none at all.
 */
export const workingRevision = <Of extends Revision>(revisions: readonly Of[]): Of | undefined =>
  pendingRevision(revisions) ?? currentRevision(revisions) ?? revisions.at(-1);

/** The name of the working revision of a configuration, whichever of its revisions is shown. */
export const workingRevisionName = (shown: {
  readonly revision: string;
  readonly revisions: readonly Revision[];
}): string => workingRevision(shown.revisions)?.revisionName ?? shown.revision;

/**
 * The revision a page shows: the one asked for, and undefined when there is no such revision. Without a wish it is
 * the current one, else the pending one, else the last.
 */
export function shownRevision<Of extends Revision>(
  revisions: readonly Of[],
  wanted: string | undefined,
): Of | undefined {
  if (wanted !== undefined) return revisions.find((revision) => revision.revisionName === wanted);
  return currentRevision(revisions) ?? pendingRevision(revisions) ?? revisions.at(-1);
}

/** A line of the log that administrators read. */
export type RevisionLogEntry = {
  readonly revisionActionType: string;
  readonly revisionData: { readonly old?: unknown; readonly new?: unknown };
  readonly revisionName?: string | null;
  readonly created: string;
};

/**
 * The log in order of time, each entry with the revision it belongs to. A change of account is no revision of its own
 * and keeps the name of the entry before it; the first entry is of the first revision.
 */
export function revisionLog<Entry extends RevisionLogEntry>(
  entries: readonly Entry[],
): readonly (Entry & { readonly revisionName: string })[] {
  let latest = firstRevisionName;
  return entries
    .toSorted((one, other) => Date.parse(one.created) - Date.parse(other.created))
    .map((entry) => {
      if (entry.revisionActionType !== 'CHANGE_ACCOUNT') latest = entry.revisionName ?? latest;
      return { ...entry, revisionName: latest };
    });
}
