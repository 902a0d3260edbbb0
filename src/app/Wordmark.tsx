import type { ReactElement } from 'react';
import { frameTexts } from '~/domain/words/texts/frame.ts';
import styles from './Wordmark.module.css';

/** The sign and the name. */
export function Wordmark(): ReactElement {
  return (
    <span className={styles.wordmark}>
      <Sign />
      {frameTexts.portal}
    </span>
  );
}

/** The sign, drawn as in `portal.svg` and in what the page begins with: a picture would be a request of its own. */
const Sign = (): ReactElement => (
  <svg viewBox="0 0 32 32" width={26} height={26} aria-hidden>
    <rect width="32" height="32" rx="8" fill="#1c2430" />
    <path
      d="M10 24V8h7.2a5.4 5.4 0 0 1 0 10.8H14"
      fill="none"
      stroke="#fff"
      strokeWidth="3.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx="22.6" cy="23.4" r="2.4" fill="#6f93ff" />
  </svg>
);
