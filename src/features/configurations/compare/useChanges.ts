import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { changesInWords, type ChangesInWords } from '~/domain/revision/changes.ts';
import { compareRevisions, type RevisionComparison } from '~/domain/revision/comparison.ts';
import { baseRevision } from '~/domain/revision/comparisonAddress.ts';
import { configuration, type Configuration } from '~/queries/configurations/configurations.ts';
import { contentChanges } from '~/queries/configurations/contentChanges.ts';
import { useViewer } from '~/session/me.ts';

/** The comparison of two revisions as this person may know of it; undefined until both have been read. */
export function useComparison(
  before: Configuration | null | undefined,
  after: Configuration | null | undefined,
): RevisionComparison | undefined {
  const viewer = useViewer();
  return useMemo(
    () => (before && after ? compareRevisions(before, after, viewer) : undefined),
    [before, after, viewer],
  );
}

const nothing: RevisionComparison = {
  fields: [],
  files: [],
  added: [],
  removed: [],
  before: '',
  after: '',
  shortNames: new Map(),
};

type ToldChanges = {
  readonly words: ChangesInWords;
  /** Whether the contents have been looked through as well. */
  readonly isComplete: boolean;
  readonly retry: () => void;
};

export function useChangesInWords(comparison: RevisionComparison | undefined): ToldChanges | undefined {
  const { data, isError, refetch } = useQuery({
    ...contentChanges(comparison ?? nothing),
    enabled: comparison !== undefined,
  });
  return useMemo(
    () =>
      comparison && {
        words: changesInWords(comparison, data),
        isComplete: data !== undefined || isError,
        retry: () => void refetch(),
      },
    [comparison, data, isError, refetch],
  );
}

/** The changes of a revision against the one it is held against. */
export type OwnChanges =
  | { readonly kind: 'FIRST' | 'READING' }
  | { readonly kind: 'FAILED'; readonly base: string; readonly retry: () => void }
  | {
      readonly kind: 'READ';
      readonly base: string;
      readonly words: ChangesInWords;
      readonly retry: () => void;
    };

/** Reads the changes of a configuration's revision, and says how far that is. */
export function useOwnChanges(subject: Configuration): OwnChanges {
  const { configurationId, revision, revisions } = subject;
  const base = baseRevision(revisions, revision);
  const read = useQuery({
    ...configuration(configurationId, base ?? ''),
    enabled: base !== undefined,
    meta: { isTold: true },
  });
  const found = useChangesInWords(useComparison(read.data, subject));
  if (base === undefined) return { kind: 'FIRST' };
  if (found?.isComplete) return { kind: 'READ', base, words: found.words, retry: found.retry };
  if (read.data === null || (read.isError && !read.data)) {
    return { kind: 'FAILED', base, retry: () => void read.refetch() };
  }
  return { kind: 'READING' };
}
