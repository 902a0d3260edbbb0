import '@mantine/core/styles/Button.css';
import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useId } from 'react';
import { countSentItems } from '~/api/responses/rawValues.ts';
import { describeReadError } from '~/api/describeError.ts';
import { queryBoundaryTexts } from '~/domain/words/texts/common.ts';
import { reviewQueueTexts } from '~/domain/words/texts/review.ts';
import { configurationsPageTexts } from '~/domain/words/texts/configurationsPage.ts';
import { listBulkActions } from '~/domain/workflow/bulk.ts';
import {
  configurationPageSize,
  parseConfigurationFilter,
  listActiveFilters,
  isUserIndependent,
  hasMissingRows,
  type ConfigurationFilter,
} from '~/domain/configuration/filter.ts';
import { workflowSteps } from '~/domain/configuration/state.ts';
import {
  isConfigurationCreationOffered,
  checkConfigurationCreation,
} from '~/domain/configuration/creationPermission.ts';
import { ConfigurationList } from './ConfigurationList.tsx';
import {
  toBoardColumnFilter,
  configurationListPath,
  useConfigurationFilter,
} from './list/configurationListPath.ts';
import { FilterChips, ListControls, type ConfigurationFilterProps } from './list/ListControls.tsx';
import { useRowSelection } from './list/rowSelection.ts';
import { ViewBar } from './list/ViewBar.tsx';
import { findPartialRefusal } from '~/queries/fallback.ts';
import { configurationCountQuery, configurationsQuery } from '~/queries/configurations/configurations.ts';
import { useMe, useActor } from '~/session/me.ts';
import { ListError } from '~/ui/list/ListError.tsx';
import { ListCount } from '~/ui/list/ListFilterSummary.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { Pager } from '~/ui/list/Pager.tsx';
import { lazyWithRetry } from '~/ui/lazyWithRetry.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { FullWidthPage } from '~/platform/rootAttributes.ts';
import { useIsLayerVisible } from '~/platform/layerStatus.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { startConfigurationCreation } from '~/widgets/creation/startConfigurationCreation.ts';
import { ReasonPopover } from '~/ui/ReasonPopover.tsx';

const BoardView = lazy(async () => ({ default: (await import('./list/BoardView.tsx')).BoardView }));
const ReviewPage = lazyWithRetry(
  reviewQueueTexts.title,
  async () => (await import('./review/ReviewPage.tsx')).ReviewPage,
);
const BulkBar = lazy(async () => ({ default: (await import('./list/BulkActionBar.tsx')).BulkActionBar }));

/**
 * Prefetches the list during navigation. Filters that depend on the signed-in person are fetched by the page.
 */
export function loader(client: QueryClient, { url }: { readonly url: URL }): void {
  const filter = parseConfigurationFilter(url.searchParams);
  if (!isUserIndependent(filter)) return;
  const lists =
    filter.view === 'BOARD' ? workflowSteps.map((step) => toBoardColumnFilter(filter, step)) : [filter];
  for (const list of lists) {
    void client.prefetchQuery(configurationsQuery(list, ''));
    void client.prefetchQuery(configurationCountQuery(list, ''));
  }
}

export function Component() {
  const [filter, change] = useConfigurationFilter();
  return filter.view === 'REVIEW' ? (
    <ReviewPage filter={filter} />
  ) : (
    <ListPage filter={filter} change={change} />
  );
}

function ListPage({ filter, change }: ConfigurationFilterProps) {
  const { units } = useMe();
  const choosable = listBulkActions(units).length > 0;
  const chosen = useRowSelection(({ rows }) => rows.size > 0);
  return (
    <>
      <FullWidthPage />
      <PageHeader
        title={configurationsPageTexts.title}
        actions={isConfigurationCreationOffered(units) && <CreateButton />}
      />
      <ViewBar filter={filter} change={change} />
      <ListControls filter={filter} change={change} />
      <FilterChips
        filter={filter}
        change={change}
        count={filter.view === 'BOARD' ? null : <Count filter={filter} />}
      />
      {filter.view === 'BOARD' ? (
        <Suspense fallback={<ListSkeleton rows={6} />}>
          <BoardView filter={filter} choosable={choosable} />
        </Suspense>
      ) : (
        <Page filter={filter} choosable={choosable} />
      )}
      <Suspense>{chosen && <BulkBar filter={filter} />}</Suspense>
    </>
  );
}

/** Shows the rows and the count of the previous filter until the new ones arrive. */
const kept = { placeholderData: keepPreviousData } as const;

function Count({ filter }: { readonly filter: ConfigurationFilter }) {
  const { email } = useMe();
  const client = useQueryClient();
  const subscribed = useIsLayerVisible();
  const { data, error } = useQuery({ ...configurationCountQuery(filter, email), ...kept, subscribed });
  // The count has no meaning if the CMS refuses the list.
  useQuery({ ...configurationsQuery(filter, email), ...kept, subscribed, enabled: false });
  const isRefused = refusalOfOneList(client, filter, email) !== undefined;
  return (
    <ListCount>
      {!data && error
        ? queryBoundaryTexts.notCounted(describeReadError(error))
        : data && !isRefused && configurationsPageTexts.count(data.count)}
    </ListCount>
  );
}

const refusalOfOneList = (client: QueryClient, filter: ConfigurationFilter, email: string) =>
  findPartialRefusal(
    client,
    configurationsQuery(filter, email).queryKey,
    configurationCountQuery(filter, email).queryKey,
  );

type PageProps = { readonly filter: ConfigurationFilter; readonly choosable: boolean };

function Page({ filter, choosable }: PageProps) {
  const { email } = useMe();
  const client = useQueryClient();
  const subscribed = useIsLayerVisible();
  const list = useQuery({ ...configurationsQuery(filter, email), ...kept, subscribed });
  const count = useQuery({ ...configurationCountQuery(filter, email), ...kept, subscribed });
  const areCurrent = [list, count].every(
    ({ isPlaceholderData, isSuccess }) => isSuccess && !isPlaceholderData,
  );
  const refusal = areCurrent ? refusalOfOneList(client, filter, email) : undefined;
  const isWithheld =
    areCurrent && hasMissingRows(countSentItems(list.data ?? []), count.data?.count ?? 0, filter.page);
  return (
    <>
      {refusal || isWithheld ? (
        <ListError
          what={configurationsPageTexts.themselves}
          error={refusal}
          onRetry={() => void Promise.all([list.refetch(), count.refetch()])}
        />
      ) : (
        <ConfigurationList
          list={list}
          filter={filter}
          narrowed={listActiveFilters(filter, String).length > 0}
          choosable={choosable}
        />
      )}
      <Pager
        page={filter.page}
        pageSize={configurationPageSize}
        count={refusal ? undefined : count.data?.count}
        addressOf={(page) => configurationListPath({ ...filter, page, open: '' })}
      />
    </>
  );
}

const creators = ['KB_MAX'] as const;

function CreateButton() {
  const actor = useActor();
  const id = useId();
  const decision = checkConfigurationCreation(actor);
  return (
    <div className="flowEnd">
      {!decision.allowed && (
        <ReasonPopover
          act={configurationsPageTexts.create}
          reason={decision.reason}
          id={id}
          roles={creators}
        />
      )}
      <Button
        leftSection={<IconPlus size={17} aria-hidden />}
        onClick={startConfigurationCreation}
        disabled={!decision.allowed}
        {...(decision.allowed ? {} : { 'aria-describedby': id })}
      >
        {configurationsPageTexts.create}
      </Button>
    </div>
  );
}
