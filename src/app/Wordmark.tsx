import type { ReactElement } from 'react';
import { frameTexts } from '~/domain/words/texts/frame.ts';
import styles from './Wordmark.module.css';

/** The sign and the name. */
export function Wordmark(): ReactElement {
  return (
    <span className={styles.wordmark}>
      <img src="/portal.svg" width={26} height={26} alt="" />
      {frameTexts.portal}
    </span>
  );
}
