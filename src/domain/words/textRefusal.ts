export type TextRefusal = {
  readonly kind: 'UNCHANGED' | 'FAULTY';
  readonly reason: string;
};

export const unchangedTextRefusal: TextRefusal = { kind: 'UNCHANGED', reason: 'Nothing has changed.' };

export const createFaultyTextRefusal = (reason: string): TextRefusal => ({ kind: 'FAULTY', reason });
