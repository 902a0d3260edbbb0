import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { IconSearchOff } from '@tabler/icons-react';
import { lazy, memo, Suspense, useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { configurationsPageTexts } from '~/domain/words/texts/configurationsPage.ts';
import type { ConfigurationFilter } from '~/domain/configuration/filter.ts';
import { configurationListPath, useConfigurationFilter } from './list/configurationListPath.ts';
import { RowsView, type RowsProps } from './list/RowsView.tsx';
import { paths } from '~/paths.ts';
import { configurationQuery, type ConfigurationRow } from '~/queries/configurations/configurations.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { useListDisplaySettings } from './list/ViewBar.tsx';
import { DrawerList } from '~/ui/list/DrawerList.tsx';
import { useDebouncedValue } from '@mantine/hooks';
import { rowDetailsTexts } from '~/domain/words/texts/rowDetails.ts';
import { RowMenuButton } from './list/RowCells.tsx';
import { useRowLinkProps } from './list/RowLink.tsx';
import { FamilyBadge, StateLabel } from '~/ui/Badge.tsx';
import { Loader } from '~/ui/Loader.tsx';
import styles from './ConfigurationList.module.css';

const CardsView = lazy(async () => ({ default: (await import('./list/CardsView.tsx')).CardsView }));

type Props = {
  readonly list: UseQueryResult<ConfigurationRow[]>;
  readonly filter: ConfigurationFilter;
  readonly narrowed: boolean;
  readonly choosable: boolean;
};

const hasHeadIn = ({ view }: Pick<ConfigurationFilter, 'view'>): boolean => view !== 'GRID';

export function ConfigurationList({ list, ...props }: Props) {
  const [isLate] = useState(list.data === undefined);
  return (
    <QueryBoundary
      read={list}
      what={configurationsPageTexts.themselves}
      rows={12}
      hasHead={hasHeadIn(props.filter)}
    >
      {(rows) => <Shown {...props} rows={rows} isLate={isLate} isPlaceholder={list.isPlaceholderData} />}
    </QueryBoundary>
  );
}

type ShownProps = Omit<Props, 'list'> & {
  readonly rows: ConfigurationRow[];
  readonly isLate: boolean;
  readonly isPlaceholder: boolean;
};

const Shown = memo(function Shown(props: ShownProps): ReactElement {
  const { rows, isLate, isPlaceholder, filter, narrowed, choosable } = props;
  if (rows.length === 0) {
    const none =
      filter.page > 1
        ? {
            text: configurationsPageTexts.noPage(filter.page),
            action: (
              <Link to={configurationListPath({ ...filter, page: 1 })}>
                {configurationsPageTexts.toFirstPage}
              </Link>
            ),
          }
        : {
            text: narrowed ? configurationsPageTexts.noneFits : configurationsPageTexts.noneYet,
            action: narrowed && <Link to={paths.configurations()}>{configurationsPageTexts.showAll}</Link>,
          };
    return (
      <div className="panel">
        <EmptyState image={<IconSearchOff size={26} />} title={configurationsPageTexts.none} {...none} />
      </div>
    );
  }
  const Layout = filter.view === 'GRID' ? CardsView : RowsInDrawerList;
  return (
    <div className="fades" data-stale={isPlaceholder || undefined}>
      <Suspense fallback={<ListSkeleton rows={6} hasHead={hasHeadIn(filter)} />}>
        <Layout rows={rows} isLate={isLate} choosable={choosable} sort={filter.sort} />
      </Suspense>
    </div>
  );
});

function RowsInDrawerList(props: Omit<RowsProps, 'look'>) {
  const { rows } = props;
  const [filter, change] = useConfigurationFilter();
  const { open, page } = filter;
  const [look] = useListDisplaySettings(filter);
  const onOpen = (id: string): void =>
    change({ open: id, page }, { replace: true, preventScrollReset: true });
  const row = rows.find(({ configurationId }) => configurationId === open);
  return (
    <DrawerList
      open={open}
      keys={rows.map(({ configurationId }) => configurationId)}
      onOpen={onOpen}
      head={<RowDrawerHead id={open} row={row} />}
      body={<RowDrawerBody id={open} row={row} />}
    >
      <RowsView {...props} look={look} />
    </DrawerList>
  );
}

const RowDetails = lazy(async () => ({ default: (await import('./list/RowDetails.tsx')).RowDetails }));

/**
 * Delay in ms before the drawer fetches the details of a row, so that arrow keys can pass rows without a
 * request.
 */
const rest = 120;

type RowDrawerProps = {
  readonly id: string;
  /** List row of the open configuration; undefined if the current page of the list does not have it. */
  readonly row: ConfigurationRow | undefined;
};

/** The row from the list, else from the configuration itself; undefined until one of them is available. */
function useRow({ id, row }: RowDrawerProps) {
  const { data } = useQuery({ ...configurationQuery(id), enabled: row === undefined && id !== '' });
  return { known: row ?? data ?? undefined, unseen: row === undefined && data === null };
}

function RowDrawerHead(props: RowDrawerProps) {
  const links = useRowLinkProps();
  const { known } = useRow(props);
  if (!known) return <span className={styles.id}>{props.id}</span>;
  const { id: _row, onKeyDown: _along, ...way } = links(known);
  return (
    <>
      <FamilyBadge family={known.productFamily} size="small" />
      <a className={`${styles.id} number`} {...way}>
        {known.configurationId}
      </a>
      <StateLabel state={known.configurationState} size="small" />
      <RowMenuButton row={known} />
    </>
  );
}

function RowDrawerBody(props: RowDrawerProps) {
  const { id } = props;
  const { known, unseen } = useRow(props);
  const [rested] = useDebouncedValue(id, rest);
  const waiting = <Loader label={rowDetailsTexts.reading(id)} />;
  if (unseen) return <p className="soft">{rowDetailsTexts.unseen(id)}</p>;
  if (!known || rested !== id) return waiting;
  const title = known.configurationName || known.configurationDescription;
  return (
    <>
      {title && <p className={styles.title}>{title}</p>}
      <Suspense fallback={waiting}>
        <RowDetails row={known} />
      </Suspense>
    </>
  );
}
