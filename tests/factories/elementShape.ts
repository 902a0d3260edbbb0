/** Attributes whose value says what an element is for; of the others only that they are there counts. */
const telling = new Set(['role', 'type', 'aria-live', 'aria-hidden', 'tabindex', 'inert', 'hidden']);

function attributesOf({ attributes }: Element): string {
  return [...attributes]
    .filter(({ name }) => !/^(?:class|style|data-|d$|src$|href$)/.test(name))
    .map(({ name, value }) => (telling.has(name) ? `${name}=${value}` : `${name}${value === '' ? '=' : ''}`))
    .toSorted()
    .join(' ');
}

/**
 * What a page is made of, whatever it says: two pages of one shape differ in texts, and in how many of one kind stand in a
 * row.
 */
export function toElementShape(element: Element, without?: Element | null): string {
  if (element === without) return '';
  const inner = new Set([...element.children].map((child) => toElementShape(child, without)));
  return `${element.localName}[${attributesOf(element)}](${[...inner].join()})`;
}
