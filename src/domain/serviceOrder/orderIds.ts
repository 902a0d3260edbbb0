/** A piece of a sentence, and whether it is the id of an order. */
type Piece = { readonly start: number; readonly text: string; readonly isOrder: boolean };

/** An id of an order as the CMS gives it: S-00062. */
const orderId = /(?<![\p{L}\p{N}-])S-\d{5,}(?![\p{L}\p{N}])/gu;

/** The pieces of a sentence between the ids of orders, and those ids, in order. */
export function splitByOrderIds(sentence: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const add = (start: number, stop: number, isOrder: boolean): void => {
    if (stop > start) pieces.push({ start, text: sentence.slice(start, stop), isOrder });
  };
  for (const { index, 0: id } of sentence.matchAll(orderId)) {
    add(end, index, false);
    end = index + id.length;
    add(index, end, true);
  }
  add(end, sentence.length, false);
  return pieces;
}
