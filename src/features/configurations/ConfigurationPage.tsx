import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { IconLock } from '@tabler/icons-react';
import { lazy, Suspense, type ReactElement } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { ActionBar } from './ActionBar.tsx';
import { AskFromTheWall } from './actions/AskFromTheWall.tsx';
import { ConfigurationHeader } from './ConfigurationHeader.tsx';
import { ConfigurationTabs } from './ConfigurationTabs.tsx';
import { Readiness } from './Readiness.tsx';
import { StepLine } from './StepLine.tsx';
import { revisionInWork } from '~/domain/revision/revision.ts';
import { parseComparison } from '~/domain/revision/comparisonAddress.ts';
import { paths } from '~/paths.ts';
import { configuration, knownRow } from '~/queries/configurations/configurations.ts';
import { stateWhileGenerating } from '~/queries/configurations/workflow.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ListFailure } from '~/ui/list/ListFailure.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';

const RevisionComparison = lazy(async () => ({
  default: (await import('./compare/RevisionComparison.tsx')).RevisionComparison,
}));

type Params = Readonly<Record<string, string | undefined>>;

export function loader(
  client: QueryClient,
  { params: { id = '', revision } }: { readonly params: Params },
): void {
  void client.prefetchQuery(configuration(id, revision));
}

/** One configuration, as of its current revision or of the one in the address. */
export function Component(): ReactElement {
  const { id = '', revision } = useParams();
  const [parameters] = useSearchParams();
  const comparison = parseComparison(parameters.get('compare'));
  const client = useQueryClient();
  const { data, isPending, isError, refetch } = useQuery(configuration(id, revision));
  useQuery({
    ...stateWhileGenerating(client, id),
    enabled: data?.configurationState === 'GENERATING_ARTEFACTS',
  });
  const row = data ?? (isPending ? knownRow(client, id) : undefined);

  if (isError) return <ListFailure what="The configuration" onRetry={() => void refetch()} />;
  if (data === null) return <Unseen id={id} />;
  return (
    <>
      {row ? (
        <>
          <ConfigurationHeader
            row={row}
            inWork={data && revisionInWork(data)}
            actions={data && <ActionBar configuration={data} />}
          />
          <StepLine state={row.configurationState} />
          {data && <Readiness configuration={data} />}
        </>
      ) : null}
      {data && !comparison && <ConfigurationTabs configuration={data} />}
      <Suspense fallback={<ListSkeleton rows={6} />}>
        {data && comparison && <RevisionComparison subject={data} comparison={comparison} />}
      </Suspense>
      {!data && <ListSkeleton rows={6} />}
    </>
  );
}

/** A configuration that is not there and one that the person may not see look the same. */
function Unseen({ id }: { readonly id: string }): ReactElement {
  return (
    <EmptyState
      image={<IconLock size={26} />}
      title={`${id} cannot be shown`}
      text="There is no such configuration, or you do not have access to it."
      action={
        <>
          <AskFromTheWall id={id} />
          <Link to={paths.configurations()}>Go to the configurations</Link>
        </>
      }
    />
  );
}
