import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useCallback, useMemo, useState, type KeyboardEvent, memo } from 'react';
import { formatCommand } from '~/domain/command/command.ts';
import { parseFirmwareKey, formatFirmwareKey } from '~/domain/command/firmwareInfo.ts';
import { listFirmwareKeys } from '~/domain/command/listFilter.ts';
import { checkCommandChange } from '~/domain/command/permission.ts';
import { commandGridTexts } from '~/domain/words/texts/commands.ts';
import type { CommandRow } from '~/queries/commands/commands.ts';
import { useActor } from '~/session/me.ts';
import { RowSpacer } from '~/ui/list/RowSpacer.tsx';
import { useWindowedRows } from '~/ui/list/useWindowedRows.ts';
import { GuardedButton } from '~/ui/GuardedButton.tsx';
import { openBulkFirmwareChange } from './BulkFirmwareChange.tsx';
import { gridColumnWidth, useGridColumns, type GridColumns } from './useGridColumns.ts';
import styles from './CommandGrid.module.css';
import { Link } from 'react-router';
import { commandPath } from './commandPath.ts';

/** Row height in px; must match the style sheet. */
const commandRowHeight = 37;

/** Version ranges in which each firmware knows the command, by firmware key. */
function cellTexts({ firmwareInfos }: CommandRow): ReadonlyMap<string, string> {
  const ranges = Map.groupBy(firmwareInfos, formatFirmwareKey);
  return new Map(
    [...ranges].map(([key, infos]) => [
      key,
      infos.map((info) => commandGridTexts.through(info.fromVersion, info.toVersion)).join(', '),
    ]),
  );
}

type RowProps = {
  readonly command: CommandRow;
  readonly columns: GridColumns;
  readonly index: number;
  readonly isSelected: boolean;
  readonly onSelect: (names: readonly string[], isSelected: boolean) => void;
};

function Row({ command, columns, index, isSelected, onSelect }: RowProps) {
  const { keys, before, after } = columns;
  const name = formatCommand(command);
  const texts = cellTexts(command);
  return (
    <tr
      style={{ height: commandRowHeight }}
      aria-rowindex={index + 2}
      data-selected={isSelected || undefined}
      data-inactive={command.commandState === 'INACTIVE' || undefined}
    >
      <td>
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={commandGridTexts.select(name)}
          checked={isSelected}
          onChange={(event) => onSelect([name], event.currentTarget.checked)}
        />
      </td>
      <th scope="row" className={styles.first}>
        <Link className="titleLink truncate" to={commandPath(command)} data-index={index} title={name}>
          {name}
        </Link>
      </th>
      <ColumnSpacer columns={before} />
      {keys.map((key, place) => (
        <td key={key} aria-colindex={before + place + 3} title={texts.get(key)}>
          {texts.get(key) ?? <span aria-hidden>{commandGridTexts.none}</span>}
        </td>
      ))}
      <ColumnSpacer columns={after} />
    </tr>
  );
}

/** Memoized: a row may have dozens of cells. */
const CommandGridRow = memo(Row);

/** Fills the width of columns that are not rendered. */
const ColumnSpacer = ({ columns }: { readonly columns: number }) =>
  columns === 0 ? null : (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it is out of sight
    <td aria-hidden colSpan={columns} style={{ padding: 0 }}>
      {''}
    </td>
  );

type Props = { readonly all: readonly CommandRow[]; readonly shown: readonly CommandRow[] };

function useSelectedNames() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const select = useCallback((names: readonly string[], isSelected: boolean): void => {
    setSelected((before) => {
      const next = new Set(before);
      for (const name of names) {
        if (isSelected) next.add(name);
        else next.delete(name);
      }
      return next;
    });
  }, []);
  return { selected, setSelected, select };
}

