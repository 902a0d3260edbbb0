import { partPictureRefusalTexts } from '../words/texts/partAdministration.ts';
import type { PartPictureResult } from './partPicture.ts';
import { inspectSvg } from './svgSafety.ts';
import { decodeText } from './textFile.ts';

const maxBytes = 1_000_000;

/** Refuses drawings that would keep the browser busy. A hostile one takes up to a second: use a worker. */
export function readPartDrawing(bytes: Uint8Array): PartPictureResult {
  if (bytes.length > maxBytes) return { ok: false, reason: partPictureRefusalTexts.large(maxBytes) };
  const drawing = inspectSvg(decodeText(bytes).text);
  return drawing.ok ? { ok: true, mediaType: 'image/svg+xml' } : { ok: false, reason: drawing.reason };
}
