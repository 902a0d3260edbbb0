import { validateFirmwareName } from '../../../src/domain/firmware/firmwarePath.ts';
import {
  formatFirmwareFileName,
  normalizeExtension,
  formatFirmwareSignature,
  type FirmwareSignature,
} from '../../../src/domain/firmware/firmware.ts';
import {
  firmwareExtensions,
  isSRecordExtension,
  maxFirmwareBytes,
} from '../../../src/domain/firmware/firmwareChecks.ts';
import { validateFirmwareNote, validateReleaseNote } from '../../../src/domain/firmware/releaseNotes.ts';
import { parseSRecords } from '../../../src/domain/firmware/srecord.ts';
import { sortByVersion, findSameVersion, validateVersion } from '../../../src/domain/product/version.ts';
import { createFirmwareImage } from '../../factory/documents/programs.ts';
import type { FirmwareFileRecord, FirmwareRecord } from '../../store/records.ts';
import type { StoredFile } from '../../store/fileTable.ts';
import type { Caller } from '../caller.ts';
import type { CmsContext } from '../cmsContext.ts';
import { createDownloadResponse, saveUpload, readUploadedFile } from '../storedFiles.ts';
import {
  createBadRequestError,
  createConflictError,
  assertFound,
  createNotFoundError,
  assertNoFieldError,
} from '../httpErrors.ts';
import { createServiceOrder, findOutdatedSerialNumbers } from '../serviceOrder/rules.ts';
import type { Firmware, firmwareOperations } from './routes.ts';
import type { QueryValues } from '../apiModule.ts';

type Place = Omit<FirmwareSignature, 'firmwareType'>;

const seededImage = (
  { firmwareSignature }: FirmwareRecord,
  { version }: Pick<FirmwareFileRecord, 'version'>,
) =>
  createFirmwareImage({
    key: formatFirmwareSignature(firmwareSignature),
    name: firmwareSignature.name,
    version,
  });

function forget(cms: CmsContext, { file }: FirmwareFileRecord): void {
  if (file) cms.store.files.delete(file.fileId);
}

export function toFirmwareDto(record: FirmwareRecord): Firmware {
  return {
    ...record,
    firmwareFiles: sortByVersion(record.firmwareFiles).map(({ file, ...version }) => {
      const { size, sha256 } = file ?? seededImage(record, version);
      return { ...version, size, sha256 };
    }),
  };
}

/** Finds a firmware by family, device type and name; throws 409 if several match. */
export function findFirmware(
  cms: CmsContext,
  place: Place,
  firmwareType: string | undefined,
): FirmwareRecord {
  const { productFamily, deviceType, name } = place;
  const [found, another] = cms.firmware.all().filter(({ firmwareSignature: signature }) => {
    const { firmwareType: type } = signature;
    return (
      formatFirmwareSignature(signature) ===
      formatFirmwareSignature({ firmwareType: firmwareType ?? type, ...place })
    );
  });
  if (another)
    throw createConflictError(`Firmware of several types is called ${name}.`, 'Name the type as well.');
  if (!found) throw createNotFoundError('firmware', `${productFamily} ${deviceType} ${name}`);
  return found;
}

const save = (cms: CmsContext, record: FirmwareRecord): FirmwareRecord => {
  cms.firmware.put(formatFirmwareSignature(record.firmwareSignature), record);
  return record;
};

export function createFirmware(
  cms: CmsContext,
  given: Omit<FirmwareRecord, 'firmwareFiles'>,
): FirmwareRecord {
  const { firmwareSignature, fileExtension, note } = given;
  assertNoFieldError(validateFirmwareName(firmwareSignature.name));
  const extension = normalizeExtension(fileExtension);
  if (!firmwareExtensions.some((each) => each === extension))
    throw createBadRequestError(`Files of firmware are not .${extension}.`);
  if (note !== '') assertNoFieldError(validateFirmwareNote(note));
  if (cms.firmware.get(formatFirmwareSignature(firmwareSignature)))
    throw createConflictError(
      `There is firmware ${formatFirmwareSignature(firmwareSignature)} already.`,
      'Choose another name.',
    );
  return save(cms, { firmwareSignature, fileExtension: extension, note, firmwareFiles: [] });
}

export function changeFirmwareNote(cms: CmsContext, firmware: FirmwareRecord, note: string): FirmwareRecord {
  assertNoFieldError(validateFirmwareNote(note));
  return save(cms, { ...firmware, note });
}

export function changeReleaseNote(cms: CmsContext, id: string, releaseNote: string): FirmwareRecord {
  assertNoFieldError(validateReleaseNote(releaseNote));
  const firmware = assertFound(
    cms.firmware.all().find(({ firmwareFiles }) => firmwareFiles.some((each) => each.id === id)),
    'version of a firmware',
    id,
  );
  const firmwareFiles = firmware.firmwareFiles.map((each) =>
    each.id === id ? { ...each, releaseNote } : each,
  );
  return save(cms, { ...firmware, firmwareFiles });
}

