export const joinSentences = (texts: readonly (string | undefined)[]): string =>
  texts
    .map((text) => text?.trim() ?? '')
    .filter(Boolean)
    .map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`))
    .join(' ');

const maxQuoteLength = 200;

/** A text for a quotation within a sentence: on one line, and truncated. */
export function truncateText(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return line.length > maxQuoteLength ? `${line.slice(0, maxQuoteLength).trimEnd()}…` : line;
}

/** Splits a text at the dash between title and sentence; without a dash it is all title. */
export function splitTitle(whole: string): { readonly title: string; readonly text: string } {
  const [title = '', text = ''] = whole.split(' — ');
  return { title, text };
}

export type ConcurrentChange = { readonly what: string; readonly before: string; readonly now: string };

export const diffFact = (what: string, before: string, now: string): readonly ConcurrentChange[] =>
  before === now ? [] : [{ what, before: before || '–', now: now || '–' }];

/** One line per change, with the value before and now: "State: Configuring → Archived". */
export const describeConcurrentChanges = (moved: readonly ConcurrentChange[]): readonly string[] =>
  moved.map(({ what, before, now }) => `${what}: ${before} → ${now}`);
