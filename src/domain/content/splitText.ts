function isWithinPair(text: string, place: number): boolean {
  const before = text.charCodeAt(place - 1);
  const after = text.charCodeAt(place);
  if (before === 0x0d) return after === 0x0a;
  return before >= 0xd800 && before <= 0xdbff && after >= 0xdc00 && after <= 0xdfff;
}

/** End of the piece from `from` on: after a line feed if possible, never within CR LF or a surrogate pair. */
function pieceEnd(text: string, from: number, maxLength: number): number {
  const end = from + maxLength;
  if (end >= text.length) return text.length;
  const feed = text.lastIndexOf('\n', end - 1);
  if (feed >= from) return feed + 1;
  return isWithinPair(text, end) ? end + 1 : end;
}

/**
 * Pieces of at most `longest` characters, one more so as not to split CR LF or a surrogate pair. An empty
 * text is one empty piece.
 */
export function* splitText(text: string, maxLength: number): Generator<string, undefined> {
  let from = 0;
  do {
    const end = pieceEnd(text, from, maxLength);
    yield text.slice(from, end);
    from = end;
  } while (from < text.length);
}
