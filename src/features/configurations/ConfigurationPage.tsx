import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { IconLock, IconVersionsOff } from '@tabler/icons-react';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import {
  ConfigurationActionBar,
  ConfigurationHeaderSkeleton,
  ConfigurationHeader,
} from './ConfigurationHeader.tsx';
import {
  ConfigurationTabBar,
  ConfigurationTabContent,
  useConfigurationTab,
  TabSkeleton,
} from './ConfigurationTabs.tsx';
import { FileDropZone } from './files/FileDropZone.tsx';
import { NextWorkflowStep, WorkflowSteps } from './WorkflowSteps.tsx';
import { OtherRevisionBanner, useWorkingRevision } from './OtherRevisionBanner.tsx';
import { PartialUpdateBanner } from './quote/QuoteFacts.tsx';
import { useConfigurationQuote } from './quote/useConfigurationQuote.ts';
import { configurationFactTexts } from '~/domain/words/texts/configurationFacts.ts';
import { configurationPageTexts } from '~/domain/words/texts/configurationPage.ts';
import { isGeneratingState, resolveQuoteState } from '~/domain/configuration/state.ts';
import { missingRevisionTexts } from '~/domain/revision/pendingRevision.ts';
import { getWorkingRevisionName } from '~/domain/revision/revision.ts';
import { parseRevisionPair } from '~/domain/revision/revisionPair.ts';
import { paths } from '~/paths.ts';
import {
  configurationQuery,
  getCachedConfigurationRow,
  prefetchConfiguration,
  type Configuration,
} from '~/queries/configurations/configurations.ts';
import { generatingStateQuery } from '~/queries/configurations/workflow.ts';
import { QueryBoundary, StaleDataBanner } from '~/ui/QueryBoundary.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { Redirect } from '~/ui/Redirect.tsx';
import { ListError } from '~/ui/list/ListError.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { RequestAccessButton } from '~/widgets/requests/RequestAccessButton.tsx';
import { accessRequestTexts } from '~/domain/words/texts/accessRequests.ts';
import { useForgetRecentItem, useRememberRecentItem } from '~/widgets/recent/recentItems.ts';
import { toRecentConfiguration } from './list/configurationListPath.ts';

const ComparedRevisions = lazy(async () => ({
  default: (await import('./compare/RevisionComparisonView.tsx')).RevisionComparisonView,
}));

type Params = Readonly<Record<string, string | undefined>>;

/** `?revision=working` links to the working revision without naming it. */
const asksForWorking = (parameters: URLSearchParams): boolean => parameters.get('revision') === 'working';

export function loader(
  client: QueryClient,
  { params: { id = '', revision }, url }: { readonly params: Params; readonly url: URL },
): void {
  if (revision === undefined) {
    void prefetchConfiguration(client, id, { working: asksForWorking(url.searchParams) });
  } else {
    void client.prefetchQuery(configurationQuery(id, revision));
  }
}

type Drop = ComponentProps<typeof FileDropZone>['early'];

type EarlyFiles = { readonly id: string; readonly files: readonly File[] };

export function Component() {
  const { id = '', revision } = useParams();
  const [parameters] = useSearchParams();
  const client = useQueryClient();
  const read = useQuery(configurationQuery(id, revision));
  useQuery({
    ...generatingStateQuery(client, id, read.data?.configurationState),
    enabled: isGeneratingState(read.data?.configurationState),
  });
  const comparing = parseRevisionPair(parameters.get('compare')) !== undefined;
  const [early, setEarly] = useState<EarlyFiles>({ id, files: [] });
  // Files dropped on the page of one configuration must not be added to the next.
  if (early.id !== id) setEarly({ id, files: [] });
  const drop: Drop = [early.files, (files) => setEarly({ id, files })];
  const coming = (
    <FileDropZone early={drop} configuration={undefined}>
      <Coming id={id} revision={revision} comparing={comparing} />
    </FileDropZone>
  );
  return (
    <QueryBoundary read={read} what={configurationPageTexts.itself} waiting={coming}>
      {(data) => {
        if (data === null) return <Unseen id={id} revision={revision} />;
        const named = getWorkingRevisionName(data);
        return revision === undefined && asksForWorking(parameters) && named !== data.revision ? (
          // The skeleton stays mounted during the redirect, so that focus and keyboard shortcuts are not
          // lost.
          <>
            {coming}
            <Redirect to={paths.configuration(id, named, withoutRevision(parameters))} />
          </>
        ) : (
          <Shown configuration={data} drop={drop} />
        );
      }}
    </QueryBoundary>
  );
}

