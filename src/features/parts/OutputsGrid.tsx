import { useId, useMemo, type ClipboardEvent, useEffect, useRef } from 'react';
import {
  formatClipboardCells,
  emptyOutput,
  outputColumns,
  type CellError,
  type Output,
  type OutputColumn,
} from '~/domain/part/outputs.ts';
import { createNotice } from '~/domain/notice/notices.ts';
import { outputGridTexts } from '~/domain/words/texts/partAdministration.ts';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { notify } from '~/platform/notices.ts';
import { useOutputsGrid, type OutputsGridState, type CellStatus } from './useOutputsGrid.ts';
import { gridRowHeight, useGridWindow } from '~/ui/list/useGridWindow.ts';
import styles from './OutputsGrid.module.css';

type OutputCellProps = {
  readonly id: string;
  readonly column: OutputColumn;
  readonly row: number;
  readonly value: string;
  readonly message: string | undefined;
  readonly standing: CellStatus;
  readonly draft: string | undefined;
  readonly onPress: (extend: boolean) => void;
  readonly onEdit: () => void;
  readonly onDraft: (draft: string) => void;
  readonly onLeave: () => void;
};

function OutputCell(props: OutputCellProps) {
  const { id, column, row, value, message, standing, draft, onPress, onEdit, onDraft, onLeave } = props;
  const cell = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = cell;
    // Scroll the active cell into view only if the grid has the focus, so that the page does not scroll on
    // mount.
    const isInUse = current?.closest('[role="grid"]')?.contains(document.activeElement) ?? false;
    if (standing === 'ACTIVE' && isInUse) current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [standing]);
  return (
    // The grid has the focus and the key handlers, and references the active cell by `aria-activedescendant`.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      ref={cell}
      id={id}
      role="gridcell"
      className={styles.cell}
      data-standing={standing}
      data-quiet={value === 'NONE' || undefined}
      aria-selected={standing !== undefined}
      aria-invalid={message !== undefined}
      title={message}
      onClick={({ shiftKey }) => draft === undefined && onPress(shiftKey)}
      onDoubleClick={() => draft === undefined && onEdit()}
    >
      {draft === undefined ? (
        <span className="truncate">{value}</span>
      ) : (
        <>
          <input
            ref={takeFocus}
            value={draft}
            list={column.values.length > 0 ? `${id}-values` : undefined}
            autoComplete="off"
            spellCheck={false}
            aria-label={outputGridTexts.edit(column.label, row + 1)}
            onChange={(event) => onDraft(event.currentTarget.value)}
            onBlur={onLeave}
          />
          <datalist id={`${id}-values`}>
            {column.values.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </datalist>
        </>
      )}
    </div>
  );
}

const takeFocus = (input: HTMLInputElement | null): void => input?.focus({ preventScroll: true });

type Props = {
  readonly outputs: readonly Output[];
  readonly errors: readonly CellError[];
  readonly locked: boolean;
  readonly onChange: (next: readonly Output[]) => void;
  /**
   * Called while a cell is edited, with the outputs including the uncommitted text; undefined after commit or
   * cancel.
   */
  readonly onTyped: (next: readonly Output[] | undefined) => void;
  readonly onUndo: (() => void) | undefined;
  readonly onRedo: (() => void) | undefined;
};

const keyOf = (row: number, column: number): string => `${row} ${column}`;

/**
 * Outputs of a part as a spreadsheet with keyboard control, copy and paste, undo, and validation of each
 * cell.
 */
