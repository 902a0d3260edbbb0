import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import {
  countExcessLines,
  emptyOutput,
  outputColumns,
  updateOutputCell,
  insertClipboardCells,
  type CellPosition,
  type Output,
} from '~/domain/part/outputs.ts';

type Options = {
  readonly outputs: readonly Output[];
  readonly locked: boolean;
  readonly onChange: (next: readonly Output[]) => void;
  /**
   * Called while a cell is edited, with the outputs including the uncommitted text; undefined after commit or
   * cancel.
   */
  readonly onTyped: (next: readonly Output[] | undefined) => void;
  readonly onTooMany: (count: number) => void;
  readonly onUndo: (() => void) | undefined;
  readonly onRedo: (() => void) | undefined;
  readonly onGo: (row: number) => void;
};

export type CellStatus = 'ACTIVE' | 'SELECTED' | undefined;

const moves: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  PageDown: [10, 0],
  PageUp: [-10, 0],
  Home: [0, -outputColumns.length],
  End: [0, outputColumns.length],
};

/** Cell moves with Ctrl or Cmd: to the edges of the grid. */
const farMoves: typeof moves = {
  ArrowDown: [Infinity, 0],
  ArrowUp: [-Infinity, 0],
  ArrowRight: [0, Infinity],
  ArrowLeft: [0, -Infinity],
  Home: [-Infinity, -Infinity],
  End: [Infinity, Infinity],
};

const between = (value: number, least: number, limit: number): number =>
  Math.max(least, Math.min(value, limit));
const isBetween = (value: number, one: number, other: number): boolean =>
  value >= Math.min(one, other) && value <= Math.max(one, other);

/** The outputs with the cells between two corners reset to the values of a new output. */
function cleared(outputs: readonly Output[], from: CellPosition, to: CellPosition): readonly Output[] {
  const fields = outputColumns
    .map(({ field }) => field)
    .filter((_, column) => isBetween(column, from.column, to.column));
  const empty = Object.fromEntries(fields.map((field) => [field, emptyOutput[field]]));
  return outputs.map((output, row) => (isBetween(row, from.row, to.row) ? { ...output, ...empty } : output));
}

type Hands = {
  readonly active: CellPosition;
  readonly go: (to: CellPosition, extend: boolean) => void;
  /** Starts editing the active cell; `typed` replaces its value. */
  readonly edit: (typed?: string) => void;
  readonly clear: () => void;
  readonly locked: boolean;
  /** Cell at this distance from the active one, clamped to the grid. */
  readonly cellAt: (down: number, right: number) => CellPosition;
  readonly commit: (text: string) => void;
  readonly cancel: () => void;
  readonly selectAll: () => void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
};

/** Handles a key in an edited cell; false for keys left to the input. */
function keyInCell({ key, shiftKey }: KeyboardEvent, text: string, hands: Hands): boolean {
  const step = shiftKey ? -1 : 1;
  if (key === 'Escape') hands.cancel();
  else if (key === 'Enter' || key === 'Tab') {
    hands.commit(text);
    hands.go(key === 'Enter' ? hands.cellAt(step, 0) : hands.cellAt(0, step), false);
  } else return false;
  return true;
}

function keyWithCtrl({ key, shiftKey }: KeyboardEvent, hands: Hands): boolean {
  const { locked, undo, redo, go, cellAt, selectAll } = hands;
  const letter = key.toLowerCase();
  const way = farMoves[key];
  if (way) go(cellAt(...way), shiftKey);
  else if (letter === 'a') selectAll();
  else if (locked) return false;
  else if (letter === 'z' && !shiftKey) undo?.();
  else if (letter === 'y' || letter === 'z') redo?.();
  else return false;
  return true;
}

/** Handles a key on the grid; false for keys left to the browser. */
function keyOnGrid(event: KeyboardEvent, hands: Hands): boolean {
  const { key, shiftKey } = event;
  if (event.ctrlKey || event.metaKey) return keyWithCtrl(event, hands);
  const way = moves[key];
  if (way) hands.go(hands.cellAt(...way), shiftKey);
  else if (key === 'Enter' || key === 'F2') hands.edit();
  else if (hands.locked || event.altKey) return false;
  else if (key === 'Delete' || key === 'Backspace') hands.clear();
  else if (key.length === 1) hands.edit(key);
  else return false;
  return true;
}

