import { shortcutTexts } from '~/domain/words/texts/shortcuts.ts';
import { openModal } from '~/platform/modals.ts';
import { ShortcutKeyCaps } from './ShortcutKeyCaps.tsx';
import { shortcutScopes, shortcuts, type Shortcut } from '~/platform/shortcuts/shortcuts.ts';
import styles from './ShortcutSheet.module.css';

export function openShortcutSheet(): void {
  openModal({ title: shortcutTexts.title, size: 720, body: <ShortcutSheet />, closesOnMask: true });
}

const isShortcut = (name: string): name is Shortcut => name in shortcuts;
const all = Object.keys(shortcuts).filter(isShortcut);

function ShortcutSheet() {
  return (
    <>
      <div className={styles.places}>
        {shortcutScopes.map((place) => (
          <section key={place}>
            <h3>{shortcutTexts.places[place]}</h3>
            <dl>
              {all
                .filter((shortcut) => shortcuts[shortcut].place === place)
                .map((shortcut) => (
                  <div key={shortcut}>
                    <dt>{shortcutTexts.of[shortcut]}</dt>
                    <dd>
                      <ShortcutKeyCaps of={shortcut} />
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
      <p className="tiny">{shortcutTexts.about}</p>
    </>
  );
}
