/** The reason of a call that nobody waits for any more. */
export const calledOff = (): DOMException => new DOMException('The session is over', 'AbortError');

/** Whether a call was called off by whoever made it, or with the session it was made in. */
export const isCalledOff = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
