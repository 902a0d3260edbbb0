/** Positions of the notices, the usual one first; the style sheet defines each. */
const places = ['', 'top-end', 'bottom-start', 'top-start'] as const;

/** Elements that notices should not cover: controls, the text of forms, and the page's title. */
const needed =
  'a[href], button, input, select, textarea, [contenteditable="true"], [tabindex="0"], h1, form :is(label, p, dd, td, output)';

/** Time, in ms, without a change of the page after which the notices are placed again. */
const rest = 120;

type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;

const areCrossing = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

export const countCoveredBoxes = (cover: Box, boxes: readonly Box[]): number =>
  boxes.filter((box) => box.right > box.left && box.bottom > box.top && areCrossing(cover, box)).length;

/** Boxes of the controls in the open dialog, or else on the page. Those of a closed popover are empty. */
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

/** Keeps the notices off controls, also when the page changes. Returns a function that stops it. */
export function placeNotices(host: HTMLElement): () => void {
  placeNow(host);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const placeSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Notices with the focus stay in position. The pointer does not count: it may rest where the click that
      // caused them was.
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
