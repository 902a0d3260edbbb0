import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ApiError } from '~/api/ApiError.ts';
import { queryBoundaryTexts } from '~/domain/words/texts/common.ts';
import { listPanelTexts } from '~/domain/words/texts/controls.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { BoundaryContent, ErrorBoundary } from '~/ui/ErrorBoundary.tsx';
import { ListError } from '~/ui/list/ListError.tsx';
import { makeKeysUnique } from '~/ui/list/makeKeysUnique.ts';
import { WindowedRows } from '~/ui/list/WindowedRows.tsx';
import { Panel } from '~/ui/Panel.tsx';
import type { QueryResult } from '~/platform/queryResult.ts';
import styles from './ListPanel.module.css';

type Props<Row> = {
  readonly title: string;
  readonly list: List<Row>;
  readonly keyOf: (row: Row) => string;
  readonly children: (row: Row, index: number) => ReactNode;
  /** Row heights in px for wide and narrow windows; with them the list is virtualized. */
  readonly rowHeights?: readonly [wide: number, narrow: number];
  readonly empty: { readonly title: string; readonly text?: string };
  readonly actions?: ReactNode;
  /** Filters of the list; they stay visible while it loads. */
  readonly controls?: ReactNode;
  readonly footer?: ReactNode;
};

/** Query of the rows; without `refetch` where rows are not fetched. */
type List<Row> = QueryResult<readonly Row[] | null> & { readonly isPlaceholderData?: boolean };

export function ListPanel<Row>(props: Props<Row>) {
  const { title, actions, controls, footer } = props;
  return (
    <Panel title={title} flush actions={actions}>
      {controls && <div className={styles.controls}>{controls}</div>}
      <Rows {...props} />
      {footer && <div className={styles.footer}>{footer}</div>}
    </Panel>
  );
}

function Rows<Row>(props: Props<Row>) {
  const { title, list, keyOf, children, empty, rowHeights } = props;
  const { isPlaceholderData } = list;
  return (
    <QueryBoundary
      read={list}
      what={title}
      rows={4}
      renderFailure={(error, onRetry) =>
        isDenied(error) ? <Denied /> : <ListError what={title} error={error} onRetry={onRetry} />
      }
    >
      {(data) =>
        !data || data.length === 0 ? (
          <EmptyState {...empty} />
        ) : rowHeights ? (
          <WindowedRows
            label={title}
            rows={data}
            keyOf={keyOf}
            height={rowHeights[0]}
            narrowHeight={rowHeights[1]}
            frameless
          >
            {children}
          </WindowedRows>
        ) : (
          <PlainRows {...props} rows={data} isStale={isPlaceholderData} />
        )
      }
    </QueryBoundary>
  );
}

type PlainProps<Row> = Pick<Props<Row>, 'title' | 'keyOf' | 'children'> & {
  readonly rows: readonly Row[];
  readonly isStale: boolean | undefined;
};

function PlainRows<Row>({ title, keyOf, children, rows, isStale }: PlainProps<Row>) {
  const keys = makeKeysUnique(rows, keyOf);
  return (
    <ul className="fades" aria-label={title} data-stale={isStale || undefined}>
      {rows.map((row, index) => (
        <li key={keys[index]} className={styles.row}>
          <ErrorBoundary what={queryBoundaryTexts.row} subject={row} isRow>
            <BoundaryContent data={row}>{(shown) => children(shown, index)}</BoundaryContent>
          </ErrorBoundary>
        </li>
      ))}
    </ul>
  );
}

const isDenied = (error: Error): boolean =>
  error instanceof ApiError && !error.lapsed && [401, 403].includes(error.status);

function Denied() {
  return (
    <EmptyState
      image={<IconLock size={26} />}
      title={listPanelTexts.refusedTitle}
      text={listPanelTexts.refused}
    />
  );
}
