import { useRef, type RefObject } from 'react';
import { useShortcut } from '~/platform/shortcuts/useShortcut.ts';

/**
 * The bar of what can be done with the selected rows of a list. It stands behind the list, too many rows away for the Tab
 * key: a shortcut leads to its first button that is marked with `data-first`, or else to its first.
 */
export function useSelectedBar(): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useShortcut('TO_SELECTED', () => {
    const buttons = [...(bar.current?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])];
    (buttons.find(({ dataset }) => dataset['first'] !== undefined) ?? buttons[0])?.focus();
  });
  return bar;
}
