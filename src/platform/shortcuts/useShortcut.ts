import { useShortcuts } from './useShortcuts.ts';
import { isShortcut, type Shortcut } from './shortcuts.ts';

export function useShortcut(shortcut: Shortcut, act: () => void): void {
  useShortcuts((event) => {
    if (event.defaultPrevented || event.repeat || !isShortcut(event, shortcut)) return;
    event.preventDefault();
    act();
  });
}
