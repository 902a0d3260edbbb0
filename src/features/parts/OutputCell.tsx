import { useEffect, useRef, type ReactElement } from 'react';
import type { OutputColumn } from '~/domain/part/outputs.ts';
import { outputGridTexts } from '~/domain/words/texts/partAdministration.ts';
import type { CellStanding } from './useGridCells.ts';
import styles from './OutputsGrid.module.css';

type Props = {
  readonly id: string;
  readonly column: OutputColumn;
  readonly row: number;
  readonly value: string;
  readonly message: string | undefined;
  readonly standing: CellStanding;
  /** Text that is typed into it; undefined while it is not edited. */
  readonly draft: string | undefined;
  readonly onPress: (extend: boolean) => void;
  readonly onEdit: () => void;
  readonly onDraft: (draft: string) => void;
  /** The focus goes elsewhere while the cell is edited. */
  readonly onLeave: () => void;
};

/** One cell of the grid of outputs: its value, or the input in its place. */
export function OutputCell(props: Props): ReactElement {
  const { id, column, row, value, message, standing, draft, onPress, onEdit, onDraft, onLeave } = props;
  const cell = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = cell;
    // The grid brings rows into view; the page is not scrolled before somebody is in the grid.
    const isInUse = current?.closest('[role="grid"]')?.contains(document.activeElement) ?? false;
    if (standing === 'ACTIVE' && isInUse) current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [standing]);
  return (
    // The grid has the keys and the focus, and names the active cell.
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
        <span>{value}</span>
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
