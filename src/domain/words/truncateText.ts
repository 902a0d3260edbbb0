export type TruncatedText = { readonly text: string; readonly folded: boolean };

/** Characters and lines of a text that are shown before it is expanded. */
const foldedLength = 240;
const foldedLines = 4;

export function truncateEnd(whole: string): TruncatedText {
  const lines = whole.split('\n').slice(0, foldedLines).join('\n');
  const text = lines.length > foldedLength ? lines.slice(0, foldedLength) : lines;
  return text === whole
    ? { text, folded: false }
    : { text: `${text.replace(/[\uD800-\uDBFF]$/, '')}…`, folded: true };
}

export function truncateStart(whole: string): TruncatedText {
  const lines = whole.split('\n').slice(-foldedLines).join('\n');
  const text = lines.length > foldedLength ? `…${lines.slice(-foldedLength)}` : lines;
  return { text, folded: text !== whole };
}
