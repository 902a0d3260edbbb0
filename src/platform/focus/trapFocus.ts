import { tabbable } from 'tabbable';

/**
 * Focuses the control with data-autofocus or else the dialog, again when the dialog's step changes; Tab
 * cycles through dialog and notices. Mantine's trap leaves out the notices, and without any trap Tab reaches
 * the browser's own controls.
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

/**
 * Wraps Tab from the last control of the dialog and the notices to the first, and back; between them the
 * browser's order applies.
 */
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
