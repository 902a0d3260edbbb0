import type { ReactElement } from 'react';
import { shortcutKeys, type Shortcut } from './shortcuts.ts';
import styles from './Keys.module.css';

/** Keys of a shortcut as they look on the keyboard. */
export function Keys({ of }: { readonly of: Shortcut }): ReactElement {
  return (
    <span className={styles.keys}>
      {shortcutKeys(of).map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  );
}
