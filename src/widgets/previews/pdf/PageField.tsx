import type { ReactElement } from 'react';
import { pdfTexts } from '~/domain/words/texts/previews.ts';
import { CountInput } from '~/ui/form/CountInput.tsx';
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
      <CountInput
        value={page}
        most={most}
        countOf={(text) => (Number(text) >= 1 ? Math.min(most, Math.round(Number(text))) : undefined)}
        onChange={onPage}
      />
      {pdfTexts.ofPages(most)}
    </label>
  );
}
