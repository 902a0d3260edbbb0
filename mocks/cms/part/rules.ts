import { partForm, partNumberFormError } from '../../../src/domain/part/form.ts';
import { subPartCycleError, subPartNumbers } from '../../../src/domain/part/subParts.ts';
import type { Cms } from '../cms.ts';
import { badRequest, conflict, demandForm, refuseField } from '../refusal.ts';
import type { Part, PartData } from './routes.ts';
import { imagesUnder } from './images.ts';

export const partId = ({ partNumber }: Pick<PartData, 'partNumber'>): string => partNumber;

/** A part as configurations are made of it: as it was when the cache was last reset. */
export const obeyedPart = (cms: Cms, partNumber: string): PartData | undefined =>
  // Data from before there was a cache of parts obey them as they are written.
  (cms.partsObeyed.isEmpty() ? cms.parts : cms.partsObeyed).get(partNumber);

export const toWirePart = (cms: Cms, part: PartData): Part => ({
  ...part,
  images: cms.partImages.under(imagesUnder(part.partNumber)).map(({ imageType }) => imageType),
});

/** Throws where the data of a part cannot be kept: its fields are not right, or its sub-parts go in a circle. */
export function refusePartData(cms: Cms, part: PartData): void {
  refuseField(partNumberFormError(part.partNumber));
  const isKnown = cms.parts.get(part.partNumber) !== undefined;
  demandForm(partForm(isKnown).safeParse({ ...part, millingFile: part.millingFile ?? '' }));
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

/** Something that belongs to parts, with more of them; a 400 for a part there is none of. */
export function withParts<Of extends { readonly partNumbers: readonly string[] }>(
  { parts }: Cms,
  thing: Of,
  partNumbers: readonly string[],
) {
  const unknown = partNumbers.find((partNumber) => !parts.get(partNumber));
  if (unknown !== undefined) throw badRequest(`There is no part ${unknown}.`);
  return { ...thing, partNumbers: [...new Set([...thing.partNumbers, ...partNumbers])].toSorted() };
}
