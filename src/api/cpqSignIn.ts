import { calledOff } from './ApiError.ts';

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

/** The way in which the person of this session is asked, for a call to know that session by. */
export const cpqAsker = (): (() => Promise<boolean>) => ask;

/**
 * Whether the person has signed in to the quoting system, asked once for all the calls that wait for it. `asker` is that
 * of the session in which a call began. Rejects as called off when that session is over, or ends meanwhile.
 */
export async function signedInToCpq(asker = ask): Promise<boolean> {
  if (asker !== ask) throw calledOff();
  const asking = (asked ??= question());
  try {
    return await asking.answer;
  } finally {
    if (asked === asking) asked = undefined;
  }
}
