import { frameTexts } from '~/domain/words/texts/frame.ts';
import styles from './Wordmark.module.css';

export const Wordmark = () => <span className={styles.wordmark}>{frameTexts.portal}</span>;
