/** Attributes whose value is part of the structure; of all others only the presence counts. */
const telling = new Set(['role', 'type', 'aria-live', 'aria-hidden', 'tabindex', 'inert', 'hidden']);

function attributesOf({ attributes }: Element): string {
  return [...attributes]
    .filter(({ name }) => !/^(?:class|style|data-|d$|src$|href$)/.test(name))
    .map(({ name, value }) => (telling.has(name) ? `${name}=${value}` : `${name}${value === '' ? '=' : ''}`))
    .toSorted()
    .join(' ');
}

/**
 * Structure of an element regardless of its texts. Pages of equal structure differ only in texts and in the
 * number of repeated siblings.
 */
export function toElementShape(element: Element, without?: Element | null): string {
  if (element === without) return '';
  const inner = new Set([...element.children].map((child) => toElementShape(child, without)));
  return `${element.localName}[${attributesOf(element)}](${[...inner].join()})`;
}
