import type { Quote } from '~/domain/quote/wire.ts';

/** Thrown by a save that finds a version of somebody else; it carries the quote as it is now. */
export class SaveConflict extends Error {
  readonly theirs: Quote;

  constructor(theirs: Quote) {
    super('Somebody else has saved the design');
    this.theirs = theirs;
  }
}
