import { useEffectEvent, useLayoutEffect } from 'react';
import { useIsLayerActive } from '~/platform/layerStatus.ts';

export const isTypingTarget = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches('input, textarea, select, [contenteditable], [contenteditable] *');

/**
 * Not under a dialog, a maintenance, or on a page behind another. While somebody types, only those with Ctrl or Cmd.
 */
export function useShortcutListener(onKeyDown: (event: KeyboardEvent) => void): void {
  const inUse = useIsLayerActive();
  const hear = useEffectEvent((event: KeyboardEvent): void => {
    const isChord = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (isChord || !isTypingTarget(event.target)) onKeyDown(event);
  });
  // From the moment the page can be seen: an effect may come some time after, and the keys until then would be lost.
  useLayoutEffect(() => {
    if (!inUse) return undefined;
    const onKey = (event: KeyboardEvent): void => hear(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [inUse]);
}
