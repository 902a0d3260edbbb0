import type { ReactElement } from 'react';
import { toolpathTexts } from '~/domain/words/texts/toolpath.ts';
import { colourings, type Colouring, type Ran } from './questions.ts';
import styles from './Toolpath.module.css';

type Props = {
  readonly ran: Ran | undefined;
  /** The zero whose moves show, by number. */
  readonly zero: number | undefined;
  readonly onZero: (zero: number) => void;
  readonly colouring: Colouring;
  readonly onColouring: (colouring: Colouring) => void;
  /** The name of the stored program. */
  readonly against: string;
  readonly compared: boolean;
  readonly onCompared: (compared: boolean) => void;
};

/** The choices above a tool path: its colours, its zero where it has several, and the comparison with the stored one. */
export function ToolpathBar(props: Props): ReactElement {
  const { ran, zero, onZero, colouring, onColouring, against, compared, onCompared } = props;
  const zeros = ran?.zeros ?? [];
  return (
    <div className={styles.bar}>
      <label className={styles.choice}>
        {toolpathTexts.colourBy}
        <select
          value={colouring}
          onChange={({ currentTarget }) =>
            onColouring(colourings.find((each) => each === currentTarget.value) ?? 'TOOL')
          }
        >
          {colourings.map((each) => (
            <option key={each} value={each}>
              {toolpathTexts.colours[each]}
            </option>
          ))}
        </select>
      </label>
      {zeros.length > 1 && (
        <label className={styles.choice}>
          {toolpathTexts.zero}
          <select value={zero} onChange={({ currentTarget }) => onZero(Number(currentTarget.value))}>
            {zeros.map(({ number, name }) => (
              <option key={number} value={number}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {ran?.difference && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={compared}
            onChange={({ currentTarget }) => onCompared(currentTarget.checked)}
          />
          {toolpathTexts.against(against, ran.difference.added, ran.difference.removed)}
        </label>
      )}
    </div>
  );
}
