import { createAbortError } from './ApiError.ts';

type Question = { readonly answer: Promise<boolean>; readonly callOff: () => void };

/** @session ends with it */
let ask: () => Promise<boolean> = () => Promise.resolve(false);
let asked: Question | undefined;

/**
 * `next` answers whether the person has signed in. Whatever waits for the answer of somebody before is called off.
 */
export function setCpqSignInPrompt(next: () => Promise<boolean>): void {
  ask = next;
  asked?.callOff();
  asked = undefined;
}

function question(): Question {
  let callOff = (): void => undefined;
  const answer = new Promise<boolean>((resolve, reject) => {
    callOff = () => reject(createAbortError());
    ask().then(resolve, reject);
  });
  return { answer, callOff };
}

export const getCpqSignInPrompt = (): (() => Promise<boolean>) => ask;

/**
 * Asked once for all calls that wait. `asker` is that of the session a call began in: rejects as called off when it
 * is over.
 */
export async function ensureCpqSignIn(asker = ask): Promise<boolean> {
  if (asker !== ask) throw createAbortError();
  const asking = (asked ??= question());
  try {
    return await asking.answer;
  } finally {
    if (asked === asking) asked = undefined;
  }
}
