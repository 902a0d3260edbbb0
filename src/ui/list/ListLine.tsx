import { IconX } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { chipTexts } from '~/domain/words/texts/controls.ts';
import styles from './ListLine.module.css';

/** Something that narrows a list, in words. */
type Chip = { readonly key: string; readonly label: string; readonly value: string };

type Props<Narrowing extends Chip> = {
  /** How much the list finds, in words; nothing until it is known, or where it is not counted. */
  readonly count: ReactNode;
  readonly narrowings: readonly Narrowing[];
  readonly onRemove: (narrowing: Narrowing) => void;
  /** Address of the list that nothing narrows. */
  readonly cleared: string;
};

/**
 * The line over a list: how much it finds, and everything that narrows it, each with a way to take it away. It is as high
 * without any, so that nothing moves when a filter is set; on a phone they have a line of their own.
 */
export function ListLine<Narrowing extends Chip>(props: Props<Narrowing>): ReactElement {
  const { count, narrowings, onRemove, cleared } = props;
  const isNarrowed = narrowings.length > 0;
  return (
    <div className={styles.line} data-narrowed={isNarrowed || undefined}>
      {count}
      {isNarrowed && (
        <ul className={styles.chips} aria-label={chipTexts.inUse}>
          {narrowings.map((narrowing) => {
            const { key, label, value } = narrowing;
            return (
              <li key={key} className="chip">
                <span className="truncate">
                  {chipTexts.narrowedBy(label)} <strong>{value}</strong>
                </span>
                <button
                  className="iconButton"
                  type="button"
                  aria-label={chipTexts.remove(label, value)}
                  onClick={() => onRemove(narrowing)}
                >
                  <IconX size={14} aria-hidden />
                </button>
              </li>
            );
          })}
          <li className={styles.clear}>
            <Link to={cleared}>{chipTexts.clear}</Link>
          </li>
        </ul>
      )}
    </div>
  );
}

/** The number of what a list finds, said to whoever cannot see it too. */
export const ListCount = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <p className={styles.count} role="status">
    {children}
  </p>
);
