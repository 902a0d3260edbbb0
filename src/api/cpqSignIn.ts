import { calledOff } from './calledOff.ts';

/** A question that waits for its answer, and the way to call it off. */
type Question = { readonly answer: Promise<boolean>; readonly callOff: () => void };

/** @session ends with it */
let ask: () => Promise<boolean> = () => Promise.resolve(false);
let asked: Question | undefined;

/**
 * Has `next` ask the person to sign in to the quoting system; it answers whether they did. Whatever waits for the answer
 * of somebody before is called off.
 */
export function signInToCpqBy(next: () => Promise<boolean>): void {
  ask = next;
  asked?.callOff();
  asked = undefined;
}

function question(): Question {
  let callOff = (): void => undefined;
  const answer = new Promise<boolean>((resolve, reject) => {
    callOff = () => reject(calledOff());
    ask().then(resolve, reject);
  });
  return { answer, callOff };
}

/**
 * Whether the person has signed in to the quoting system, asked once for all the calls that wait for it. Rejects as
 * called off when the session ends meanwhile.
 */
export async function signedInToCpq(): Promise<boolean> {
  const asking = (asked ??= question());
  try {
    return await asking.answer;
  } finally {
    if (asked === asking) asked = undefined;
  }
}
