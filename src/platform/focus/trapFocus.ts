import { tabbable } from 'tabbable';

/**
 * Begins at the control with data-autofocus or the dialog, also where a step takes another's place; Tab leads round
 * through dialog and notices. Mantine's trap has no notices, and without one Tab leaves for the browser's own
 * controls.
 */
export function trapFocus(dialog: HTMLElement | null): (() => void) | undefined {
  if (!dialog) return undefined;
  let focused: Node | null = null;
  const begin = (): void =>
    (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog).focus({ preventScroll: true });
  const onFocusIn = ({ target }: FocusEvent): void => {
    focused = target instanceof Node ? target : null;
  };
  dialog.addEventListener('focusin', onFocusIn);
  const steps = new MutationObserver(() => {
    const isGone = focused?.isConnected === false && document.activeElement === document.body;
    if (isGone && !dialog.closest('[inert]')) begin();
  });
  steps.observe(dialog, { childList: true, subtree: true });
  begin();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Tab' && !event.defaultPrevented) goRound(dialog, event);
  };
  document.addEventListener('keydown', onKeyDown);
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    dialog.removeEventListener('focusin', onFocusIn);
    steps.disconnect();
  };
}

/** Leads from the last control of the dialog and the notices to the first, and back; in between the browser leads. */
function goRound(dialog: HTMLElement, event: KeyboardEvent): void {
  const round = dialog.closest('[data-over-page]');
  if (!round || dialog.closest('[inert]')) return;
  const controls = tabbable(round);
  const [end, start] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
  const at = document.activeElement;
  const isLost = at === document.body || (at === dialog && event.shiftKey);
  if (controls.length > 0 && !isLost && at !== end) return;
  event.preventDefault();
  (start ?? dialog).focus();
}
