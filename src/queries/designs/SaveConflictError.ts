import type { Quote } from '~/domain/quote/quoteDto.ts';

export class SaveConflictError extends Error {
  readonly theirs: Quote;

  constructor(theirs: Quote) {
    super('Somebody else has saved the design');
    this.theirs = theirs;
  }
}