type ComingProps = {
  readonly id: string;
  readonly revision: string | undefined;
  readonly comparing: boolean;
};

function Coming({ id, revision, comparing }: ComingProps) {
  const row = getCachedConfigurationRow(useQueryClient(), id);
  const { current } = useConfigurationTab();
  return (
    <>
      {row ? (
        <ConfigurationHeader
          row={row}
          revision={comparing ? undefined : (revision ?? row.revision)}
          actions={null}
        />
      ) : (
        <ConfigurationHeaderSkeleton id={id} />
      )}
      <WorkflowSteps state={row?.configurationState} logs={[]} />
      {!comparing && <ConfigurationTabBar configurationId={id} />}
      <TabSkeleton tab={current} />
    </>
  );
}

const withoutRevision = (parameters: URLSearchParams): Readonly<Record<string, string>> =>
  Object.fromEntries([...parameters].filter(([name]) => name !== 'revision'));

type ShownProps = { readonly configuration: Configuration; readonly drop: Drop };

function Shown({ configuration: data, drop }: ShownProps) {
  const [parameters] = useSearchParams();
  const comparison = parseRevisionPair(parameters.get('compare'));
  const { revision, configuration: decidedOn, failed, read } = useWorkingRevision(data);
  const { quoteState } = useConfigurationQuote(data);
  const state = resolveQuoteState(data.configurationState, quoteState);
  useRememberRecentItem(toRecentConfiguration(data));
  return (
    <FileDropZone early={drop} configuration={decidedOn}>
      <ConfigurationHeader
        row={{ ...data, configurationState: state }}
        revision={comparison ? undefined : data.revision}
        actions={decidedOn ? <ConfigurationActionBar configuration={decidedOn} shown={data} /> : null}
      />
      <WorkflowSteps key={data.configurationId} state={state} logs={data.logs}>
        {decidedOn && <NextWorkflowStep configuration={decidedOn} />}
      </WorkflowSteps>
      {!comparison && <ConfigurationTabBar configurationId={data.configurationId} configuration={data} />}
      {/* Late banners are below the header and tabs, which must not move. A comparison has no other revision. */}
      {!comparison && <OtherRevisionBanner subject={data} />}
      {decidedOn && <PartialUpdateBanner configuration={decidedOn} />}
      {failed && (
        <ListError
          what={configurationFactTexts.revisionNamed(revision)}
          error={read.error}
          onRetry={() => void read.refetch()}
        />
      )}
      <StaleDataBanner read={read} what={configurationFactTexts.revisionNamed(revision)} />
      {!comparison && <ConfigurationTabContent configuration={data} />}
      <Suspense fallback={<ListSkeleton rows={6} />}>
        {comparison && <ComparedRevisions subject={data} comparison={comparison} />}
      </Suspense>
    </FileDropZone>
  );
}

/**
 * A configuration that does not exist and one without access look the same; a missing revision is named as
 * such.
 */
function Unseen({ id, revision }: Omit<ComingProps, 'comparing'>) {
  const { data: found, isPending } = useQuery({ ...configurationQuery(id), enabled: revision !== undefined });
  useForgetRecentItem(revision === undefined ? paths.workingConfiguration(id) : '');
  if (revision !== undefined && isPending) return <ListSkeleton rows={6} />;
  if (revision !== undefined && found) {
    return (
      <EmptyState
        isPage
        image={<IconVersionsOff size={26} />}
        title={missingRevisionTexts.title(id, revision)}
        text={missingRevisionTexts.text(found.revisions.map(({ revisionName }) => revisionName))}
        action={<Link to={paths.workingConfiguration(id)}>{missingRevisionTexts.way(id)}</Link>}
      />
    );
  }
  return (
    <EmptyState
      isPage
      image={<IconLock size={26} />}
      title={configurationPageTexts.unseenTitle(id)}
      text={configurationPageTexts.unseen}
      action={
        <>
          <RequestAccessButton
            wanted={{
              requestType: 'CONFIGURATION_ACCESS',
              configurationId: id,
              description: accessRequestTexts.see(id),
            }}
          />
          <Link to={paths.configurations()}>{configurationPageTexts.toList}</Link>
        </>
      }
    />
  );
}
