import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isShortcut, type Shortcut } from './shortcuts.ts';

/**
 * Runs `act` on a shortcut, wherever the focus is, as long as `within` can be used: not while a dialog stands before it
 * or a maintenance in its place. A key that somebody else has taken, such as an editor, is left to them.
 */
export function useShortcut(shortcut: Shortcut, within: RefObject<Element | null>, act: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || !isShortcut(event, shortcut)) return;
    if (!within.current || within.current.closest('[inert]')) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
