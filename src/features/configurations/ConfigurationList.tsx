import type { UseQueryResult } from '@tanstack/react-query';
import { IconSearchOff } from '@tabler/icons-react';
import { lazy, memo, Suspense, type ReactElement } from 'react';
import { Link } from 'react-router';
import { configurationsPageTexts } from '~/domain/words/texts/configurationsPage.ts';
import type { ConfigurationFilter } from '~/domain/configuration/filter.ts';
import { listAddress } from './list/listAddress.ts';
import { RowsInDrawerList } from './list/RowsInDrawerList.tsx';
import type { RowsProps } from './list/RowsView.tsx';
import { paths } from '~/paths.ts';
import type { ConfigurationRow } from '~/queries/configurations/configurations.ts';
import { Answer } from '~/ui/Answer.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import styles from './ConfigurationsPage.module.css';

const CardsView = lazy(async () => ({ default: (await import('./list/CardsView.tsx')).CardsView }));

type Props = {
  readonly list: UseQueryResult<ConfigurationRow[]>;
  readonly filter: ConfigurationFilter;
  /** Whether the address narrows the list, so that an empty one has a way out. */
  readonly narrowed: boolean;
  readonly choosable: boolean;
};

/** The number of columns the list has while it is on its way; none for cards. */
const columnsIn = ({ view }: Pick<ConfigurationFilter, 'view'>): number => (view === 'GRID' ? 0 : 4);

/** The configurations of one page, or what stands in their place. */
export function ConfigurationList({ list, ...props }: Props): ReactElement {
  return (
    <Answer
      read={list}
      what={configurationsPageTexts.themselves}
      waiting={<ListSkeleton rows={12} columns={columnsIn(props.filter)} />}
    >
      {(rows) => <Shown {...props} rows={rows} isPlaceholder={list.isPlaceholderData} />}
    </Answer>
  );
}

type ShownProps = Omit<Props, 'list'> & {
  readonly rows: ConfigurationRow[];
  /** Whether the rows are those of the filter before. */
  readonly isPlaceholder: boolean;
};

const Shown = memo(function Shown(props: ShownProps): ReactElement {
  const { rows, isPlaceholder, filter, narrowed, choosable } = props;
  if (rows.length === 0 && filter.page > 1) {
    return (
      <div className={styles.panel}>
        <EmptyState
          image={<IconSearchOff size={26} />}
          title={configurationsPageTexts.none}
          text={configurationsPageTexts.noPage(filter.page)}
          action={<Link to={listAddress({ ...filter, page: 1 })}>{configurationsPageTexts.toFirstPage}</Link>}
        />
      </div>
    );
  }
  if (rows.length === 0) {
    return (
      <div className={styles.panel}>
        <EmptyState
          image={<IconSearchOff size={26} />}
          title={configurationsPageTexts.none}
          text={narrowed ? configurationsPageTexts.noneFits : configurationsPageTexts.noneYet}
          action={narrowed && <Link to={paths.configurations()}>{configurationsPageTexts.showAll}</Link>}
        />
      </div>
    );
  }
  return (
    <div className={styles.rows} data-stale={isPlaceholder || undefined}>
      <Configurations rows={rows} choosable={choosable} filter={filter} />
    </div>
  );
});

type ConfigurationsProps = Omit<RowsProps, 'sort' | 'look'> & Pick<Props, 'filter'>;

function Configurations({ rows, choosable, filter: { view, sort } }: ConfigurationsProps): ReactElement {
  const Layout = view === 'GRID' ? CardsView : RowsInDrawerList;
  return (
    <Suspense fallback={<ListSkeleton rows={6} columns={columnsIn({ view })} />}>
      <Layout rows={rows} choosable={choosable} sort={sort} />
    </Suspense>
  );
}
