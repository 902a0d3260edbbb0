import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { filterChipTexts } from '~/domain/words/texts/controls.ts';
import styles from './ListFilterSummary.module.css';

type Chip = { readonly key: string; readonly label: string; readonly value: string };

type Props<Narrowing extends Chip> = {
  readonly count: ReactNode;
  readonly narrowings: readonly Narrowing[];
  readonly onRemove: (narrowing: Narrowing) => void;
  readonly cleared: string;
};

/**
 * Number of matches and the active filters, each removable. It has the same height without filters, so that
 * setting one moves nothing.
 */
export function ListFilterSummary<Narrowing extends Chip>(props: Props<Narrowing>) {
  const { count, narrowings, onRemove, cleared } = props;
  const isNarrowed = narrowings.length > 0;
  return (
    <div className={styles.line} data-narrowed={isNarrowed || undefined}>
      {count}
      {isNarrowed && (
        <ul className={styles.chips} aria-label={filterChipTexts.inUse}>
          {narrowings.map((narrowing) => {
            const { key, label, value } = narrowing;
            return (
              <li key={key} className="chip">
                <span className="truncate">
                  {filterChipTexts.narrowedBy(label)} <strong>{value}</strong>
                </span>
                <button
                  className="iconButton"
                  type="button"
                  aria-label={filterChipTexts.remove(label, value)}
                  onClick={() => onRemove(narrowing)}
                >
                  <IconX size={14} aria-hidden />
                </button>
              </li>
            );
          })}
          <li className={styles.clear}>
            <Link to={cleared}>{filterChipTexts.clear}</Link>
          </li>
        </ul>
      )}
    </div>
  );
}

export const ListCount = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.count} role="status">
    {children}
  </p>
);
