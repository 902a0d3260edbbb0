import { conjunction } from '../words/lists.ts';

/** Sentences on what is in the files of two revisions; `on` names the product configuration, by its part. */
export const contentText = {
  functionChanged: (designator: string, on: string, before: string, after: string): string =>
    `${designator} on ${on}: ${before || 'nothing'} → ${after || 'nothing'}`,
  functionAdded: (designator: string, on: string, after: string): string =>
    `${designator} on ${on}: new, ${after || 'without a function'}`,
  functionRemoved: (designator: string, on: string, before: string): string =>
    `${designator} on ${on}: removed, was ${before || 'without a function'}`,
  wiring: (on: string): string => `Wiring on ${on} changed`,
  holes: (on: string, changes: readonly string[]): string => `Holes on ${on}: ${changes.join(', ')}`,
  holesAdded: (names: readonly string[]): string => `${conjunction(names)} added`,
  holesRemoved: (names: readonly string[]): string => `${conjunction(names)} removed`,
  holesChanged: (names: readonly string[]): string => `${conjunction(names)} moved or resized`,
  milling: (on: string): string => `Milling file on ${on} changed`,
  billHead: 'The customer or configuration named in the bill of materials changed',
} as const;

/** Names of what is looked for in files, and what is said where nothing of it differs or it could not be read. */
export const contentKindText = {
  FUNCTIONS: { unchanged: 'functions and wiring unchanged', unread: 'The wiring could not be compared' },
  BILL: { unchanged: 'bill of materials unchanged', unread: 'The bill of materials could not be compared' },
  HOLES: { unchanged: 'holes unchanged', unread: 'The holes could not be compared' },
} as const;
