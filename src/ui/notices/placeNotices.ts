/** Places of the notices, the usual one first; the style sheet says where each is. */
const places = ['', 'top-end', 'bottom-start', 'top-start'] as const;

/** What somebody may want next: what can be pressed or filled in, what a form says, and what page it is. */
const needed =
  'a[href], button, input, select, textarea, [contenteditable="true"], [tabindex="0"], h1, form :is(label, p, dd, td, output)';

/** Time in ms for which the page has to stand still before the notices look for their place again. */
const rest = 120;

type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;

const areCrossing = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

export const countCoveredBoxes = (cover: Box, boxes: readonly Box[]): number =>
  boxes.filter((box) => box.right > box.left && box.bottom > box.top && areCrossing(cover, box)).length;

/** Boxes of what can be used now: what is in the dialog that is open, or on the page. A popover that is closed is on it too. */
function findNeededBoxes(): readonly Box[] {
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
  const ground =
    [...dialogs].findLast((dialog) => dialog.getBoundingClientRect().width > 0) ??
    document.querySelector('main');
  return [...(ground?.querySelectorAll(needed) ?? [])].map((each) => each.getBoundingClientRect());
}

function placeNow(host: HTMLElement): void {
  const boxes = findNeededBoxes();
  const present = host.dataset.place ?? '';
  let best = { place: present, covered: Number.POSITIVE_INFINITY };
  for (const place of [present, ...places]) {
    host.dataset.place = place;
    const covered = countCoveredBoxes(host.getBoundingClientRect(), boxes);
    if (covered < best.covered) best = { place, covered };
  }
  host.dataset.place = best.place;
}

/** Keeps the notices off what is needed, also when the page changes under them. Answers what ends that. */
export function placeNotices(host: HTMLElement): () => void {
  placeNow(host);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const placeSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Nobody has to follow a notice that they are in. The pointer may be where they have pressed what led to it.
      if (!host.matches(':focus-within')) placeNow(host);
    }, rest);
  };
  const stopped = new AbortController();
  const page = new MutationObserver((changes) => {
    if (changes.some(({ target }) => !host.contains(target))) placeSoon();
  });
  page.observe(document.body, { childList: true, subtree: true });
  addEventListener('scroll', placeSoon, { passive: true, capture: true, signal: stopped.signal });
  addEventListener('resize', placeSoon, { signal: stopped.signal });
  return () => {
    clearTimeout(timer);
    page.disconnect();
    stopped.abort();
  };
}
