import { inspectPicture } from './picture.ts';
import { hasSvgSignature } from './textFile.ts';
import { partPictureRefusalTexts } from '../words/texts/partAdministration.ts';

const maxBytes = 30_000_000;

/** Most pixels of a picture of a part; several are decoded beside each other. */
const maxPixels = 25_000_000;

export type PartPictureResult =
  | { readonly ok: true; readonly mediaType: string }
  | { readonly ok: false; readonly reason: string };

const refused = (reason: string): PartPictureResult => ({ ok: false, reason });

export const validatePartPictureSize = (size: number): string | undefined =>
  size > maxBytes ? partPictureRefusalTexts.large(maxBytes) : undefined;

/**
 * By its bytes, whatever it is called: no PNG or JPEG, or one that would keep the browser busy, is refused. An SVG is
 * only said to be one: `readPartDrawing` looks into it.
 */
export function readPartPicture(bytes: Uint8Array): PartPictureResult | 'DRAWING' {
  const tooLarge = validatePartPictureSize(bytes.length);
  if (tooLarge !== undefined) return refused(tooLarge);
  if (hasSvgSignature(bytes)) return 'DRAWING';
  const picture = inspectPicture(bytes);
  if (!picture.ok) return refused(picture.reason);
  const { mediaType, width, height } = picture.facts;
  if (mediaType !== 'image/png' && mediaType !== 'image/jpeg') return refused(partPictureRefusalTexts.type);
  return width * height > maxPixels
    ? refused(partPictureRefusalTexts.pixels(width, height))
    : { ok: true, mediaType };
}
