import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useMemo, useState, type KeyboardEvent, type ReactElement } from 'react';
import { Link } from 'react-router';
import { commandText } from '~/domain/command/command.ts';
import { firmwareKey, firmwareOfKey } from '~/domain/command/firmwareInfo.ts';
import { firmwareKeys } from '~/domain/command/listFilter.ts';
import { mayChangeCommands } from '~/domain/command/permission.ts';
import { commandGridTexts } from '~/domain/words/texts/commands.ts';
import type { CommandRow } from '~/queries/commands/commands.ts';
import { useActor } from '~/session/me.ts';
import { useWindowedRows } from '~/ui/list/useWindowedRows.ts';
import { VerdictButton } from '~/ui/VerdictButton.tsx';
import { openBulkChange } from './BulkChange.tsx';
import { commandPath } from './commandPath.ts';
import styles from './CommandGrid.module.css';

const rowHeight = 37;

type Props = { readonly all: readonly CommandRow[]; readonly shown: readonly CommandRow[] };

/** Versions of a firmware that know a command, as a cell of the grid shows them. */
const cellText = ({ firmwareInfos }: CommandRow, key: string): string =>
  firmwareInfos
    .filter((info) => firmwareKey(info) === key)
    .map(({ fromVersion, toVersion }) => commandGridTexts.through(fromVersion, toVersion))
    .join(', ');

/** The commands beside the firmware that knows them, to change many at once. */
export function CommandGrid({ all, shown }: Props): ReactElement {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const keys = useMemo(() => firmwareKeys(all), [all]);
  const names = shown.map(commandText);
  const chosen = new Set(names.filter((name) => selected.has(name)));
  const select = (of: readonly string[], isSelected: boolean): void => {
    const next = new Set(selected);
    for (const name of of) {
      if (isSelected) next.add(name);
      else next.delete(name);
    }
    setSelected(next);
  };
  const windowed = useWindowedRows({
    total: shown.length,
    rowHeight,
    cardHeight: rowHeight,
    mostPrinted: 300,
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
        chosen={shown.filter((command) => chosen.has(commandText(command)))}
        keys={keys}
        onClear={() => setSelected(new Set())}
      />
      <div className={styles.scroller} tabIndex={-1}>
        <table className={styles.grid} aria-label={commandGridTexts.caption} aria-rowcount={shown.length + 1}>
          <Head
            keys={keys}
            isAll={chosen.size === names.length}
            onAll={(isSelected) => select(names, isSelected)}
          />
          {/* The links in it have the keys. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
          <tbody ref={body} onKeyDown={onKeyDown}>
            <Gap height={first * rowHeight} columns={keys.length + 2} />
            {places.map((index) => {
              const command = shown[index];
              return command === undefined ? undefined : (
                <Row
                  key={names[index]}
                  command={command}
                  keys={keys}
                  index={index}
                  isSelected={chosen.has(commandText(command))}
                  onSelect={(isSelected) => select([commandText(command)], isSelected)}
                />
              );
            })}
            <Gap height={Math.max(0, shown.length - last - 1) * rowHeight} columns={keys.length + 2} />
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Room of the rows that are not there. */
const Gap = ({ height, columns }: { readonly height: number; readonly columns: number }): ReactElement => (
  <tr aria-hidden hidden={height === 0}>
    {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it is out of sight */}
    <td colSpan={columns} style={{ height, padding: 0 }}>
      {''}
    </td>
  </tr>
);

type BarProps = {
  readonly chosen: readonly CommandRow[];
  readonly keys: readonly string[];
  readonly onClear: () => void;
};

function SelectionBar({ chosen, keys, onClear }: BarProps): ReactElement {
  const verdict = mayChangeCommands(useActor(), 'commandsReplace');
  return (
    <div className={styles.bar}>
      <p role="status">
        {chosen.length === 0 ? commandGridTexts.hint : commandGridTexts.selected(chosen.length)}
      </p>
      {chosen.length > 0 && (
        <>
          <VerdictButton verdict={verdict} variant="filled" onClick={() => openBulkChange(chosen, keys)}>
            {commandGridTexts.change}
          </VerdictButton>
          <Button variant="default" size="xs" onClick={onClear}>
            {commandGridTexts.clear}
          </Button>
        </>
      )}
    </div>
  );
}

type HeadProps = {
  readonly keys: readonly string[];
  readonly isAll: boolean;
  readonly onAll: (isSelected: boolean) => void;
};

const Head = ({ keys, isAll, onAll }: HeadProps): ReactElement => (
  <thead>
    <tr>
      <th scope="col" className={styles.check}>
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
      {keys.map((key) => (
        <th key={key} scope="col">
          {firmwareOfKey(key)?.firmwareName}
        </th>
      ))}
    </tr>
  </thead>
);

type RowProps = {
  readonly command: CommandRow;
  readonly keys: readonly string[];
  readonly index: number;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
};

function Row({ command, keys, index, isSelected, onSelect }: RowProps): ReactElement {
  const name = commandText(command);
  return (
    <tr
      style={{ height: rowHeight }}
      aria-rowindex={index + 2}
      data-selected={isSelected || undefined}
      data-inactive={command.commandState === 'INACTIVE' || undefined}
    >
      <td className={styles.check}>
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={commandGridTexts.select(name)}
          checked={isSelected}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
      </td>
      <th scope="row" className={styles.first}>
        <Link to={commandPath(command)} data-index={index}>
          {name}
        </Link>
      </th>
      {keys.map((key) => (
        <td key={key}>{cellText(command, key) || <span aria-hidden>{commandGridTexts.none}</span>}</td>
      ))}
    </tr>
  );
}
