/** No program has more behind its end than comments and a percent sign. */
const tail = 400;

/** Whether a program has come to its end: an answer that broke off on its way is not to be milled. */
export const isWholeProgram = (text: string): boolean =>
  /\bM0*(?:2|30)\b/i.test(text.slice(-tail).replaceAll(/\([^()]*\)|;.*/g, ''));
