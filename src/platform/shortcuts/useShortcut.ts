import { useShortcuts } from './useShortcuts.ts';
import { isShortcut, type Shortcut } from './shortcuts.ts';

/** Runs `act` on a shortcut; a key that somebody else has taken, such as an editor, is left to them. */
export function useShortcut(shortcut: Shortcut, act: () => void): void {
  useShortcuts((event) => {
    if (event.defaultPrevented || event.repeat || !isShortcut(event, shortcut)) return;
    event.preventDefault();
    act();
  });
}
