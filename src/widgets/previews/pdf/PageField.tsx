import type { ReactElement } from 'react';
import { pdfTexts } from '~/domain/words/texts/pdf.ts';
import styles from './PageField.module.css';

type Props = {
  /** From 1. */
  readonly page: number;
  readonly most: number;
  /** Is told a page there is, whatever was typed. */
  readonly onPage: (page: number) => void;
};

/** Field for the number of the page. */
export function PageField({ page, most, onPage }: Props): ReactElement {
  return (
    <label className={styles.field}>
      {pdfTexts.page}
      <input
        type="number"
        min={1}
        max={most}
        value={page}
        onChange={({ currentTarget }) =>
          onPage(Math.min(most, Math.max(1, Math.round(Number(currentTarget.value)) || 1)))
        }
      />
      {pdfTexts.ofPages(most)}
    </label>
  );
}
