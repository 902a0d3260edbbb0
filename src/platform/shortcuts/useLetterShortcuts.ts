import { useEffect, useRef, type KeyboardEvent, type KeyboardEventHandler } from 'react';
import { isTypingTarget } from './useShortcutListener.ts';
import { isKeyForCharacter, getShortcutLetter, type Shortcut } from './shortcuts.ts';

/** A scanner strikes its keys within less than this many ms of each other, and people do not. */
const alone = 60;

const isPlain = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented && !event.repeat && !event.ctrlKey && !event.metaKey && !event.altKey;

/**
 * While the focus is in the element and nobody types: elsewhere a letter means something to whoever speaks to their
 * computer. One that another key comes shortly before or after is a scanner's.
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
