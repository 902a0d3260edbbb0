import { findCurrentRevision } from './revision.ts';

export type RevisionPair = { readonly before: string; readonly after: string };

export function parseRevisionPair(text: string | null): RevisionPair | undefined {
  const [, before, after] = /^([^.]+)\.\.([^.]+)$/.exec(text ?? '') ?? [];
  return before !== undefined && after !== undefined ? { before, after } : undefined;
}

export const formatRevisionPair = ({ before, after }: RevisionPair): string => `${before}..${after}`;

export function getPreviousRevision(
  revisions: readonly { readonly revisionName: string }[],
  name: string,
): string | undefined {
  const place = revisions.findIndex(({ revisionName }) => revisionName === name);
  return revisions[place - 1]?.revisionName;
}

type Named = { readonly revisionName: string; readonly revisionState: string };

/**
 * Revision to compare with: for a pending one the current one, for any other the one before; undefined for
 * the first and unknown ones.
 */
export const getBaseRevision = (revisions: readonly Named[], name: string): string | undefined =>
  revisions.some(({ revisionName, revisionState }) => revisionName === name && revisionState === 'PENDING')
    ? (findCurrentRevision(revisions)?.revisionName ?? getPreviousRevision(revisions, name))
    : getPreviousRevision(revisions, name);
