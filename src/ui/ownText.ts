/** Puts a field back to what it held, given how many characters have been typed into it since. */
export type Undo = (typed: number) => void;

/** Remembers a text. `at` is the time stamp, in ms, of the key that is going to be typed. */
type Memory = (at: number) => Undo;

const memories = new WeakMap<Element, Memory>();

/** For what keeps its text where the page cannot see it: `remember` is asked when something begins to be typed. */
export function keepOwnText(element: Element, remember: Memory): void {
  memories.set(element, remember);
}

/** How the element, or what it belongs to, remembers its text; undefined where the page can see to that itself. */
export function ownMemory(element: Element): Memory | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const memory = memories.get(at);
    if (memory) return memory;
  }
  return undefined;
}
