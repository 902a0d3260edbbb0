import { shortcutTexts } from '~/domain/words/texts/shortcuts.ts';
import { getShortcutLetter, formatShortcutKeys, type Shortcut } from '~/platform/shortcuts/shortcuts.ts';
import styles from './ShortcutKeyCaps.module.css';

export function ShortcutKeyCaps({ of }: { readonly of: Shortcut }) {
  const letter = getShortcutLetter(of);
  return (
    <span className={styles.keys}>
      {formatShortcutKeys(of).map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
      {letter !== undefined && (
        <>
          {shortcutTexts.or} <kbd>{letter}</kbd>
        </>
      )}
    </span>
  );
}
