/** Time, in ms, during which an action that appeared under a resting pointer ignores clicks. */
const pauseMs = 600;

/** Target of a click: its menu, and its action where that is inside an element with `data-settles`. */
type Met = { readonly menu: Element | null; readonly action: string | undefined };

function findMet(target: EventTarget | null): Met {
  if (!(target instanceof Element)) return { menu: null, action: undefined };
  const control = target.closest('button, a[href], summary, [role=menuitem]');
  const bar = control?.closest<HTMLElement>('[data-settles]');
  // A button that is rendered anew with the same label in the same bar is the same action.
  const action =
    control && bar && `${bar.dataset.settles}: ${control.getAttribute('aria-label') ?? control.textContent}`;
  return { menu: target.closest('[role=menu]'), action: action ?? undefined };
}

/**
 * Blocks the second click of a double click on another action or on what was behind a closed menu, and any
 * click on an action that has just appeared under a resting pointer. Only for actions inside `data-settles`,
 * never for keys. Returns a function that removes the guard.
 */
export function guardMisclicks(page: Document): () => void {
  let first = findMet(null);
  let under: string | undefined;
  let cameAt = Number.NEGATIVE_INFINITY;

  const isMisclick = ({ detail, target }: MouseEvent): boolean => {
    const { action } = findMet(target);
    if (detail > 1 && first.menu) return target instanceof Node && !first.menu.contains(target);
    if (action === undefined || detail === 0) return false;
    return (detail > 1 && action !== first.action) || performance.now() - cameAt < pauseMs;
  };
  const onPress = (event: MouseEvent): void => {
    if (isMisclick(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (event.type === 'click' && event.detail === 1) first = findMet(event.target);
  };
  const onOver = ({ target, pointerType }: PointerEvent): void => {
    const { action } = findMet(target);
    if (pointerType === 'mouse' && action !== under) cameAt = performance.now();
    under = action;
  };
  const onMove = (): void => {
    cameAt = Number.NEGATIVE_INFINITY;
  };

  const end = new AbortController();
  const options = { capture: true, signal: end.signal };
  page.addEventListener('pointerover', onOver, options);
  page.addEventListener('pointermove', onMove, options);
  page.addEventListener('mousedown', onPress, options);
  page.addEventListener('click', onPress, options);
  return () => end.abort();
}
