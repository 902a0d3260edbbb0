import { epsTexts } from './contentText.ts';
import { escapeInvisibleText } from '../words/escapeInvisibleText.ts';
import type { InspectionResult } from '../file/previewKind.ts';

export type EpsFacts = {
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly title: string | undefined;
  readonly creator: string | undefined;
};

const points = 72;
const millimetres = 25.4;

const isBinary = (bytes: Uint8Array): boolean =>
  [0xc5, 0xd0, 0xd3, 0xc6].every((byte, index) => bytes[index] === byte);

function postScript(bytes: Uint8Array): string {
  if (!isBinary(bytes) || bytes.length < 12)
    return new TextDecoder('latin1').decode(bytes.subarray(0, 65_536));
  const start = new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true);
  return new TextDecoder('latin1').decode(bytes.subarray(start, start + 65_536));
}

const mm = (length: number): number => Math.round((length / points) * millimetres * 10) / 10;

const maxLength = 100_000;
const isLength = (length: number): boolean => length > 0 && mm(length) <= maxLength;

const comment = (text: string, name: string): string | undefined =>
  new RegExp(`^%%${name}:[ \\t]*(.+)$`, 'm')
    .exec(text)?.[1]
    ?.replace(/^\((.*)\)\s*$/, '$1')
    .trim()
    .slice(0, 200);

const shown = (text: string | undefined): string | undefined => text && escapeInvisibleText(text);

export function inspectEps(bytes: Uint8Array): InspectionResult<EpsFacts> {
  const text = postScript(bytes);
  if (!text.startsWith('%!PS')) return { ok: false, reason: epsTexts.NO_EPS };
  const box = (comment(text, 'HiResBoundingBox') ?? comment(text, 'BoundingBox') ?? '')
    .split(/\s+/)
    .map(Number);
  const [left = Number.NaN, bottom = 0, right = Number.NaN, top = 0] = box;
  const known = isLength(right - left) && isLength(top - bottom);
  return {
    ok: true,
    facts: {
      width: known ? mm(right - left) : undefined,
      height: known ? mm(top - bottom) : undefined,
      title: shown(comment(text, 'Title')),
      creator: shown(comment(text, 'Creator')),
    },
    cautions: [epsTexts.NOT_DRAWN],
  };
}
