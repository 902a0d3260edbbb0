export type TextRefusal = {
  readonly kind: 'UNCHANGED' | 'FAULTY';
  readonly reason: string;
};

export const unchangedText: TextRefusal = { kind: 'UNCHANGED', reason: 'Nothing has changed.' };

export const faultyText = (reason: string): TextRefusal => ({ kind: 'FAULTY', reason });
