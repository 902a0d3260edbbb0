import type { ReactElement } from 'react';
import { sortDate } from '~/domain/configuration/sortDate.ts';
import { Card } from './Card.tsx';
import type { RowsProps } from './RowsView.tsx';
import { useRowLinks } from './RowLink.tsx';
import { useKeepsFocus } from './useKeepsFocus.ts';
import { ReturnToRow } from './ReturnToRow.tsx';
import styles from './CardsView.module.css';
import { configurationListTexts } from '~/domain/words/texts/configurationList.ts';

/** Configurations as cards side by side. */
export function CardsView({ rows, choosable, sort }: Omit<RowsProps, 'look'>): ReactElement {
  const list = useKeepsFocus(rows);
  const links = useRowLinks();
  return (
    <>
      <ul ref={list} className={styles.cards} aria-label={configurationListTexts.title}>
        {rows.map((row) => (
          <li key={row.configurationId}>
            <Card row={row} choosable={choosable} links={links} date={row[sortDate[sort].field]} />
          </li>
        ))}
      </ul>
      <ReturnToRow />
    </>
  );
}
