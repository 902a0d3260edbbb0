/** Whether this document was loaded for itself, and not again or by going back, where it is scrolled to where it was. */
export function isNewDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'navigate';
}
