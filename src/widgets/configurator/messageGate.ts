/** Counts of what has come to this page in messages and was dropped. */
export type Dropped = {
  /** From another origin, or from another window than the configurator's. */
  readonly foreign: number;
  /** From the configurator, of a form that nobody knows. */
  readonly malformed: number;
};

/** @session nothing of a person */
let dropped: Dropped = { foreign: 0, malformed: 0 };

export const droppedMessages = (): Dropped => dropped;
export const countMalformed = (): void => {
  dropped = { ...dropped, malformed: dropped.malformed + 1 };
};

/** Windows of the frames in an element; a message may only come from one of these. */
const isFrameIn = (element: Element, source: MessageEvent['source']): boolean =>
  [...element.querySelectorAll('iframe')].some(({ contentWindow }) => contentWindow === source);

/**
 * Lets only those messages from other origins into the page that the frame in `element` sends from `origin`. It stands
 * before every listener that is added later, the embed's own too, and looks at where a message comes from, never into
 * it: however many there are and however long, they are not read. Portal's own origin is not concerned.
 * Answers what takes the gate away.
 */
export function openGate(origin: string, element: Element): () => void {
  const onMessage = (event: MessageEvent): void => {
    if (event.origin === location.origin) return;
    if (event.origin === origin && isFrameIn(element, event.source)) return;
    event.stopImmediatePropagation();
    dropped = { ...dropped, foreign: dropped.foreign + 1 };
  };
  window.addEventListener('message', onMessage, { capture: true });
  return () => window.removeEventListener('message', onMessage, { capture: true });
}
