export const firstRevisionName = '0A';
export const defaultRevisionNote = 'Initial revision';

export type Revision = { readonly revisionName: string; readonly revisionState: string };

export const findCurrentRevision = <Of extends Revision>(revisions: readonly Of[]): Of | undefined =>
  revisions.find((revision) => revision.revisionState === 'ACTIVE');

export const findPendingRevision = <Of extends Revision>(revisions: readonly Of[]): Of | undefined =>
  revisions.find((revision) => revision.revisionState === 'PENDING');

/** The pending revision, else the active, else the last one. */
export const getWorkingRevision = <Of extends Revision>(revisions: readonly Of[]): Of | undefined =>
  findPendingRevision(revisions) ?? findCurrentRevision(revisions) ?? revisions.at(-1);

export const getWorkingRevisionName = (shown: {
  readonly revision: string;
  readonly revisions: readonly Revision[];
}): string => getWorkingRevision(shown.revisions)?.revisionName ?? shown.revision;

/**
 * The requested revision, undefined where it does not exist; without a request the current, else the pending,
 * else the last one.
 */
export function resolveRevision<Of extends Revision>(
  revisions: readonly Of[],
  wanted: string | undefined,
): Of | undefined {
  if (wanted !== undefined) return revisions.find((revision) => revision.revisionName === wanted);
  return findCurrentRevision(revisions) ?? findPendingRevision(revisions) ?? revisions.at(-1);
}

export type RevisionLogEntry = {
  readonly revisionActionType: string;
  readonly revisionData: { readonly old?: unknown; readonly new?: unknown };
  readonly revisionName?: string | null;
  readonly created: string;
};

/**
 * Entries by time, each with its revision. A change of account belongs to the revision before it, the first
 * entry to the first revision.
 */
export function buildRevisionLog<Entry extends RevisionLogEntry>(
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
