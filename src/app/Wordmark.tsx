import { frameTexts } from '~/domain/words/texts/frame.ts';
import styles from './Wordmark.module.css';

/** The sign, which the sheet draws as `portal.svg` and what the page begins with have it, and the name. */
export const Wordmark = () => <span className={styles.wordmark}>{frameTexts.portal}</span>;
