import type { InspectionResult } from '../file/previewKind.ts';

export type PictureFacts = {
  readonly mediaType: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';
  readonly width: number;
  readonly height: number;
};

/** Decoded, 64 million pixels take 256 MB. */
const maxPixels = 64_000_000;

const refused = (reason: string): InspectionResult<PictureFacts> => ({ ok: false, reason });
const startsWith = (bytes: Uint8Array, ...mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

type Size = { readonly width: number; readonly height: number };
export type PictureHeader = Size & { readonly whole: boolean; readonly animated: boolean };

const big16 = (bytes: Uint8Array, at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
const big32 = (bytes: Uint8Array, at: number): number => big16(bytes, at) * 65_536 + big16(bytes, at + 2);
const ascii = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

function pngHeader(bytes: Uint8Array): PictureHeader | undefined {
  if (ascii(bytes, 12, 4) !== 'IHDR') return undefined;
  const size = { width: big32(bytes, 16), height: big32(bytes, 20) };
  let animated = false;
  for (let at = 8; at + 8 <= bytes.length; at += 12 + big32(bytes, at)) {
    const type = ascii(bytes, at + 4, 4);
    animated ||= type === 'acTL';
    if (type === 'IEND') return { ...size, whole: true, animated };
  }
  return { ...size, whole: false, animated };
}

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function jpegHeader(bytes: Uint8Array): PictureHeader | undefined {
  const tail = ascii(bytes, Math.max(0, bytes.length - 512), 512);
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker)) {
      const size = { width: big16(bytes, at + 7), height: big16(bytes, at + 5) };
      return { ...size, whole: tail.includes('\u00ff\u00d9'), animated: false };
    }
    // Fill bytes and some markers have no length field.
    if (marker === 0xff) at += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else at += 2 + Math.max(2, big16(bytes, at + 2));
  }
  return undefined;
}

function gifHeader(bytes: Uint8Array): PictureHeader {
  const small16 = (at: number): number => (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
  const animated = ascii(bytes, 0, Math.min(bytes.length, 4096)).includes('NETSCAPE');
  return { width: small16(6), height: small16(8), whole: bytes.at(-1) === 0x3b, animated };
}

const small24 = (bytes: Uint8Array, at: number): number =>
  (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16);

function webpHeader(bytes: Uint8Array): PictureHeader | undefined {
  if (ascii(bytes, 8, 4) !== 'WEBP') return undefined;
  const length = small24(bytes, 4) + (bytes[7] ?? 0) * 0x1000000 + 8;
  const facts = { whole: bytes.length >= length, animated: false };
  switch (ascii(bytes, 12, 4)) {
    case 'VP8X': {
      const animated = ((bytes[20] ?? 0) & 2) !== 0;
      return { ...facts, animated, width: small24(bytes, 24) + 1, height: small24(bytes, 27) + 1 };
    }
    case 'VP8L': {
      const [low, high] = [small24(bytes, 21), bytes[24] ?? 0];
      return { ...facts, width: (low & 0x3fff) + 1, height: ((low >> 14) | ((high & 0xf) << 10)) + 1 };
    }
    case 'VP8 ':
      return { ...facts, width: small24(bytes, 26) & 0x3fff, height: small24(bytes, 28) & 0x3fff };
    default:
      return undefined;
  }
}

const readers: readonly (readonly [
  PictureFacts['mediaType'],
  mark: readonly number[],
  read: (bytes: Uint8Array) => PictureHeader | undefined,
])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], pngHeader],
  ['image/jpeg', [0xff, 0xd8, 0xff], jpegHeader],
  ['image/gif', [0x47, 0x49, 0x46, 0x38], gifHeader],
  ['image/webp', [0x52, 0x49, 0x46, 0x46], webpHeader],
];

const readerOf = (bytes: Uint8Array) => readers.find(([, mark]) => startsWith(bytes, ...mark));

export function readPictureHeader(bytes: Uint8Array): PictureHeader | undefined {
  const header = readerOf(bytes)?.[2](bytes);
  return header && header.width * header.height > 0 ? header : undefined;
}

/**
 * Checks a picture before it is decoded: refuses other files and more than 64 million pixels; cautions are
 * about truncated files and animation.
 */
export function inspectPicture(bytes: Uint8Array): InspectionResult<PictureFacts> {
  const reader = readerOf(bytes);
  if (!reader) return refused('The file is not a picture.');
  const [mediaType] = reader;
  const header = readPictureHeader(bytes);
  if (!header) return refused('The picture does not say how large it is.');
  const { width, height, whole, animated } = header;
  if (width * height > maxPixels) {
    return refused(`The picture has ${width} × ${height} pixels, too many to be shown.`);
  }
  const cautions = [
    !whole && 'The file ends before the picture does. The rest of it is missing.',
    animated && 'It is animated.',
  ].filter((sentence) => sentence !== false);
  return { ok: true, facts: { mediaType, width, height }, cautions };
}
