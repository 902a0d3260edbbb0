export type TextEncoding = 'UTF-8' | 'UTF-8 with BOM' | 'UTF-16 LE' | 'UTF-16 BE' | 'Latin-1';

export type TextFile = {
  readonly text: string;
  readonly encoding: TextEncoding;
};

const startsWith = (bytes: Uint8Array, ...mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

function latin1(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  }
  return parts.join('');
}

/** Decodes by byte order mark, else as UTF-8, else, for bytes that are no UTF-8, as Latin-1. */
export function decodeText(bytes: Uint8Array): TextFile {
  const utf16 = (encoding: TextEncoding, label: string): TextFile | undefined => {
    try {
      return { text: new TextDecoder(label, { fatal: true }).decode(bytes), encoding };
    } catch {
      return undefined;
    }
  };
  const wide = startsWith(bytes, 0xff, 0xfe)
    ? utf16('UTF-16 LE', 'utf-16le')
    : startsWith(bytes, 0xfe, 0xff)
      ? utf16('UTF-16 BE', 'utf-16be')
      : undefined;
  if (wide) return wide;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, encoding: startsWith(bytes, 0xef, 0xbb, 0xbf) ? 'UTF-8 with BOM' : 'UTF-8' };
  } catch {
    return { text: latin1(bytes), encoding: 'Latin-1' };
  }
}

function utf16Bytes(text: string, littleEndian: boolean): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(2 + 2 * text.length));
  view.setUint16(0, 0xfeff, littleEndian);
  for (let index = 0; index < text.length; index += 1) {
    view.setUint16(2 + 2 * index, text.charCodeAt(index), littleEndian);
  }
  return new Uint8Array(view.buffer);
}

export function encodeText(text: string, encoding: TextEncoding): Uint8Array<ArrayBuffer> | undefined {
  switch (encoding) {
    case 'UTF-8':
      return new TextEncoder().encode(text);
    case 'UTF-8 with BOM':
      return new TextEncoder().encode(`\uFEFF${text}`);
    case 'UTF-16 LE':
      return utf16Bytes(text, true);
    case 'UTF-16 BE':
      return utf16Bytes(text, false);
    case 'Latin-1': {
      const bytes = new Uint8Array(text.length);
      for (let index = 0; index < text.length; index += 1) {
        const code = text.charCodeAt(index);
        if (code > 0xff) return undefined;
        bytes[index] = code;
      }
      return bytes;
    }
  }
}

export type LineEnding = 'LF' | 'CRLF' | 'CR' | 'Mixed' | 'None';

const count = (text: string, part: string): number => {
  let found = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) found += 1;
  return found;
};

export function detectLineEnding(text: string): LineEnding {
  // Most texts return here: counting in a long one takes as long as a frame.
  if (!text.includes('\r')) return text.includes('\n') ? 'LF' : 'None';
  const pairs = count(text, '\r\n');
  const feeds = count(text, '\n') - pairs;
  const returns = count(text, '\r') - pairs;
  const kinds = [pairs, feeds, returns].filter((found) => found > 0).length;
  if (kinds > 1) return 'Mixed';
  if (pairs > 0) return 'CRLF';
  if (feeds > 0) return 'LF';
  return returns > 0 ? 'CR' : 'None';
}

type Line = { readonly text: string; readonly end: string };

function linesOf(text: string): Line[] {
  const parts = text.split(/(\r\n|\r|\n)/);
  const lines: Line[] = [];
  for (let index = 0; index < parts.length; index += 2) {
    lines.push({ text: parts[index] ?? '', end: parts[index + 1] ?? '' });
  }
  return lines;
}

const ends = { LF: '\n', CRLF: '\r\n', CR: '\r' } as const;

function commonEnd(lines: readonly Line[]): string {
  const often = (end: string): number => lines.filter((line) => line.end === end).length;
  return [ends.LF, ends.CRLF, ends.CR].toSorted((one, other) => often(other) - often(one))[0] ?? ends.LF;
}

/**
 * Editors know one kind of line end: lines before and after the edit get their stored ends back, edited lines
 * the one that is most common.
 */
export function restoreLineEndings(stored: string, edited: string): string {
  const kind = detectLineEnding(stored);
  if (kind === 'None' || (kind === 'LF' && !edited.includes('\r'))) return edited;
  if (kind !== 'Mixed') return edited.replaceAll(/\r\n|\r|\n/g, ends[kind]);
  const before = linesOf(stored);
  const after = linesOf(edited);
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head]?.text === after[head]?.text) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail)?.text === after.at(-1 - tail)?.text) tail += 1;
  const common = commonEnd(before);
  return after
    .map(({ text, end }, index) => {
      if (end === '') return text;
      const fromEnd = after.length - index;
      const kept = index < head ? before[index] : fromEnd <= tail ? before.at(-fromEnd) : undefined;
      return text + (kept?.end || common);
    })
    .join('');
}

export const hasSvgSignature = (bytes: Uint8Array): boolean =>
  // Comments and declarations may stand before the root.
  /<(?:\w+:)?svg[\s>/]/i.test(decodeText(bytes.subarray(0, 4096)).text);
