import { useMemo, type ReactElement, type ReactNode } from 'react';
import type { RevisionComparison } from '~/domain/revision/comparison.ts';
import { useSearchParams } from 'react-router';
import { getFileComparisonResult, filterFilePairs, type FilePair } from '~/domain/revision/filePairs.ts';
import { revisionComparisonTexts } from '~/domain/words/texts/comparison.ts';
import { getFilePairKey } from '~/queries/configurations/comparison.ts';
import { useContentComparisonResults } from '~/queries/configurations/contentComparisonResults.ts';
import { IconEyeOff } from '@tabler/icons-react';
import { isRefusal } from '~/queries/fallback.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ListError } from '~/ui/list/ListError.tsx';
import type { QueryResult } from '~/platform/queryResult.ts';
import styles from './RevisionComparisonView.module.css';

export function useFilePair(
  { files }: RevisionComparison,
  group: Parameters<typeof filterFilePairs>[1],
  parameter: string,
  label: string,
): readonly [FilePair | undefined, ReactElement] {
  const pairs = useMemo(() => filterFilePairs(files, group), [files, group]);
  const [parameters, setParameters] = useSearchParams();
  const verdicts = useContentComparisonResults();
  const isSame = (each: FilePair): boolean =>
    ['SAME', 'REMADE_SAME'].includes(getFileComparisonResult(each, verdicts[getFilePairKey(each)]));
  const wanted = parameters.get(parameter);
  const pair = pairs.find(({ key }) => key === wanted) ?? pairs[0];
  const control = (
    <label className={styles.pair}>
      <span className="visuallyHidden">{label}</span>
      <select
        value={pair?.key}
        onChange={(event) => {
          const next = new URLSearchParams(parameters);
          next.set(parameter, event.currentTarget.value);
          setParameters(next, { replace: true, preventScrollReset: true });
        }}
      >
        {pairs.map((each) => (
          <option key={each.key} value={each.key}>
            {revisionComparisonTexts.pair(each.name, each.place, isSame(each))}
          </option>
        ))}
      </select>
    </label>
  );
  return [pair, control];
}

type Props<Data> = {
  readonly read: QueryResult<Data>;
  readonly what: string;
  readonly children: (data: Data) => ReactNode;
};

export function ContentQueryBoundary<Data>({ read, what, children }: Props<Data>) {
  return (
    <QueryBoundary
      read={read}
      what={what}
      rows={4}
      renderFailure={(error, onRetry) =>
        isRefusal(error) ? (
          <EmptyState
            image={<IconEyeOff size={26} />}
            title={revisionComparisonTexts.cannotBeCompared(what)}
            text={revisionComparisonTexts.cannotBeComparedText}
          />
        ) : (
          <ListError what={what} error={error} onRetry={onRetry} />
        )
      }
    >
      {children}
    </QueryBoundary>
  );
}
