import { useEffectEvent, useLayoutEffect } from 'react';
import { useIsLayerActive } from '~/platform/layerStatus.ts';

export const isTypingTarget = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches('input, textarea, select, [contenteditable], [contenteditable] *');

/** Not under a dialog or a maintenance, nor on a page behind another. In fields only with Ctrl or Cmd. */
export function useShortcutListener(onKeyDown: (event: KeyboardEvent) => void): void {
  const inUse = useIsLayerActive();
  const hear = useEffectEvent((event: KeyboardEvent): void => {
    const isChord = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (isChord || !isTypingTarget(event.target)) onKeyDown(event);
  });
  // A layout effect, since keys pressed before a passive effect runs would be lost.
  useLayoutEffect(() => {
    if (!inUse) return undefined;
    const onKey = (event: KeyboardEvent): void => hear(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [inUse]);
}
