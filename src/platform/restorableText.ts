export type TextRestorer = (typed: string) => void;

type Snapshot = () => TextRestorer;

/** @session ends with it */
const snapshots = new WeakMap<Element, Snapshot>();

/** For an editor whose text is not in the DOM; `snapshot` is called when typing begins in `element`. */
export function registerSnapshot(element: Element, snapshot: Snapshot): void {
  snapshots.set(element, snapshot);
}

export function findSnapshot(element: Element): Snapshot | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const snapshot = snapshots.get(at);
    if (snapshot) return snapshot;
  }
  return undefined;
}
