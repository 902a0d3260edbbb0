import { useShortcutListener } from './useShortcutListener.ts';
import { isShortcutEvent, type Shortcut } from './shortcuts.ts';

export function useShortcut(shortcut: Shortcut, act: () => void): void {
  useShortcutListener((event) => {
    if (event.defaultPrevented || event.repeat || !isShortcutEvent(event, shortcut)) return;
    event.preventDefault();
    act();
  });
}
