import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Moves the focus from one configuration of a list to another: arrow keys, Home and End. Enter opens as ever. */
export function onRowKeys(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const { currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (!step || altKey || ctrlKey || metaKey || shiftKey) return;
  const links = [...(currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('a[data-row]') ?? [])];
  const at = links.findIndex((link) => link === currentTarget);
  event.preventDefault();
  links[step(at, links.length - 1)]?.focus();
}

/** Puts the focus on the first configuration of the list, such as from its search. */
export const focusFirstRow = (): void => document.querySelector<HTMLElement>('main a[data-row]')?.focus();
