import { createPartFormSchema, validatePartNumber } from '../../../src/domain/part/form.ts';
import { validateSubPartCycle, listSubPartNumbers } from '../../../src/domain/part/subParts.ts';
import type { Cms } from '../cms.ts';
import { badRequest, conflict, demandForm, refuseField, demandFound } from '../refusal.ts';
import type { Part, PartData } from './routes.ts';
import { formatPartCode, type PartImageType } from '../../../src/domain/part/enumerations.ts';
import { detectDocumentType } from '../../../src/domain/file/documentType.ts';
import { partPicture } from '../../factory/documents/partPicture.ts';
import { drawingPicture } from '../../factory/formats/picture.ts';
import type { VersionRecord } from '../../store/records.ts';
import type { Caller } from '../caller.ts';
import { downloadOf, keepUpload, uploadedFile } from '../storedFiles.ts';

/** A picture of a part; without a version it is one that is drawn when somebody asks for it. */
export type PartImage = {
  readonly partNumber: string;
  readonly imageType: PartImageType;
  readonly documentType?: 'PNG' | 'JPEG' | 'SVG';
  readonly version?: VersionRecord;
};

type ImageKey = Pick<PartImage, 'partNumber' | 'imageType'>;

/** The beginning of the ids of all pictures of a part. Part numbers have no blanks. */
export const imagesUnder = (partNumber: string): string => `${partNumber} `;

export const imageId = ({ partNumber, imageType }: ImageKey): string =>
  `${imagesUnder(partNumber)}${imageType}`;

const extension = { PNG: 'png', JPEG: 'jpg', SVG: 'svg' } as const;

export async function keepImage(cms: Cms, caller: Caller, key: ImageKey, request: Request): Promise<number> {
  const uploaded = await uploadedFile(request);
  const documentType = detectDocumentType(uploaded);
  if (documentType !== 'PNG' && documentType !== 'JPEG' && documentType !== 'SVG')
    throw badRequest('Pictures of parts are PNG, JPEG or SVG files.');
  return keepUpload(cms, uploaded.bytes, ({ fileId, size }) => {
    forgetImage(cms, key);
    const version = { created: cms.now(), createdBy: caller.email, file: { fileId, size } };
    cms.partImages.put(imageId(key), { ...key, documentType, version });
    return size;
  });
}

export function forgetImage(cms: Cms, key: ImageKey): boolean {
  const file = cms.partImages.get(imageId(key))?.version?.file;
  if (file) cms.store.files.delete(file.fileId);
  return cms.partImages.delete(imageId(key));
}

export function sendImage(cms: Cms, part: PartData, imageType: PartImageType): Response {
  const image = demandFound(
    cms.partImages.get(imageId({ partNumber: part.partNumber, imageType })),
    'picture',
    `${imageType} of ${part.partNumber}`,
  );
  const { documentType = 'PNG', version } = image;
  return downloadOf(cms.store, {
    name: `${part.partNumber}_${imageType}.${extension[documentType]}`,
    documentType,
    version: version ?? { created: '', createdBy: '' },
    produce: () => ({
      bytes: drawingPicture(partPicture(part.partNumber, part.partType, formatPartCode(imageType))),
      contentType: 'image/png',
      documentType: 'PNG',
    }),
  });
}

export const partId = ({ partNumber }: Pick<PartData, 'partNumber'>): string => partNumber;

/** A part as configurations are made of it: as it was when the cache was last reset. */
export const obeyedPart = (cms: Cms, partNumber: string): PartData | undefined =>
  // Data from before there was a cache of parts obey them as they are written.
  (cms.partsObeyed.isEmpty() ? cms.parts : cms.partsObeyed).get(partNumber);

export const toWirePart = (cms: Cms, part: PartData): Part => ({
  ...part,
  images: cms.partImages.under(imagesUnder(part.partNumber)).map(({ imageType }) => imageType),
});

export function refusePartData(cms: Cms, part: PartData): void {
  refuseField(validatePartNumber(part.partNumber));
  const isKnown = cms.parts.get(part.partNumber) !== undefined;
  demandForm(createPartFormSchema(isKnown).safeParse({ ...part, millingFile: part.millingFile ?? '' }));
  const unknown = listSubPartNumbers(part.subParts).find(
    (number) => number !== part.partNumber && !cms.parts.get(number),
  );
  if (unknown !== undefined) throw badRequest(`There is no part ${unknown}.`);
  const cycle = validateSubPartCycle(
    part.partNumber,
    part.subParts,
    (number) => cms.parts.get(number)?.subParts ?? [],
  );
  if (cycle) throw conflict(cycle, 'Take the sub-part out.');
}

export function withParts<Of extends { readonly partNumbers: readonly string[] }>(
  { parts }: Cms,
  thing: Of,
  partNumbers: readonly string[],
) {
  const unknown = partNumbers.find((partNumber) => !parts.get(partNumber));
  if (unknown !== undefined) throw badRequest(`There is no part ${unknown}.`);
  return { ...thing, partNumbers: [...new Set([...thing.partNumbers, ...partNumbers])].toSorted() };
}
