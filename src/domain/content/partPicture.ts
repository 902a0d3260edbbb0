import { inspectPicture } from './picture.ts';
import { hasSvgSignature } from './textFile.ts';
import { partPictureRefusalTexts } from '../words/texts/partAdministration.ts';

const maxBytes = 30_000_000;

/** Maximum pixels, lower than elsewhere because several pictures of parts are decoded at the same time. */
const maxPixels = 25_000_000;

export type PartPictureResult =
  | { readonly ok: true; readonly mediaType: string }
  | { readonly ok: false; readonly reason: string };

const refused = (reason: string): PartPictureResult => ({ ok: false, reason });

export const validatePartPictureSize = (size: number): string | undefined =>
  size > maxBytes ? partPictureRefusalTexts.large(maxBytes) : undefined;

/**
 * Checks the picture of a part by its content, whatever the file's name. Refuses all but PNG, JPEG and SVG,
 * and pictures too large to decode. Returns DRAWING for an SVG, which `readPartDrawing` checks.
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
