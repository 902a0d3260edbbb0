import { createAbortError } from './ApiError.ts';

type Question = { readonly answer: Promise<boolean>; readonly callOff: () => void };

/** @session ends with it */
let ask: () => Promise<boolean> = () => Promise.resolve(false);
let asked: Question | undefined;

/** `next` resolves with whether the person has signed in. Calls waiting for the former prompt are aborted. */
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
 * Prompts once for all waiting calls. `asker` is the prompt of the session in which the call began; an ended
 * session rejects with an AbortError.
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
