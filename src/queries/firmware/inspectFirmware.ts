import { srecordFaultTexts } from '~/domain/firmware/srecordFaults.ts';
import {
  isSRecordExtension,
  maxFirmwareBytes,
  type FirmwareFileInspection,
} from '~/domain/firmware/firmwareChecks.ts';
import { parseSRecords } from '~/domain/firmware/srecord.ts';
import { formatBytes } from '~/domain/words/numbers.ts';

export type FirmwareInspectionInput = { readonly file: File; readonly fileExtension: string };

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

const tooLarge = (): NonNullable<FirmwareFileInspection['report']> => ({
  format: undefined,
  isMixed: false,
  header: '',
  records: 0,
  blocks: [],
  start: undefined,
  endFits: true,
  faults: [
    { kind: 'TOO_LARGE', line: null, text: srecordFaultTexts.TOO_LARGE(formatBytes(maxFirmwareBytes)) },
  ],
  faultCount: 1,
});

/**
 * Computes the SHA-256 of a firmware file and, for S-records, checks every line. A file too large for any
 * device is not read.
 */
export async function inspectFirmware({
  file,
  fileExtension,
}: FirmwareInspectionInput): Promise<FirmwareFileInspection> {
  const { name, size } = file;
  if (size > maxFirmwareBytes) return { name, size, sha256: '', report: tooLarge() };
  const bytes = await file.arrayBuffer();
  const sha256 = hex(await crypto.subtle.digest('SHA-256', bytes));
  if (!isSRecordExtension(fileExtension)) return { name, size, sha256, report: undefined };
  const { blocks, ...facts } = parseSRecords(new Uint8Array(bytes));
  return { name, size, sha256, report: { ...facts, blocks: blocks.map(({ from, to }) => ({ from, to })) } };
}
