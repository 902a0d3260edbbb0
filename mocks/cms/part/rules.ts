import { subPartCycleError, subPartNumbers } from '../../../src/domain/part/subParts.ts';
import type { Cms } from '../cms.ts';
import { badRequest, conflict, refuseField } from '../refusal.ts';
import type { Part, PartData } from './contract.ts';
import { imagesUnder } from './images.ts';

export const partId = ({ partNumber }: Pick<PartData, 'partNumber'>): string => partNumber;

/** A part as configurations are made of it: as it was when the cache was last reset. */
export const obeyedPart = (cms: Cms, partNumber: string): PartData | undefined =>
  // Data from before there was a cache of parts obey them as they are written.
  (cms.partsObeyed.isEmpty() ? cms.parts : cms.partsObeyed).get(partNumber);

/** A part with the kinds of pictures it has. */
export const toWirePart = (cms: Cms, part: PartData): Part => ({
  ...part,
  images: cms.partImages.under(imagesUnder(part.partNumber)).map(({ imageType }) => imageType),
});

/** Throws where the data of a part cannot be kept: its number or label is missing, or its sub-parts go in a circle. */
export function refusePartData(cms: Cms, part: PartData): void {
  refuseField(/^[A-Z0-9._-]{1,40}$/.test(part.partNumber) ? undefined : 'A part number is required.');
  refuseField(part.label.trim() === '' ? 'A label is required.' : undefined);
  const unknown = subPartNumbers(part.subParts).find(
    (number) => number !== part.partNumber && !cms.parts.get(number),
  );
  if (unknown !== undefined) throw badRequest(`There is no part ${unknown}.`);
  const cycle = subPartCycleError(
    part.partNumber,
    part.subParts,
    (number) => cms.parts.get(number)?.subParts ?? [],
  );
  if (cycle) throw conflict(cycle, 'Take the sub-part out.');
}
