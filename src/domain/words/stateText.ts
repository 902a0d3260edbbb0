import { lookOf } from './stateLooks.ts';

/** An UPPER_CASE code as words in sentence case: "Waiting for approval". */
export function sentenceCase(code: string): string {
  const text = code.replaceAll('_', ' ').trim().toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * The words a person reads for a state. A code nobody listed is read in sentence case; a name that is not an
 * upper-case code ("Waiting for payment") is shown as it came.
 */
export const stateText = (state: string): string =>
  lookOf(state)?.text ?? (/^[A-Z][A-Z0-9_]*$/.test(state) ? sentenceCase(state) : state);