export function OutputsGrid(props: Props) {
  const { outputs, errors, locked, onChange, onTyped, onUndo, onRedo } = props;
  const id = useId();
  const { frame, shown, show } = useGridWindow(outputs.length);
  const onTooMany = (count: number): void => {
    notify(createNotice('WARNING', { title: outputGridTexts.tooMany(count) }));
  };
  const grid = useOutputsGrid({ outputs, locked, onChange, onTyped, onTooMany, onUndo, onRedo, onGo: show });
  const messages = useMemo(
    () => new Map(errors.map(({ row, column, message }) => [keyOf(row, column), message])),
    [errors],
  );
  const { active } = grid;
  /** False if the browser should copy text instead: within an edited cell, or without outputs. */
  const copy = (event: ClipboardEvent): boolean => {
    if (grid.draft !== undefined || outputs.length === 0) return false;
    event.preventDefault();
    event.clipboardData.setData('text/plain', formatClipboardCells(outputs, active, grid.corner));
    return true;
  };
  const said = messages.get(keyOf(active.row, active.column));
  return (
    <div className={styles.place}>
      <Tools {...props} grid={grid} />
      <div
        ref={frame}
        className={styles.frame}
        role="grid"
        tabIndex={0}
        aria-label={outputGridTexts.label}
        aria-describedby={`${id}-about`}
        aria-rowcount={outputs.length + 1}
        aria-colcount={outputColumns.length}
        aria-activedescendant={outputs.length > 0 ? `${id}-${active.row}-${active.column}` : undefined}
        onKeyDown={grid.onKeyDown}
        onPaste={grid.onPaste}
        onCopy={copy}
        onCut={(event) => {
          if (copy(event) && !locked) grid.clear();
        }}
      >
        <div role="row" aria-rowindex={1} className={styles.head}>
          {outputColumns.map(({ field, label }) => (
            <div key={field} role="columnheader">
              {label}
            </div>
          ))}
        </div>
        <div role="rowgroup" className={styles.body} style={{ height: outputs.length * gridRowHeight }}>
          {shown.map((row) => {
            const output = outputs[row];
            return (
              output && (
                <GridRow key={row} id={id} row={row} output={output} messages={messages} grid={grid} />
              )
            );
          })}
        </div>
      </div>
      <p className={styles.message} role="status">
        {said ?? (errors.length > 0 ? outputGridTexts.errors(errors.length) : '')}
      </p>
      <p className={styles.about} id={`${id}-about`}>
        {outputGridTexts.about}
      </p>
    </div>
  );
}

type RowProps = {
  readonly id: string;
  readonly row: number;
  readonly output: Output;
  readonly messages: ReadonlyMap<string, string>;
  readonly grid: OutputsGridState;
};

const GridRow = ({ id, row, output, messages, grid }: RowProps) => (
  <div
    role="row"
    aria-rowindex={row + 2}
    className={styles.row}
    style={{ transform: `translateY(${row * gridRowHeight}px)` }}
  >
    {outputColumns.map((column, index) => (
      <OutputCell
        key={column.field}
        id={`${id}-${row}-${index}`}
        column={column}
        row={row}
        value={output[column.field]}
        message={messages.get(keyOf(row, index))}
        standing={grid.standing(row, index)}
        draft={grid.isAt(row, index) ? grid.draft : undefined}
        onPress={(extend) => grid.go({ row, column: index }, extend)}
        onEdit={() => grid.edit()}
        onDraft={grid.type}
        onLeave={grid.leave}
      />
    ))}
  </div>
);

function Tools(props: Props & { readonly grid: OutputsGridState }) {
  const { outputs, locked, onChange, onUndo, onRedo, grid } = props;
  const { active } = grid;
  const add = (): void => {
    onChange([...outputs, emptyOutput]);
    grid.go({ row: outputs.length, column: 0 }, false);
  };
  const remove = (): void => {
    onChange(outputs.filter((_, row) => row !== active.row));
    grid.go({ row: Math.max(0, Math.min(active.row, outputs.length - 2)), column: active.column }, false);
  };
  const tools = [
    { label: outputGridTexts.add, run: add },
    { label: outputGridTexts.remove, run: outputs.length > 0 ? remove : undefined },
    { label: outputGridTexts.undo, run: onUndo },
    { label: outputGridTexts.redo, run: onRedo },
  ];
  return (
    <div className={styles.tools}>
      <span className="number">{outputGridTexts.count(outputs.length)}</span>
      {tools.map(({ label, run }) => (
        <BusyButton key={label} variant="default" size="xs" disabled={locked || !run} onClick={() => run?.()}>
          {label}
        </BusyButton>
      ))}
    </div>
  );
}
