import { useMemo } from 'react';
import {
  type RevisionChangeDescription,
  describeRevisionChanges,
} from '~/domain/revision/describeRevisionChanges.ts';
import { revisionChangeTexts } from '~/domain/words/texts/comparison.ts';
import { type Configuration, configurationQuery } from '~/queries/configurations/configurations.ts';
import styles from './ChangeList.module.css';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { useQuery } from '@tanstack/react-query';
import { compareRevisions, type RevisionComparison } from '~/domain/revision/comparison.ts';
import { getBaseRevision } from '~/domain/revision/revisionPair.ts';
import { contentChangesQuery } from '~/queries/configurations/contentChanges.ts';
import { useViewer } from '~/session/me.ts';

export function useRevisionComparison(
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

export function useChangeDescriptions(comparison: RevisionComparison | undefined) {
  const { data, isError, refetch } = useQuery({
    ...contentChangesQuery(comparison ?? nothing),
    enabled: comparison !== undefined,
  });
  return useMemo(
    () =>
      comparison && {
        words: describeRevisionChanges(comparison, data),
        /** Whether the file contents have been compared as well. */
        isComplete: data !== undefined || isError,
        retry: () => void refetch(),
      },
    [comparison, data, isError, refetch],
  );
}

export type RevisionChanges =
  | { readonly kind: 'FIRST' | 'READING' }
  | { readonly kind: 'FAILED'; readonly base: string; readonly retry: () => void }
  | {
      readonly kind: 'READ';
      readonly base: string;
      readonly words: RevisionChangeDescription;
      readonly retry: () => void;
    };

export function useRevisionChanges(subject: Configuration): RevisionChanges {
  const { configurationId, revision, revisions } = subject;
  const base = getBaseRevision(revisions, revision);
  const read = useQuery({
    ...configurationQuery(configurationId, base ?? ''),
    enabled: base !== undefined,
    meta: { suppressErrorNotice: true },
  });
  const found = useChangeDescriptions(useRevisionComparison(read.data, subject));
  if (base === undefined) return { kind: 'FIRST' };
  if (found?.isComplete) return { kind: 'READ', base, words: found.words, retry: found.retry };
  if (read.data === null || (read.isError && !read.data)) {
    return { kind: 'FAILED', base, retry: () => void read.refetch() };
  }
  return { kind: 'READING' };
}

export const RetryButton = ({ onRetry }: { readonly onRetry: () => void }) => (
  <button type="button" className="linkButton" onClick={onRetry}>
    {commonTexts.tryAgain}
  </button>
);

type Props = {
  readonly words: RevisionChangeDescription;
  readonly limit?: number;
  readonly onRetry: () => void;
};

export function ChangeList({ words, limit = Number.POSITIVE_INFINITY, onRetry }: Props) {
  const { changes, unchanged, regenerated, unread } = words;
  const left = changes.length - Math.min(changes.length, limit);
  return (
    <div className={styles.changes}>
      {changes.length > 0 && (
        <ul>
          {changes.slice(0, limit).map((change) => (
            <li key={change}>{change}</li>
          ))}
          {left > 0 && <li className={styles.quiet}>{revisionChangeTexts.more(left)}</li>}
        </ul>
      )}
      {unread.map((what) => (
        <p key={what} className={styles.amber}>
          {what}
        </p>
      ))}
      {unread.length > 0 && <RetryButton onRetry={onRetry} />}
      {unchanged && <p className={styles.quiet}>{unchanged}</p>}
      {regenerated && <p className={styles.quiet}>{regenerated}</p>}
    </div>
  );
}

type RevisionReasonProps = { readonly configuration: Pick<Configuration, 'revision' | 'revisions'> };

export function RevisionReason({ configuration: { revision, revisions } }: RevisionReasonProps) {
  const note = revisions.find(({ revisionName }) => revisionName === revision)?.note.trim();
  return (
    <p className={styles.reason}>
      <span>{revisionChangeTexts.reason}</span>
      {note || revisionChangeTexts.noReason}
    </p>
  );
}
