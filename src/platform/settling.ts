/** Longest time, in ms, that an action takes no click after it came under a pointer that rests. */
const settling = 600;
/** Distance, in px, below which a pointer counts as resting: hands tremble. */
const tremble = 10;

type Place = { readonly x: number; readonly y: number };
type Touched = Place & { readonly action: string; readonly at: number };

const near = (one: Place, other: Place): boolean => Math.hypot(one.x - other.x, one.y - other.y) < tremble;

/**
 * The action at a target, as its words and the bar or dialog it stands in; undefined where it stands in none of those
 * marked with `data-settles`.
 */
function actionAt(target: EventTarget | null): string | undefined {
  const control =
    target instanceof Element ? target.closest('button, a[href], summary, [role=menuitem]') : null;
  const bar = control?.closest<HTMLElement>('[data-settles]');
  if (!control || !bar) return undefined;
  return `${bar.dataset.settles}: ${control.getAttribute('aria-label') ?? control.textContent}`;
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Whether this is the second click of a double click, the first of which has closed the `menu` it was made in. */
const missesMenu = ({ detail, target }: MouseEvent, menu: Element | null): boolean =>
  detail > 1 && menu !== null && target instanceof Node && !menu.contains(target);

/**
 * Has actions settle: one that has come to stand where another was clicked, or under a pointer that rests, takes no
 * click for a moment, so that a second click cannot meet another action than the first. It holds for the buttons of all
 * action bars and dialogs, which are marked with `data-settles`, and for pointers only: keys say what they mean. A double
 * click on an entry of a menu, which goes at the first, does nothing to what was behind it. Answers the end of it.
 */
export function letActionsSettle(page: Document): () => void {
  let clicked: Touched | undefined;
  /** The action that came under the pointer without the pointer having moved. */
  let arrived: { readonly action: string | undefined; readonly at: number } | undefined;
  let under: string | undefined;
  /** The menu that the last click, or the first half of a double click, was in. */
  let menu: Element | null = null;

  const onOver = ({ target, pointerType }: PointerEvent): void => {
    const action = actionAt(target);
    if (pointerType === 'mouse' && action !== under) arrived = { action, at: performance.now() };
    under = action;
  };
  const onMove = (): void => {
    arrived = undefined;
  };
  const onDown = (event: MouseEvent): void => {
    if (missesMenu(event, menu)) swallow(event);
  };
  const onClick = (event: MouseEvent): void => {
    if (missesMenu(event, menu)) {
      swallow(event);
      return;
    }
    menu = event.target instanceof Element ? event.target.closest('[role=menu]') : null;
    const { clientX: x, clientY: y, detail, target } = event;
    // A key or a program clicks nowhere.
    if (detail === 0 || (x === 0 && y === 0)) return;
    const action = actionAt(target);
    const now = performance.now();
    const follows = clicked && now - clicked.at < settling && near(clicked, { x, y });
    const replaced = follows && clicked?.action !== action;
    const came = arrived && arrived.action === action && now - arrived.at < settling;
    if (action !== undefined && (replaced || came)) {
      swallow(event);
      return;
    }
    clicked = { x, y, action: action ?? '', at: now };
  };

  page.addEventListener('pointerover', onOver, true);
  page.addEventListener('pointermove', onMove, true);
  page.addEventListener('mousedown', onDown, true);
  page.addEventListener('click', onClick, true);
  return () => {
    page.removeEventListener('pointerover', onOver, true);
    page.removeEventListener('pointermove', onMove, true);
    page.removeEventListener('mousedown', onDown, true);
    page.removeEventListener('click', onClick, true);
  };
}
