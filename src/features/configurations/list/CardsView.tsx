import type { ReactElement } from 'react';
import { Card } from './Card.tsx';
import type { RowsProps } from './RowsView.tsx';
import { useOpening } from './OpenLink.tsx';
import styles from './CardsView.module.css';

/** Configurations as cards side by side. */
export function CardsView({ rows, choosable, sort }: RowsProps): ReactElement {
  const opening = useOpening();
  return (
    <ul className={styles.cards} aria-label="Configurations">
      {rows.map((row) => (
        <li key={row.configurationId}>
          <Card
            row={row}
            choosable={choosable}
            opening={opening}
            date={sort === 'BY_CREATED_DATE_DESC' ? row.created : row.modified}
          />
        </li>
      ))}
    </ul>
  );
}
