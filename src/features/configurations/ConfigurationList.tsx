import type { UseQueryResult } from '@tanstack/react-query';
import { IconSearchOff } from '@tabler/icons-react';
import { lazy, memo, Suspense, useState, type ReactElement } from 'react';
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

/** Whether the list has a head while it is on its way; cards have none. */
const hasHeadIn = ({ view }: Pick<ConfigurationFilter, 'view'>): boolean => view !== 'GRID';

/** The configurations of one page, or what stands in their place. */
export function ConfigurationList({ list, ...props }: Props): ReactElement {
  const [isLate] = useState(list.data === undefined);
  return (
    <Answer
      read={list}
      what={configurationsPageTexts.themselves}
      waiting={<ListSkeleton rows={12} hasHead={hasHeadIn(props.filter)} />}
    >
      {(rows) => <Shown {...props} rows={rows} isLate={isLate} isPlaceholder={list.isPlaceholderData} />}
    </Answer>
  );
}

type ShownProps = Omit<Props, 'list'> & {
  readonly rows: ConfigurationRow[];
  readonly isLate: boolean;
  /** Whether the rows are those of the filter before. */
  readonly isPlaceholder: boolean;
};

const Shown = memo(function Shown(props: ShownProps): ReactElement {
  const { rows, isLate, isPlaceholder, filter, narrowed, choosable } = props;
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
      <Configurations {...{ rows, isLate, choosable, filter }} />
    </div>
  );
});

type ConfigurationsProps = Omit<RowsProps, 'sort' | 'look'> & Pick<Props, 'filter'>;

function Configurations({ filter: { view, sort }, ...props }: ConfigurationsProps): ReactElement {
  const Layout = view === 'GRID' ? CardsView : RowsInDrawerList;
  return (
    <Suspense fallback={<ListSkeleton rows={6} hasHead={hasHeadIn({ view })} />}>
      <Layout {...props} sort={sort} />
    </Suspense>
  );
}
