/** State of the browser's history entry of this page; an empty one where it is no object. */
export const readEntryState = (): object => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
};
