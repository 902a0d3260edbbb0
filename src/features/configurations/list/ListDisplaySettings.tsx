import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useState } from 'react';
import {
  defaultListLayout,
  densities,
  densityLabel,
  configurationColumnDefinitions,
  configurationColumns,
  moveColumn,
  toggleColumn,
  type ListColumn,
  type ListLayout,
} from '~/domain/configuration/listColumns.ts';
import type { ConfigurationFilter } from '~/domain/configuration/filter.ts';
import { createNotice } from '~/domain/notice/notices.ts';
import { listLayoutTexts } from '~/domain/words/texts/configurationList.ts';
import { useListDisplaySettings } from './ViewBar.tsx';
import { openModal } from '~/platform/modals.ts';
import { notify } from '~/platform/notices.ts';
import styles from './ListDisplaySettings.module.css';

type Props = {
  readonly filter: ConfigurationFilter;
  /** Returns to the person's own display settings, by removing those in the URL. */
  readonly onOwn: () => void;
};

export function openListDisplaySettings(props: Props): void {
  openModal({ title: listLayoutTexts.title, size: 420, body: <Look {...props} /> });
}

function Look({ filter, onOwn }: Props) {
  const [shown, keep] = useListDisplaySettings(filter);
  const [look, setLook] = useState(shown);
  const { columns, density } = look;
  const change = (next: Partial<ListLayout>): void => {
    if (filter.columns || filter.density) onOwn();
    setLook({ ...look, ...next });
    if (!keep({ ...look, ...next })) notify(createNotice('ERROR', listLayoutTexts.unsaved));
  };
  return (
    <div className={styles.look}>
      <p>{listLayoutTexts.description}</p>
      <fieldset>
        <legend>{listLayoutTexts.density}</legend>
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
        <legend>{listLayoutTexts.columns}</legend>
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
      <Button variant="default" size="xs" onClick={() => change(defaultListLayout)}>
        {listLayoutTexts.reset}
      </Button>
    </div>
  );
}

const inOrder = (columns: readonly ListColumn[]): readonly ListColumn[] => [
  ...columns,
  ...configurationColumns.filter((column) => !columns.includes(column)),
];

const moves = [
  { step: -1, toText: listLayoutTexts.toFront, end: 0, Icon: IconArrowUp },
  { step: 1, toText: listLayoutTexts.toEnd, end: -1, Icon: IconArrowDown },
] as const;

type ChoiceProps = {
  readonly column: ListColumn;
  readonly columns: readonly ListColumn[];
  readonly onChange: (columns: readonly ListColumn[]) => void;
};

function Choice({ column, columns, onChange }: ChoiceProps) {
  const { label } = configurationColumnDefinitions[column];
  const shown = columns.includes(column);
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={shown}
          onChange={(event) => onChange(toggleColumn(columns, column, event.currentTarget.checked))}
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
          onClick={() => onChange(moveColumn(columns, column, step))}
        >
          <Icon size={16} aria-hidden />
        </button>
      ))}
    </li>
  );
}
