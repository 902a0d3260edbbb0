import { createPartFormSchema, validatePartNumber } from '../../../src/domain/part/form.ts';
import { validateSubPartCycle, listSubPartNumbers } from '../../../src/domain/part/subParts.ts';
import type { CmsContext } from '../cmsContext.ts';
import {
  createBadRequestError,
  createConflictError,
  assertFormValid,
  assertNoFieldError,
  assertFound,
} from '../httpErrors.ts';
import type { Part, PartData } from './routes.ts';
import { formatPartCode, type PartImageType } from '../../../src/domain/part/enumerations.ts';
import { detectDocumentType } from '../../../src/domain/file/documentType.ts';
import { drawPartPicture } from '../../factory/documents/drawPartPicture.ts';
import { renderDrawing } from '../../factory/formats/renderPicture.ts';
import type { VersionRecord } from '../../store/records.ts';
import type { Caller } from '../caller.ts';
import { createDownloadResponse, saveUpload, readUploadedFile } from '../storedFiles.ts';

/** A picture of a part. Without a version it is generated on download. */
export type PartImage = {
  readonly partNumber: string;
  readonly imageType: PartImageType;
  readonly documentType?: 'PNG' | 'JPEG' | 'SVG';
  readonly version?: VersionRecord;
};

type ImageKey = Pick<PartImage, 'partNumber' | 'imageType'>;

/** Prefix of the ids of all pictures of a part. Part numbers have no blanks, so the blank ends it. */
export const getPartImageIdPrefix = (partNumber: string): string => `${partNumber} `;

export const getPartImageId = ({ partNumber, imageType }: ImageKey): string =>
  `${getPartImageIdPrefix(partNumber)}${imageType}`;

const extension = { PNG: 'png', JPEG: 'jpg', SVG: 'svg' } as const;

export async function savePartImage(
  cms: CmsContext,
  caller: Caller,
  key: ImageKey,
  request: Request,
): Promise<number> {
  const uploaded = await readUploadedFile(request);
  const documentType = detectDocumentType(uploaded);
  if (documentType !== 'PNG' && documentType !== 'JPEG' && documentType !== 'SVG')
    throw createBadRequestError('Pictures of parts are PNG, JPEG or SVG files.');
  return saveUpload(cms, uploaded.bytes, ({ fileId, size }) => {
    deletePartImage(cms, key);
    const version = { created: cms.now(), createdBy: caller.email, file: { fileId, size } };
    cms.partImages.put(getPartImageId(key), { ...key, documentType, version });
    return size;
  });
}

export function deletePartImage(cms: CmsContext, key: ImageKey): boolean {
  const file = cms.partImages.get(getPartImageId(key))?.version?.file;
  if (file) cms.store.files.delete(file.fileId);
  return cms.partImages.delete(getPartImageId(key));
}

export function createPartImageDownload(cms: CmsContext, part: PartData, imageType: PartImageType): Response {
  const image = assertFound(
    cms.partImages.get(getPartImageId({ partNumber: part.partNumber, imageType })),
    'picture',
    `${imageType} of ${part.partNumber}`,
  );
  const { documentType = 'PNG', version } = image;
  return createDownloadResponse(cms.store, {
    name: `${part.partNumber}_${imageType}.${extension[documentType]}`,
    documentType,
    version: version ?? { created: '', createdBy: '' },
    produce: () => ({
      bytes: renderDrawing(drawPartPicture(part.partNumber, part.partType, formatPartCode(imageType))),
      contentType: 'image/png',
      documentType: 'PNG',
    }),
  });
}

export const getPartId = ({ partNumber }: Pick<PartData, 'partNumber'>): string => partNumber;

/** The part as of the last cache reset, from which configurations are built. */
export const getCachedPart = (cms: CmsContext, partNumber: string): PartData | undefined =>
  // Data older than the cache have no cached parts.
  (cms.partsObeyed.isEmpty() ? cms.parts : cms.partsObeyed).get(partNumber);

export const toPartDto = (cms: CmsContext, part: PartData): Part => ({
  ...part,
  images: cms.partImages.under(getPartImageIdPrefix(part.partNumber)).map(({ imageType }) => imageType),
});

export function assertPartData(cms: CmsContext, part: PartData): void {
  assertNoFieldError(validatePartNumber(part.partNumber));
  const isKnown = cms.parts.get(part.partNumber) !== undefined;
  assertFormValid(createPartFormSchema(isKnown).safeParse({ ...part, millingFile: part.millingFile ?? '' }));
  const unknown = listSubPartNumbers(part.subParts).find(
    (number) => number !== part.partNumber && !cms.parts.get(number),
  );
  if (unknown !== undefined) throw createBadRequestError(`There is no part ${unknown}.`);
  const cycle = validateSubPartCycle(
    part.partNumber,
    part.subParts,
    (number) => cms.parts.get(number)?.subParts ?? [],
  );
  if (cycle) throw createConflictError(cycle, 'Take the sub-part out.');
}

export function addPartNumbers<Of extends { readonly partNumbers: readonly string[] }>(
  { parts }: CmsContext,
  thing: Of,
  partNumbers: readonly string[],
) {
  const unknown = partNumbers.find((partNumber) => !parts.get(partNumber));
  if (unknown !== undefined) throw createBadRequestError(`There is no part ${unknown}.`);
  return { ...thing, partNumbers: [...new Set([...thing.partNumbers, ...partNumbers])].toSorted() };
}
