/** The refusal of storing an edited text: it is what is stored already, or it cannot be stored as it is. */
export type TextRefusal = {
  readonly kind: 'UNCHANGED' | 'FAULTY';
  readonly reason: string;
};

/** The refusal of a text that is what is stored already. */
export const unchangedText: TextRefusal = { kind: 'UNCHANGED', reason: 'Nothing has changed.' };

/** The refusal of a text that cannot be stored as it is, with the sentence a person reads. */
export const faultyText = (reason: string): TextRefusal => ({ kind: 'FAULTY', reason });
