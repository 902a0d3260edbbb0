import { partWord, type PartImageType } from '../../../src/domain/part/enumerations.ts';
import { documentTypeOf } from '../../../src/domain/file/documentType.ts';
import { partPicture } from '../../factory/documents/partPicture.ts';
import { drawingPicture } from '../../factory/formats/picture.ts';
import type { VersionRecord } from '../../store/configurationRecord.ts';
import type { Caller } from '../caller.ts';
import type { Cms } from '../cms.ts';
import { downloadOf } from '../download.ts';
import { keepUpload } from '../fileVersions.ts';
import { uploadedFile } from '../multipart.ts';
import { badRequest, demandFound } from '../refusal.ts';
import type { PartData } from './routes.ts';

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

/** Keeps what was uploaded in the place of a picture of the same kind; answers its size in bytes. */
export async function keepImage(cms: Cms, caller: Caller, key: ImageKey, request: Request): Promise<number> {
  const uploaded = await uploadedFile(request);
  const documentType = documentTypeOf(uploaded);
  if (documentType !== 'PNG' && documentType !== 'JPEG' && documentType !== 'SVG')
    throw badRequest('Pictures of parts are PNG, JPEG or SVG files.');
  return keepUpload(cms, uploaded.bytes, ({ fileId, size }) => {
    forgetImage(cms, key);
    const version = { created: cms.now(), createdBy: caller.email, file: { fileId, size } };
    cms.partImages.put(imageId(key), { ...key, documentType, version });
    return size;
  });
}

/** Takes a picture away with its bytes; false where there is none. */
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
      bytes: drawingPicture(partPicture(part.partNumber, part.partType, partWord(imageType))),
      contentType: 'image/png',
      documentType: 'PNG',
    }),
  });
}
