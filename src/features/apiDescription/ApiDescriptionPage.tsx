import { pages } from '~/pages.ts';
import { restrictPage } from '~/session/restrictPage.tsx';
import { useQuery } from '@tanstack/react-query';
import { IconApi } from '@tabler/icons-react';
import { useMemo, useSyncExternalStore, useEffect, useState } from 'react';
import { Link } from 'react-router';
import {
  apiAccessChoices,
  parseApiFilter,
  filterOperations,
  listHttpMethods,
  groupOperationsByTag,
  type OperationHit,
  createApiSearch,
} from '~/domain/apiDescription/search.ts';
import type { ApiDescription } from '~/domain/apiDescription/operations.ts';
import { apiDescriptionTexts } from '~/domain/words/texts/apiDescription.ts';
import { paths } from '~/paths.ts';
import { apiDescriptionQuery } from '~/queries/apiDescription/apiDescription.ts';
import { useActor } from '~/session/me.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { checkApiDescriptionAccess } from '~/domain/apiDescription/permission.ts';
import { NoResults } from '~/ui/EmptyState.tsx';
import { FilterSelect } from '~/ui/list/FilterSelect.tsx';
import { SearchField } from '~/ui/list/SearchField.tsx';
import { WindowedRows } from '~/ui/list/WindowedRows.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { usePageSearchParams } from '~/platform/routing/usePageSearchParams.ts';
import { ApiDescriptionChanges } from './ApiDescriptionChanges.tsx';
import { OperationAccessLabel, HttpMethodLabel } from './OperationLabels.tsx';
import styles from './Api.module.css';
import { listDeviations, onDeviation } from '~/api/responses/deviations.ts';
import { formatClockTime } from '~/domain/words/dates.ts';
import { Panel } from '~/ui/Panel.tsx';
import { runInSlices } from '~/platform/runInSlices.ts';

export const Component = restrictPage(pages.api, checkApiDescriptionAccess, Api);

function Api() {
  const read = useQuery(apiDescriptionQuery());
  const { title = '', version = '', standard = '' } = read.data ?? {};
  return (
    <>
      <PageHeader
        title={apiDescriptionTexts.api}
        meta={read.data && apiDescriptionTexts.about(title, version, standard)}
      />
      <QueryBoundary read={read} what={apiDescriptionTexts.itself} rows={12}>
        {(description) => (
          <>
            <ApiDescriptionChanges description={description} missing={description.missing} />
            <Deviations operations={description.operations} />
            <Operations description={description} />
          </>
        )}
      </QueryBoundary>
    </>
  );
}

function Operations({ description }: { readonly description: ApiDescription }) {
  const [parameters, change] = usePageSearchParams();
  const filter = useMemo(() => parseApiFilter(parameters), [parameters]);
  const actor = useActor();
  const { found, isPrepared } = useApiSearch(description, filter.search);
  const shown = useMemo(() => filterOperations(found, filter, actor), [found, filter, actor]);
  const methods = useMemo(() => ['', ...listHttpMethods(description.operations)], [description]);
  const all = description.operations.length;
  return (
    <>
      <div className="toolbar" role="search">
        <SearchField
          label={apiDescriptionTexts.search}
          value={filter.search}
          onSearch={(search) => change({ search })}
          onDown={() => document.querySelector<HTMLElement>('main a[data-index]')?.focus()}
        />
        <FilterSelect
          label={apiDescriptionTexts.method}
          value={filter.method}
          neutral=""
          options={methods}
          text={(method) => method || apiDescriptionTexts.allMethods}
          onChange={(method) => change({ method })}
        />
        <FilterSelect
          label={apiDescriptionTexts.access}
          value={filter.access}
          neutral="ALL"
          options={apiAccessChoices}
          text={(access) => apiDescriptionTexts.accesses[access]}
          onChange={(access) => change({ access: access === 'ALL' ? '' : access })}
        />
      </div>
      <p className="tally" role="status">
        {apiDescriptionTexts.count(shown.length, all)}
        {!isPrepared && filter.search !== '' && <span>{` · ${apiDescriptionTexts.preparing}`}</span>}
      </p>
      {shown.length === 0 ? (
        <NoResults icon={IconApi} texts={apiDescriptionTexts} isEmpty={all === 0} to={paths.api()} />
      ) : (
        <List found={shown} />
      )}
    </>
  );
}

/** `tag` is set on the first operation of each tag and empty on the others. */
type Line = OperationHit & { readonly tag: string };

function List({ found }: { readonly found: readonly OperationHit[] }) {
  const lines = useMemo(
    () =>
      groupOperationsByTag(found).flatMap(([tag, group]) =>
        group.map((each, index): Line => ({
          ...each,
          tag: index === 0 ? tag || apiDescriptionTexts.otherTag : '',
        })),
      ),
    [found],
  );
  return (
    <WindowedRows
      label={apiDescriptionTexts.operations}
      rows={lines}
      keyOf={({ operation: { id } }) => id}
      height={56}
      narrowHeight={92}
    >
      {(line, index) => <Row line={line} index={index} />}
    </WindowedRows>
  );
}

type RowProps = { readonly line: Line; readonly index: number };

function Row({ line: { operation, field, tag }, index }: RowProps) {
  const { id, method, path, summary } = operation;
  return (
    <div className={styles.line}>
      <span className={styles.tag}>{tag}</span>
      <HttpMethodLabel method={method} />
      <span className={styles.words}>
        <Link className="titleLink truncate" to={paths.apiOperation(id)} data-index={index} data-row={id}>
          {summary || id}
        </Link>
        <code className="truncate tiny" title={path}>
          {path}
        </code>
      </span>
      <span className={styles.by}>{field && apiDescriptionTexts.byField(field)}</span>
      <OperationAccessLabel operation={operation} />
    </div>
  );
}

/** Responses since the page was loaded that did not match Portal's schemas; renders nothing if all did. */
function Deviations({ operations }: Pick<ApiDescription, 'operations'>) {
  const deviations = useSyncExternalStore(onDeviation, listDeviations);
  if (deviations.length === 0) return null;
  return (
    <div className={styles.changes}>
      <Panel title={apiDescriptionTexts.deviations}>
        <p className="tally">{apiDescriptionTexts.deviationsAbout}</p>
        <ul className={styles.names}>
          {deviations.map(({ operationId, place, fault, since }) => {
            const operation = operations.find((each) => (each.portalName ?? each.id) === operationId);
            return (
              <li key={`${operationId} ${place} ${fault}`}>
                {operation ? (
                  <Link to={paths.apiOperation(operation.id)}>{operationId}</Link>
                ) : (
                  <code>{operationId}</code>
                )}{' '}
                <code>{place}</code>{' '}
                <span>{apiDescriptionTexts.deviation(fault, formatClockTime(new Date(since)))}</span>
              </li>
            );
          })}
        </ul>
      </Panel>
    </div>
  );
}

/** Search over operations; their fields are indexed in idle slices, after the first results. */
function useApiSearch(description: ApiDescription, text: string) {
  const search = useMemo(() => createApiSearch(description), [description]);
  const [prepared, setPrepared] = useState<typeof search>();
  useEffect(() => runInSlices(search.prepare, () => setPrepared(search)), [search]);
  const isPrepared = prepared === search;
  // `isPrepared` is a dependency because the index is completed inside the same `search` object.
  // oxlint-disable-next-line react/exhaustive-deps
  const found = useMemo(() => search.find(text), [search, text, isPrepared]);
  return { found, isPrepared };
}
