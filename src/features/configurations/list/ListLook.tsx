import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useState } from 'react';
import {
  defaultLook,
  densities,
  densityLabel,
  listColumn,
  listColumns,
  movedColumn,
  withColumn,
  type ListColumn,
  type ListLook,
} from '~/domain/configuration/columns.ts';
import type { ConfigurationFilter } from '~/domain/configuration/filter.ts';
import { notice } from '~/domain/notice/notices.ts';
import { listLookTexts } from '~/domain/words/texts/configurationList.ts';
import { useListLook } from './ViewBar.tsx';
import { openModal } from '~/platform/modals.ts';
import { notify } from '~/platform/notices.ts';
import styles from './ListLook.module.css';

type Props = {
  readonly filter: ConfigurationFilter;
  /** Lets the list look as the person has it, and no longer as its address says. */
  readonly onOwn: () => void;
};

export function openListLook(props: Props): void {
  openModal({ title: listLookTexts.title, size: 420, body: <Look {...props} /> });
}

function Look({ filter, onOwn }: Props) {
  const [shown, keep] = useListLook(filter);
  const [look, setLook] = useState(shown);
  const { columns, density } = look;
  const change = (next: Partial<ListLook>): void => {
    if (filter.columns || filter.density) onOwn();
    setLook({ ...look, ...next });
    if (!keep({ ...look, ...next })) notify(notice('ERROR', listLookTexts.unsaved));
  };
  return (
    <div className={styles.look}>
      <p>{listLookTexts.description}</p>
      <fieldset>
        <legend>{listLookTexts.density}</legend>
        {densities.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="density"
              checked={each === density}
              onChange={() => change({ density: each })}
            />
            {densityLabel[each]}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{listLookTexts.columns}</legend>
        <ul>
          {inOrder(columns).map((column) => (
            <Choice
              key={column}
              column={column}
              columns={columns}
              onChange={(next) => change({ columns: next })}
            />
          ))}
        </ul>
      </fieldset>
      <Button variant="default" size="xs" onClick={() => change(defaultLook)}>
        {listLookTexts.reset}
      </Button>
    </div>
  );
}

const inOrder = (columns: readonly ListColumn[]): readonly ListColumn[] => [
  ...columns,
  ...listColumns.filter((column) => !columns.includes(column)),
];

const moves = [
  { step: -1, toText: listLookTexts.toFront, end: 0, Icon: IconArrowUp },
  { step: 1, toText: listLookTexts.toEnd, end: -1, Icon: IconArrowDown },
] as const;

type ChoiceProps = {
  readonly column: ListColumn;
  readonly columns: readonly ListColumn[];
  readonly onChange: (columns: readonly ListColumn[]) => void;
};

function Choice({ column, columns, onChange }: ChoiceProps) {
  const { label } = listColumn[column];
  const shown = columns.includes(column);
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={shown}
          onChange={(event) => onChange(withColumn(columns, column, event.currentTarget.checked))}
        />
        {label}
      </label>
      {moves.map(({ step, toText, end, Icon }) => (
        <button
          key={step}
          className="iconButton"
          type="button"
          aria-label={toText(label)}
          title={toText(label)}
          aria-disabled={!shown || columns.at(end) === column}
          onClick={() => onChange(movedColumn(columns, column, step))}
        >
          <Icon size={16} aria-hidden />
        </button>
      ))}
    </li>
  );
}
