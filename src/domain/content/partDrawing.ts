import { partPictureRefusals } from '../words/texts/partAdministration.ts';
import type { PartPictureReading } from './partPicture.ts';
import { inspectSvg } from './svgSafety.ts';
import { decodeText } from './textFile.ts';

/** Largest drawing of a part that is looked into, in bytes. */
const maxBytes = 1_000_000;

/**
 * Looks into a drawing of a part, an SVG by its bytes, before it is drawn: one that would keep the browser busy is refused
 * with the reason. A hostile one takes up to a second to be read. Work for a worker.
 */
export function readPartDrawing(bytes: Uint8Array): PartPictureReading {
  if (bytes.length > maxBytes) return { ok: false, reason: partPictureRefusals.large(maxBytes) };
  const drawing = inspectSvg(decodeText(bytes).text);
  return drawing.ok ? { ok: true, mediaType: 'image/svg+xml' } : { ok: false, reason: drawing.reason };
}
