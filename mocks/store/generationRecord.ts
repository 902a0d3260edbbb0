/** Outputs of a quote that are being generated. Times are in ms since 1970. */
export type GenerationRecord = {
  readonly quoteId: number;
  /** E-mail address of the person who ordered them. */
  readonly by: string;
  readonly began: number;
  readonly due: number;
  /** The state the quote goes back to. */
  readonly before: string;
};
