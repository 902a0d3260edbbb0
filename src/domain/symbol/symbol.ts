import { inspectPicture, pictureHeader } from '../content/picture.ts';
import { beginsAsSvg } from '../content/svgBeginning.ts';
import { inspectSvg } from '../content/svgSafety.ts';
import { decodeText } from '../content/textFile.ts';
import { symbolRefusals } from '../words/texts/symbols.ts';
import type { SymbolType } from './mediaType.ts';

/** An overlay symbol: a name, and its file as the CMS lists it. */
export type OverlaySymbol = { readonly name: string; readonly file: string };

export const symbolExtensions: Record<SymbolType, string> = { PNG: 'png', SVG: 'svg' };

/** Largest file of a symbol, in bytes. */
export const mostOfSymbol = 250_000;

/** Of a picture; a wall of them is decoded at once. */
const mostPixels = 4_000_000;

const pngMark = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Type of a file by its bytes, whatever it is called; undefined where it is neither of the two. */
export function symbolTypeOf(bytes: Uint8Array): SymbolType | undefined {
  if (pngMark.every((byte, at) => bytes[at] === byte)) return 'PNG';
  return beginsAsSvg(bytes) ? 'SVG' : undefined;
}

/** A file that can be shown as an image: the bytes, and the media type they are to be shown as. */
export type ShownSymbol = {
  readonly type: SymbolType;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Sentences about what in it does nothing here. */
  readonly cautions: readonly string[];
};

export type SymbolReading =
  | ({ readonly ok: true } & ShownSymbol)
  | { readonly ok: false; readonly reason: string };

const refused = (reason: string): SymbolReading => ({ ok: false, reason });

/** Why bytes are no symbol: of a file that is called one of the two kinds, that it is damaged. */
function typeRefusal(name: string): string {
  const extension = /\.(png|svg)$/i.exec(name)?.[1];
  return extension === undefined ? symbolRefusals.type : symbolRefusals.damaged(extension.toUpperCase());
}

/** A file looked into before it is shown or uploaded: an image that is safe and cheap to draw, or why it is none. */
export function readSymbol(bytes: Uint8Array<ArrayBuffer>, name = ''): SymbolReading {
  if (bytes.length === 0) return refused(symbolRefusals.empty);
  if (bytes.length > mostOfSymbol) return refused(symbolRefusals.large(mostOfSymbol));
  const type = symbolTypeOf(bytes);
  if (type === undefined) return refused(typeRefusal(name));
  const { width, height } = (type === 'PNG' && pictureHeader(bytes)) || { width: 0, height: 0 };
  if (width * height > mostPixels) return refused(symbolRefusals.pixels);
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

/**
 * Bytes of a symbol as the CMS lists it: a data address, base64 alone, or the text of an SVG; undefined for anything else.
 * An address elsewhere is no file and is never asked for.
 */
export function symbolBytes(file: string): Uint8Array<ArrayBuffer> | undefined {
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

/** A listed symbol as it can be shown, or why it cannot. */
export function listedSymbol({ file }: OverlaySymbol): SymbolReading {
  const bytes = symbolBytes(file);
  return bytes ? readSymbol(bytes) : refused(symbolRefusals.unread);
}