export function CommandGrid({ all, shown }: Props) {
  const { selected, setSelected, select } = useSelectedNames();
  const keys = useMemo(() => listFirmwareKeys(all), [all]);
  const { scroller, columns } = useGridColumns(keys);
  const names = shown.map(formatCommand);
  const chosen = new Set(names.filter((name) => selected.has(name)));
  const windowed = useWindowedRows({
    total: shown.length,
    rowHeight: commandRowHeight,
    cardHeight: commandRowHeight,
    maxPrinted: 300,
  });
  const { body, shown: places, first, last } = windowed;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const index = event.target instanceof HTMLElement ? event.target.dataset['index'] : undefined;
    const name = index === undefined ? undefined : names[Number(index)];
    if (event.key === ' ' && name !== undefined) {
      event.preventDefault();
      select([name], !chosen.has(name));
    } else windowed.onKeyDown(event);
  };
  return (
    <>
      <SelectionBar
        chosen={shown.filter((command) => chosen.has(formatCommand(command)))}
        keys={keys}
        onClear={() => {
          // The "Clear" button unmounts with the selection.
          document.querySelector<HTMLElement>('main a[data-index]')?.focus();
          setSelected(new Set());
        }}
      />
      <div ref={scroller} className={styles.scroller} tabIndex={-1}>
        <table
          className={styles.grid}
          style={{ minWidth: `calc(var(--heads) + ${keys.length * gridColumnWidth}px)` }}
          aria-label={commandGridTexts.caption}
          aria-rowcount={shown.length + 1}
          aria-colcount={keys.length + 2}
        >
          <Widths columns={keys.length} />
          <Head
            columns={columns}
            isAll={chosen.size === names.length}
            onAll={(isSelected) => select(names, isSelected)}
          />
          {/* The links inside have the focus. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
          <tbody ref={body} onKeyDown={onKeyDown}>
            <RowSpacer height={first * commandRowHeight} columns={keys.length + 2} />
            {places.map((index) => {
              const command = shown[index];
              return command === undefined ? undefined : (
                <CommandGridRow
                  key={names[index]}
                  command={command}
                  columns={columns}
                  index={index}
                  isSelected={chosen.has(formatCommand(command))}
                  onSelect={select}
                />
              );
            })}
            <RowSpacer
              height={Math.max(0, shown.length - last - 1) * commandRowHeight}
              columns={keys.length + 2}
            />
          </tbody>
        </table>
      </div>
    </>
  );
}

type BarProps = {
  readonly chosen: readonly CommandRow[];
  readonly keys: readonly string[];
  readonly onClear: () => void;
};

function SelectionBar({ chosen, keys, onClear }: BarProps) {
  const decision = checkCommandChange(useActor(), 'commandsReplace');
  return (
    <div className={styles.bar}>
      <p role="status">
        {chosen.length === 0 ? commandGridTexts.hint : commandGridTexts.selected(chosen.length)}
      </p>
      {chosen.length > 0 && (
        <>
          <GuardedButton
            decision={decision}
            variant="filled"
            onClick={() => openBulkFirmwareChange(chosen, keys)}
          >
            {commandGridTexts.change}
          </GuardedButton>
          <Button variant="default" size="xs" onClick={onClear}>
            {commandGridTexts.clear}
          </Button>
        </>
      )}
    </div>
  );
}

const Widths = ({ columns }: { readonly columns: number }) => (
  <colgroup>
    <col className={styles.checkColumn} />
    <col className={styles.firstColumn} />
    {columns > 0 && <col span={columns} />}
  </colgroup>
);

type HeadProps = {
  readonly columns: GridColumns;
  readonly isAll: boolean;
  readonly onAll: (isSelected: boolean) => void;
};

const Head = ({ columns: { keys, before, after }, isAll, onAll }: HeadProps) => (
  <thead>
    <tr>
      <th scope="col">
        <input
          type="checkbox"
          aria-label={commandGridTexts.selectAll}
          checked={isAll}
          onChange={(event) => onAll(event.currentTarget.checked)}
        />
      </th>
      <th scope="col" className={styles.first}>
        {commandGridTexts.command}
      </th>
      <ColumnSpacer columns={before} />
      {keys.map((key, place) => (
        <th key={key} scope="col" aria-colindex={before + place + 3} title={key}>
          {parseFirmwareKey(key)?.firmwareName}
        </th>
      ))}
      <ColumnSpacer columns={after} />
    </tr>
  </thead>
);
