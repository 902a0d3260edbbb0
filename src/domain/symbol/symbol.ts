import { inspectPicture, readPictureHeader } from '../content/picture.ts';
import { hasSvgSignature, decodeText } from '../content/textFile.ts';
import { inspectSvg } from '../content/svgSafety.ts';
import { symbolRefusalTexts } from '../words/texts/symbols.ts';
import { sanitizeFileName } from '../file/sanitizeFileName.ts';

export type OverlaySymbol = { readonly name: string; readonly file: string };

const symbolExtensions: Record<SymbolType, string> = { PNG: 'png', SVG: 'svg' };

export const maxSymbolBytes = 250_000;

/** Most pixels of a picture; a whole grid of symbols is decoded at once. */
const maxPixels = 4_000_000;
const pngMark = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Type of a file by its bytes, whatever its name; undefined where it is neither PNG nor SVG. */
function symbolTypeOf(bytes: Uint8Array): SymbolType | undefined {
  if (pngMark.every((byte, at) => bytes[at] === byte)) return 'PNG';
  return hasSvgSignature(bytes) ? 'SVG' : undefined;
}

export type SymbolImage = {
  readonly type: SymbolType;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly cautions: readonly string[];
};

export type SymbolResult =
  | ({ readonly ok: true } & SymbolImage)
  | { readonly ok: false; readonly reason: string };

const refused = (reason: string): SymbolResult => ({ ok: false, reason });

function typeRefusal(name: string): string {
  const extension = /\.(png|svg)$/i.exec(name)?.[1];
  return extension === undefined
    ? symbolRefusalTexts.type
    : symbolRefusalTexts.damaged(extension.toUpperCase());
}

/** Checks a file before it is shown or uploaded: an image that is safe and cheap to draw, or why not. */
export function readSymbol(bytes: Uint8Array<ArrayBuffer>, name = ''): SymbolResult {
  if (bytes.length === 0) return refused(symbolRefusalTexts.empty);
  if (bytes.length > maxSymbolBytes) return refused(symbolRefusalTexts.large(maxSymbolBytes));
  const type = symbolTypeOf(bytes);
  if (type === undefined) return refused(typeRefusal(name));
  const { width, height } = (type === 'PNG' && readPictureHeader(bytes)) || { width: 0, height: 0 };
  if (width * height > maxPixels) return refused(symbolRefusalTexts.pixels);
  const inspection = type === 'PNG' ? inspectPicture(bytes) : inspectSvg(decodeText(bytes).text);
  if (!inspection.ok) return refused(inspection.reason);
  return { ok: true, type, bytes, cautions: inspection.cautions };
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** Bytes of a data URL, of base64 alone, or of the text of an SVG. No other URL is ever fetched. */
export function decodeSymbol(file: string): Uint8Array<ArrayBuffer> | undefined {
  const text = file.trim();
  if (text.startsWith('<')) return new TextEncoder().encode(text);
  const address = /^data:[^,]{0,200}?(;base64)?,/i.exec(text);
  if (!address) return fromBase64(text);
  const content = text.slice(address[0].length);
  if (address[1]) return fromBase64(content);
  try {
    return new TextEncoder().encode(decodeURIComponent(content));
  } catch {
    return undefined;
  }
}

export function readOverlaySymbol({ file }: OverlaySymbol): SymbolResult {
  const bytes = decodeSymbol(file);
  return bytes ? readSymbol(bytes) : refused(symbolRefusalTexts.unread);
}

type SymbolType = 'PNG' | 'SVG';

export const symbolMediaTypes: Record<SymbolType, string> = { PNG: 'image/png', SVG: 'image/svg+xml' };

export const maxSymbolNameLength = 60;

/** Error of a symbol's name; undefined where it is valid. The name is part of the URL of its call. */
export function validateSymbolName(name: string): string | undefined {
  if (name === '') return symbolRefusalTexts.noName;
  if (name.length > maxSymbolNameLength) return symbolRefusalTexts.longName(maxSymbolNameLength);
  return /^[\p{L}\p{N}](?:[\p{L}\p{N} _.-]*[\p{L}\p{N}])?$/u.test(name)
    ? undefined
    : symbolRefusalTexts.signs;
}

/** Valid symbol name from the path of a file in a folder or an archive; empty where nothing of it remains. */
export function deriveSymbolName(path: string): string {
  const file = path.split(/[\\/]/).at(-1) ?? '';
  return file
    .replace(/\.(?:png|svg)$/i, '')
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N} _.-]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .slice(0, maxSymbolNameLength)
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

const nameKey = (name: string): string => name.normalize('NFC').toLowerCase();

/** Finds symbols by name in any spelling. Names are indexed once, however many are looked up. */
export function createSymbolFinder<Named extends { readonly name: string }>(
  symbols: readonly Named[],
): (name: string) => Named | undefined {
  const known = new Map(symbols.toReversed().map((each) => [nameKey(each.name), each]));
  return (name) => known.get(nameKey(name));
}

export const maxSymbolArchiveBytes = 50 * 1024 * 1024;
export const maxArchiveSymbols = 500;

const maxUnpacked = 32 * 1024 * 1024;

export type ArchiveEntry = { readonly name: string; readonly size: number; readonly originalSize: number };

/** Whether an entry is a folder, or a file that operating systems add. */
const isBeside = (name: string): boolean =>
  name.endsWith('/') || /(?:^|[\\/])(?:__MACOSX(?:[\\/]|$)|\.[^\\/]*$|Thumbs\.db$)/i.test(name);

/**
 * Takes entries that can be symbols by name and size, within a limit of memory. An entry that is larger
 * packed than unpacked lies about its size.
 */
export function createArchiveEntryFilter(): {
  readonly take: (entry: ArchiveEntry) => boolean;
  readonly leftOut: () => number;
  readonly isFull: () => boolean;
} {
  let [taken, unpacked, leftOut, full] = [0, 0, 0, false];
  const fits = ({ name, size, originalSize }: ArchiveEntry): boolean =>
    /\.(?:png|svg)$/i.test(name) &&
    originalSize > 0 &&
    originalSize <= maxSymbolBytes &&
    size <= originalSize + 256;
  return {
    take: (entry) => {
      if (isBeside(entry.name)) return false;
      if (!fits(entry)) {
        leftOut += 1;
        return false;
      }
      if (taken === maxArchiveSymbols || unpacked + entry.originalSize > maxUnpacked) {
        full = true;
        return false;
      }
      taken += 1;
      unpacked += entry.originalSize;
      return true;
    },
    leftOut: () => leftOut,
    isFull: () => full,
  };
}

export const isArchive = ({ name, type }: { readonly name: string; readonly type: string }): boolean =>
  /zip/i.test(type) || /\.zip$/i.test(name);

export type SymbolFile = { readonly path: string; readonly bytes: Uint8Array<ArrayBuffer> };

export function toSymbolFiles(symbols: readonly OverlaySymbol[]): readonly SymbolFile[] {
  const given = new Set<string>();
  return symbols.flatMap(({ name, file }) => {
    const bytes = decodeSymbol(file);
    const type = bytes && symbolTypeOf(bytes);
    if (!bytes || !type) return [];
    const path = [name, ...Array.from({ length: symbols.length }, (_, index) => `${name} ${index + 2}`)]
      .map((each) => sanitizeFileName(`${each}.${symbolExtensions[type]}`))
      .find((each) => !given.has(each.toLowerCase()));
    if (path === undefined) return [];
    given.add(path.toLowerCase());
    return [{ path, bytes }];
  });
}
