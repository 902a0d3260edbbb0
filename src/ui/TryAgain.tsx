import type { ReactElement } from 'react';
import { commonTexts } from '~/domain/words/texts/common.ts';
import styles from './TryAgain.module.css';

/** The way to read again what could not be read, among the words that say so. */
export const TryAgain = ({ onRetry }: { readonly onRetry: () => void }): ReactElement => (
  <button type="button" className={styles.again} onClick={onRetry}>
    {commonTexts.tryAgain}
  </button>
);
