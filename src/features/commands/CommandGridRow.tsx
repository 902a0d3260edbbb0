import { memo, type ReactElement } from 'react';
import { Link } from 'react-router';
import { commandText } from '~/domain/command/command.ts';
import { firmwareKey } from '~/domain/command/firmwareInfo.ts';
import { commandGridTexts } from '~/domain/words/texts/commands.ts';
import type { CommandRow } from '~/queries/commands/commands.ts';
import { commandPath } from './commandPath.ts';
import type { GridColumns } from './useGridColumns.ts';
import styles from './CommandGrid.module.css';

/** Height of a row of the grid, in px. */
export const rowHeight = 37;

/** Versions of each firmware that know a command, by the key of the firmware, as the cells of its row show them. */
function cellTexts({ firmwareInfos }: CommandRow): ReadonlyMap<string, string> {
  const ranges = Map.groupBy(firmwareInfos, firmwareKey);
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

function Row({ command, columns, index, isSelected, onSelect }: RowProps): ReactElement {
  const { keys, before, after } = columns;
  const name = commandText(command);
  const texts = cellTexts(command);
  return (
    <tr
      style={{ height: rowHeight }}
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
      <SideGap columns={before} />
      {keys.map((key, place) => (
        <td key={key} aria-colindex={before + place + 3} title={texts.get(key)}>
          {texts.get(key) ?? <span aria-hidden>{commandGridTexts.none}</span>}
        </td>
      ))}
      <SideGap columns={after} />
    </tr>
  );
}

/** A command beside the firmware that knows it. It is made anew only where it changes: a row may have many cells. */
export const CommandGridRow = memo(Row);

/** Room of the columns that are not there. */
export const SideGap = ({ columns }: { readonly columns: number }): ReactElement | null =>
  columns === 0 ? null : (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it is out of sight
    <td aria-hidden colSpan={columns} style={{ padding: 0 }}>
      {''}
    </td>
  );
