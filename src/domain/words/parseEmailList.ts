/** Invisible and bidirectional characters that are copied along with a text. */
const unseen = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** A quoted name before a bracket or an e-mail address, in which commas and semicolons do not separate. */
const quotedName =
  /(?:"[^"\n\r<>@]*"|'[^\n\r<>@;]*'|“[^”\n\r<>@]*”|„[^“\n\r<>@]*“|«[^»\n\r<>@]*»)(?=\s*[<([]|\s+[^\s<>@,;"']+@)/g;

const bracketed = /[([]\s*(?:mailto:)?([^\s()[\]<>@]+@[^\s()[\]<>@]+)\s*[)\]]/gi;
const remark = /[([][^()[\]\n\r<>@]*[)\]]/g;

/** A break before an e-mail address in brackets: mail programs break lines there, tables separate names. */
const breakBeforeAddress = /\s+(?=<[^\s<>@]+@[^\s<>@]+>)/g;

/** Label before an e-mail address in a header or a list: "To:", "E-mail:", "1.", "•". */
const lead = /^\s*(?:\p{L}[\p{L} -]{0,19}:|\d{1,3}[.)]|[-–—*•·])\s+(?=\S+@)/u;

/** Quotes, brackets and the like around an e-mail address, and the end of a sentence. */
const wrapping = /^(?:mailto:|["'“”‘’„«»()[\]])+|["'“”‘’„«»()[\].:!?]+$/gi;

const unwrap = (entry: string): string => entry.trim().replaceAll(wrapping, '');

const isAddressLike = (text: string): boolean => text.includes('@');

/** Splits an entry at blanks where each part could be an e-mail address; else it stays one entry. */
function byBlanks(entry: string): readonly string[] {
  const parts = entry.trim().split(/\s+/);
  return parts.every(isAddressLike) ? parts : [entry];
}

const addressWords = (entry = ''): readonly string[] => entry.split(/\s+/).filter(isAddressLike);

/**
 * Entries before an e-mail address in brackets, without the name right before it ("First Surname" or
 * "Surname, First"). Without an e-mail address no name is removed.
 */
function entriesBefore(text: string, address: string | undefined): readonly string[] {
  const parts = text.split(',');
  if (address === undefined) return parts.flatMap(byBlanks);
  const name = parts.pop() ?? '';
  const surname = parts.at(-1);
  if (surname !== undefined && !isAddressLike(surname) && !isAddressLike(name)) parts.pop();
  // Some programs write the e-mail address in place of a missing name.
  const beside = addressWords(name).filter((each) => unwrap(each) !== unwrap(address));
  return [...parts.flatMap(byBlanks), ...beside];
}

/** Entries of a text with e-mail addresses in brackets. Text right behind one is a remark. */
function entriesOf(piece: string): readonly string[] {
  const [first = '', ...behind] = piece.split(/<([^<>]*)>/);
  const found = [...entriesBefore(first, behind[0])];
  for (let index = 0; index < behind.length; index += 2) {
    const text = behind[index + 1] ?? '';
    const comma = text.indexOf(',');
    const next = behind[index + 2];
    found.push(behind[index] ?? '');
    if (comma >= 0) found.push(...addressWords(text.slice(0, comma)));
    found.push(
      ...(comma < 0 && next === undefined ? addressWords(text) : entriesBefore(text.slice(comma + 1), next)),
    );
  }
  return found;
}

/**
 * Entries are one a line, or separated by commas, semicolons, bars, tabs or blanks; also "Name <address>",
 * "Surname, First <address>" and "address (name)". Entries that are no e-mail address stay as they are.
 */
export const parseEmailList = (text: string): readonly string[] =>
  text
    .replaceAll(unseen, '')
    .replaceAll(quotedName, '')
    .replaceAll(bracketed, '<$1>')
    .replaceAll(remark, ' ')
    .replaceAll(breakBeforeAddress, ' ')
    .split(/[\n\r\u0085\u2028\u2029;；，、|\t]+/)
    .map((piece) => piece.replace(lead, ''))
    .flatMap(entriesOf)
    .map(unwrap)
    .filter(Boolean);