export function deleteFirmware(cms: CmsContext, firmware: FirmwareRecord): FirmwareRecord {
  cms.store.transaction(() => {
    for (const version of firmware.firmwareFiles) forget(cms, version);
    cms.firmware.delete(formatFirmwareSignature(firmware.firmwareSignature));
  });
  return firmware;
}

export function deleteFirmwareVersion(
  cms: CmsContext,
  firmware: FirmwareRecord,
  version: string,
): FirmwareRecord {
  const gone = versionOf(firmware, version);
  return cms.store.transaction(() => {
    forget(cms, gone);
    const firmwareFiles = firmware.firmwareFiles.filter((each) => each !== gone);
    return save(cms, { ...firmware, firmwareFiles });
  });
}

const versionOf = (firmware: FirmwareRecord, version: string): FirmwareFileRecord =>
  assertFound(
    firmware.firmwareFiles.find((each) => each.version === version),
    `version of ${firmware.firmwareSignature.name} with number`,
    version,
  );

type Upload = QueryValues<(typeof firmwareOperations)['firmwareFileUpload']>;

const specified = (cms: CmsContext, { firmwareSpecification }: Upload): FirmwareRecord =>
  assertFound(cms.firmware.get(firmwareSpecification), 'firmware', firmwareSpecification);

function refuseVersion({ firmwareFiles }: FirmwareRecord, { version, firmwareId }: Upload): void {
  assertNoFieldError(validateVersion(version));
  const same = findSameVersion(firmwareFiles, version);
  if (same && same.id !== firmwareId)
    throw createConflictError(`There is a version ${same.version} already.`, 'Choose another version.');
  if (firmwareId !== '' && !same) throw createNotFoundError('version of a firmware', firmwareId);
}

function refuseContent(
  cms: CmsContext,
  { fileId, size }: StoredFile,
  { fileExtension }: FirmwareRecord,
): void {
  if (size > maxFirmwareBytes) throw createBadRequestError('The file is too large for firmware.');
  if (!isSRecordExtension(fileExtension)) return;
  const [fault] = parseSRecords(Buffer.concat([...cms.store.files.read(fileId)])).faults;
  if (!fault) return;
  throw createBadRequestError(fault.line === null ? fault.text : `Line ${fault.line}: ${fault.text}`);
}

/**
 * Creates an update order for all products that run an older version, or none if there are no such products.
 */
function orderUpdate(
  cms: CmsContext,
  caller: Caller,
  { firmwareSignature }: FirmwareRecord,
  version: string,
): void {
  const firmware = { ...firmwareSignature, version };
  const serialNumbers = findOutdatedSerialNumbers(cms, firmware);
  if (serialNumbers.length === 0) return;
  const note = `Version ${version} of ${firmwareSignature.name}`;
  createServiceOrder(cms, caller, { type: 'FIRMWARE_UPDATE', note, firmware, serialNumbers });
}

function keep(cms: CmsContext, caller: Caller, upload: Upload, file: StoredFile): FirmwareRecord {
  const firmware = specified(cms, upload);
  refuseVersion(firmware, upload);
  const replaced = firmware.firmwareFiles.find((each) => each.id === upload.firmwareId);
  if (replaced) forget(cms, replaced);
  const last = (cms.numbers.get('F')?.last ?? 0) + (replaced ? 0 : 1);
  cms.numbers.put('F', { last });
  const { version, releaseNote } = upload;
  const fileName = formatFirmwareFileName(firmware, { fileName: upload.name, version });
  const added = { version, fileName, id: replaced?.id ?? `F${last}`, releaseNote, file };
  const others = firmware.firmwareFiles.filter((each) => each !== replaced);
  const isTaken = others.some((each) => each.fileName.toLowerCase() === fileName.toLowerCase());
  if (isTaken)
    throw createConflictError(`A version has a file called ${fileName} already.`, 'Rename the file.');
  const saved = save(cms, { ...firmware, firmwareFiles: [...others, added] });
  if (!upload.avoidServiceOrderCreation) orderUpdate(cms, caller, saved, version);
  return saved;
}

/**
 * Stores an uploaded version. Rules are checked before and after the upload, as data may change while it
 * runs.
 */
export async function saveUploadedFirmware(
  cms: CmsContext,
  caller: Caller,
  request: Request,
  upload: Upload,
): Promise<FirmwareRecord> {
  const firmware = specified(cms, upload);
  refuseVersion(firmware, upload);
  assertNoFieldError(validateReleaseNote(upload.releaseNote));
  const { bytes } = await readUploadedFile(request);
  return saveUpload(cms, bytes, (stored) => {
    refuseContent(cms, stored, firmware);
    return keep(cms, caller, upload, stored);
  });
}

export function createFirmwareDownload(
  cms: CmsContext,
  firmware: FirmwareRecord,
  versionNumber: string,
): Response {
  const found = versionOf(firmware, versionNumber);
  return createDownloadResponse(cms.store, {
    name: formatFirmwareFileName(firmware, found),
    documentType: 'CLAM_FILE',
    version: found.file ? { file: found.file } : {},
    produce: () => ({
      bytes: seededImage(firmware, found).bytes,
      contentType: 'application/octet-stream',
      documentType: 'CLAM_FILE',
    }),
  });
}
