import { currentRevision } from './revision.ts';

export type Comparison = { readonly before: string; readonly after: string };

export function parseComparison(text: string | null): Comparison | undefined {
  const [, before, after] = /^([^.]+)\.\.([^.]+)$/.exec(text ?? '') ?? [];
  return before !== undefined && after !== undefined ? { before, after } : undefined;
}

export const comparisonText = ({ before, after }: Comparison): string => `${before}..${after}`;

export function previousRevision(
  revisions: readonly { readonly revisionName: string }[],
  name: string,
): string | undefined {
  const place = revisions.findIndex(({ revisionName }) => revisionName === name);
  return revisions[place - 1]?.revisionName;
}

type Named = { readonly revisionName: string; readonly revisionState: string };

/**
 * A pending one against the one in force, any other against the one before; undefined for the first and unknown ones.
 */
export const baseRevision = (revisions: readonly Named[], name: string): string | undefined =>
  revisions.some(({ revisionName, revisionState }) => revisionName === name && revisionState === 'PENDING')
    ? (currentRevision(revisions)?.revisionName ?? previousRevision(revisions, name))
    : previousRevision(revisions, name);
