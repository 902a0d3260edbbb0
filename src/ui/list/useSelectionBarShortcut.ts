import { useRef, type RefObject } from 'react';
import { useShortcut } from '~/platform/shortcuts/useShortcut.ts';

/** The bar is too many rows away for Tab: focuses its button with `data-first`, or else the first. */
export function useSelectionBarShortcut(): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useShortcut('TO_SELECTED', () => {
    const buttons = [...(bar.current?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])];
    (buttons.find(({ dataset }) => dataset['first'] !== undefined) ?? buttons[0])?.focus();
  });
  return bar;
}
