import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useState, type DragEvent } from 'react';
import { formatWholeNumber } from '~/domain/words/numbers.ts';
import { Link } from 'react-router';
import { getConfigurationKind } from '~/domain/configuration/id.ts';
import { resolveDrop, type DropResult } from '~/domain/workflow/board.ts';
import type { ConfigurationFilter } from '~/domain/configuration/filter.ts';
import { workflowSteps, type WorkflowStep } from '~/domain/configuration/state.ts';
import { eventRecords, isOfferedEvent } from '~/domain/workflow/eventRecords.ts';
import { formatState } from '~/domain/words/stateAppearances.ts';
import { configurationListTexts } from '~/domain/words/texts/configurationList.ts';
import { ConfigurationCard } from './CardsView.tsx';
import { toBoardColumnFilter, configurationListPath } from './configurationListPath.ts';
import { useStartEventFromRow } from './useStartEventFromRow.ts';
import { useRowLinkProps, useListFocusRetention, RestoreRowFocus } from './RowLink.tsx';
import {
  configurationCountQuery,
  configurationsQuery,
  type ConfigurationRow,
} from '~/queries/configurations/configurations.ts';
import { useActor, useMe } from '~/session/me.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { Loader } from '~/ui/Loader.tsx';
import { useIsLayerVisible } from '~/platform/layerStatus.ts';
import styles from './BoardView.module.css';

type Props = { readonly filter: ConfigurationFilter; readonly choosable: boolean };

export function BoardView({ filter, choosable }: Props) {
  const actor = useActor();
  const beginFromRow = useStartEventFromRow();
  const [dragged, setDragged] = useState<ConfigurationRow>();
  const dropOf = (step: WorkflowStep): DropResult | undefined => {
    if (!dragged) return undefined;
    return resolveDrop(actor, dragged.configurationState, step, getConfigurationKind(dragged));
  };
  const onDrop = (step: WorkflowStep): void => {
    const drop = dropOf(step);
    setDragged(undefined);
    if (dragged && drop?.allowed && isOfferedEvent(drop.event)) {
      void beginFromRow(dragged.configurationId, drop.event);
    }
  };
  return (
    <div className={styles.board}>
      {workflowSteps.map((step) => (
        <Column
          key={step}
          step={step}
          filter={toBoardColumnFilter(filter, step)}
          choosable={choosable}
          drop={dropOf(step)}
          onDrag={setDragged}
          onDrop={() => onDrop(step)}
        />
      ))}
    </div>
  );
}

type ColumnProps = Props & {
  readonly step: WorkflowStep;
  /** Outcome of dropping the dragged card here; undefined if nothing is dragged. */
  readonly drop: DropResult | undefined;
  readonly onDrag: (row: ConfigurationRow | undefined) => void;
  readonly onDrop: () => void;
};

const dropWord = (drop: DropResult): string => (drop.allowed ? eventRecords[drop.event].label : drop.reason);

function Column({ step, filter, choosable, drop, onDrag, onDrop }: ColumnProps) {
  const { email } = useMe();
  const [list, count] = useQueries({
    subscribed: useIsLayerVisible(),
    queries: [
      { ...configurationsQuery(filter, email), placeholderData: keepPreviousData<ConfigurationRow[]> },
      { ...configurationCountQuery(filter, email), placeholderData: keepPreviousData<{ count: number }> },
    ],
  });
  const id = `step-${step}`;
  const total = count.data?.count;
  const onDragOver = (event: DragEvent): void => {
    if (drop?.allowed) event.preventDefault();
  };
  return (
    // Drag and drop is a shortcut: the menu of each card has the same actions for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.column}
      aria-labelledby={id}
      data-drop={drop && (drop.allowed ? 'possible' : 'impossible')}
      onDragOver={onDragOver}
      onDrop={onDrop}
    >
      <header>
        <h2 id={id}>{formatState(step)}</h2>
        {total !== undefined && <span className="number">{formatWholeNumber(total)}</span>}
      </header>
      {drop && <p className={styles.drop}>{dropWord(drop)}</p>}
      <QueryBoundary
        read={list}
        what={formatState(step)}
        waiting={<Loader label={configurationListTexts.reading(formatState(step))} />}
      >
        {(rows) =>
          rows.length === 0 ? (
            <p className={styles.none}>{configurationListTexts.noneInStep}</p>
          ) : (
            <Cards
              labelledBy={id}
              rows={rows}
              stale={list.isPlaceholderData}
              choosable={choosable}
              onDrag={onDrag}
            />
          )
        }
      </QueryBoundary>
      {total !== undefined && list.data && total > list.data.length && (
        <Link className={styles.all} to={configurationListPath({ ...filter, view: 'LIST' })}>
          {configurationListTexts.allOfStep(total)}
        </Link>
      )}
    </section>
  );
}

type CardsProps = Pick<ColumnProps, 'choosable' | 'onDrag'> & {
  readonly labelledBy: string;
  readonly rows: readonly ConfigurationRow[];
  /** Whether the rows are those of the previous filter. */
  readonly stale: boolean;
};

function Cards({ labelledBy, rows, stale, choosable, onDrag }: CardsProps) {
  const list = useListFocusRetention(rows);
  const links = useRowLinkProps();
  return (
    <>
      <ul ref={list} aria-labelledby={labelledBy} data-stale={stale || undefined}>
        {rows.map((row) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as above
          <li
            key={row.configurationId}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', row.configurationId);
              // Browsers cancel a drag if the DOM changes during `dragstart`.
              setTimeout(() => onDrag(row));
            }}
            onDragEnd={() => onDrag(undefined)}
          >
            <ConfigurationCard
              row={row}
              choosable={choosable}
              date={row.modified}
              links={links}
              withState={false}
            />
          </li>
        ))}
      </ul>
      <RestoreRowFocus />
    </>
  );
}
