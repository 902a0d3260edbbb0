/** @session ends with it */
let ask: () => Promise<boolean> = () => Promise.resolve(false);
let asked: Promise<boolean> | undefined;

/** Has `next` ask the person to sign in to the quoting system; it answers whether they did. */
export function signInToCpqBy(next: () => Promise<boolean>): void {
  ask = next;
  asked = undefined;
}

/** Whether the person has signed in to the quoting system, asked once for all the calls that wait for it. */
export function signedInToCpq(): Promise<boolean> {
  const asking = (asked ??= ask().finally(() => {
    if (asked === asking) asked = undefined;
  }));
  return asking;
}
