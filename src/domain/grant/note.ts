/** The day of a moment, in UTC: "2026-03-05". */
const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/**
 * A line of a grant's note: the day, its author and the reason. A reason of several lines stays one entry: those after
 * the first are set in, so that they cannot pass for entries of their own.
 */
export const noteEntry = (reason: string, author: string, now: Date): string =>
  `${dayOf(now)} ${author}: ${reason.trim().replaceAll(/\r\n|[\n\r\u2028\u2029]/g, '\n  ')}`;

/** A note with an entry at its end; what stood there before stays as it is. */
export const appendedNote = (note: string, entry: string): string =>
  note === '' ? entry : `${note}\n${entry}`;

/** Whether a note has an entry already, whatever was written before and after it. */
export const hasEntry = (note: string, entry: string): boolean => `\n${note}\n`.includes(`\n${entry}\n`);

/** The beginning of an entry: its day and its author. */
const entryStart = /^(\d{4}-\d{2}-\d{2}) ([^\s:]+@[^\s:]+): /gm;

/** A note as it is shown: each author by the name that addresses have for the viewer. What is stored keeps the address. */
export const shownNote = (note: string, person: (address: string) => string): string =>
  note.replaceAll(entryStart, (_, day: string, author: string) => `${day} ${person(author)}: `);
