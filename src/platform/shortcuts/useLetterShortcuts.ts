import { useEffect, useRef, type KeyboardEvent, type KeyboardEventHandler } from 'react';
import { isTypingTarget } from './useShortcutListener.ts';
import { isKeyForCharacter, getShortcutLetter, type Shortcut } from './shortcuts.ts';

/** Smallest pause, in ms, between two keys typed by a person; a scanner's keys follow faster. */
const alone = 60;

const isPlain = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented && !event.repeat && !event.ctrlKey && !event.metaKey && !event.altKey;

/**
 * Handles single letters only while the focus is in the element and not in a field: elsewhere speech input
 * would trigger them. A letter shortly before or after another key comes from a scanner and is ignored.
 */
export function useLetterShortcuts(
  ...acts: readonly (readonly [Shortcut, () => void])[]
): KeyboardEventHandler {
  const last = useRef(Number.NEGATIVE_INFINITY);
  const due = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(due.current), []);
  return (event) => {
    clearTimeout(due.current);
    const isAlone = event.timeStamp - last.current >= alone;
    last.current = event.timeStamp;
    if (!isAlone || !isPlain(event) || isTypingTarget(event.target instanceof Element ? event.target : null))
      return;
    const [, act] =
      acts.find(([shortcut]) => isKeyForCharacter(event, getShortcutLetter(shortcut) ?? '')) ?? [];
    if (act) due.current = setTimeout(act, alone);
  };
}
