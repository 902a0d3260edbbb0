/** @session ends with it */
let last: Promise<unknown> = Promise.resolve();

/** Opens a dialog that asks for a sign-in once the one before it has closed: the layer they show in holds one. */
export function inTurn<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const next = last.then(ask, ask);
  last = next.catch(() => undefined);
  return next;
}

/** Forgets what waits for its turn, for the end of the session, which clears the dialogs. */
export function forgetDialogs(): void {
  last = Promise.resolve();
}