const isSame = (one: CellPosition, other: CellPosition): boolean =>
  one.row === other.row && one.column === other.column;

function standingOf(cell: CellPosition, active: CellPosition, corner: CellPosition): CellStatus {
  if (isSame(active, cell)) return 'ACTIVE';
  const { row, column } = cell;
  const isIn = isBetween(row, active.row, corner.row) && isBetween(column, active.column, corner.column);
  return isIn ? 'SELECTED' : undefined;
}

const topLeft = (one: CellPosition, other: CellPosition): CellPosition => ({
  row: Math.min(one.row, other.row),
  column: Math.min(one.column, other.column),
});

function paste(text: string, from: CellPosition, { outputs, onChange, onTooMany }: Options): void {
  if (text === '') return;
  onChange(insertClipboardCells(outputs, from, text));
  const tooMany = countExcessLines(from, text);
  if (tooMany > 0) onTooMany(tooMany);
}

const start: CellPosition = { row: 0, column: 0 };

/**
 * State of the spreadsheet: active cell, selection and edited cell, with handlers for keys, mouse and
 * clipboard.
 */
export function useOutputsGrid(options: Options) {
  const { outputs, locked, onChange, onTyped, onUndo, onRedo, onGo } = options;
  const [place, setPlace] = useState({ active: start, corner: start });
  const [draft, setDraft] = useState<string>();
  // An input also blurs when it unmounts, after its text was committed or cancelled.
  const isEdited = useRef(false);
  const { active, corner } = place;

  const cancel = (): void => {
    setDraft(undefined);
    isEdited.current = false;
    onTyped(undefined);
  };
  const commit = (text: string): void => {
    cancel();
    const column = outputColumns[active.column];
    if (column && outputs[active.row]?.[column.field] !== text)
      onChange(updateOutputCell(outputs, active, text));
  };
  const go = (to: CellPosition, extend: boolean): void => {
    setPlace({ active: to, corner: extend ? corner : to });
    onGo(to.row);
  };
  const edit = (typed?: string): void => {
    const column = outputColumns[active.column];
    const output = outputs[active.row];
    if (locked || !column || !output) return;
    isEdited.current = true;
    type(typed ?? output[column.field]);
  };
  const type = (text: string): void => {
    setDraft(text);
    onTyped(updateOutputCell(outputs, active, text));
  };
  const hands: Hands = {
    active,
    locked,
    go,
    edit,
    commit,
    cellAt: (down, right) => ({
      row: between(active.row + down, 0, Math.max(0, outputs.length - 1)),
      column: between(active.column + right, 0, outputColumns.length - 1),
    }),
    cancel,
    clear: () => onChange(cleared(outputs, active, corner)),
    selectAll: () =>
      setPlace({ active: start, corner: { row: outputs.length - 1, column: outputColumns.length - 1 } }),
    undo: onUndo,
    redo: onRedo,
  };

  return {
    active,
    corner,
    draft,
    type,
    /** Commits the edited text on blur. */
    leave: (): void => {
      if (isEdited.current && draft !== undefined) commit(draft);
    },
    isAt: (row: number, column: number) => isSame(active, { row, column }),
    standing: (row: number, column: number) => standingOf({ row, column }, active, corner),
    go: (to: CellPosition, extend: boolean): void => {
      if (draft !== undefined) commit(draft);
      go(to, extend);
    },
    edit,
    clear: hands.clear,
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      const isHeard = draft === undefined ? keyOnGrid(event, hands) : keyInCell(event, draft, hands);
      if (!isHeard) return;
      event.preventDefault();
      event.stopPropagation();
      // The input of the cell, which had the focus, unmounts.
      event.currentTarget.focus({ preventScroll: true });
    },
    onPaste: (event: ClipboardEvent): void => {
      if (locked || draft !== undefined) return;
      event.preventDefault();
      paste(event.clipboardData.getData('text/plain'), topLeft(active, corner), options);
    },
  };
}

export type OutputsGridState = ReturnType<typeof useOutputsGrid>;
