import { faultTexts } from '~/domain/firmware/srecordFaults.ts';
import { holdsRecords, mostOfFirmware, type LookedInto } from '~/domain/firmware/preflight.ts';
import { readSRecords } from '~/domain/firmware/srecord.ts';
import { byteText } from '~/domain/words/numbers.ts';

export type FirmwareInspectionInput = { readonly file: File; readonly fileExtension: string };

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

const tooLarge = (): NonNullable<LookedInto['report']> => ({
  format: undefined,
  isMixed: false,
  header: '',
  records: 0,
  blocks: [],
  start: undefined,
  endFits: true,
  faults: [{ kind: 'TOO_LARGE', line: null, text: faultTexts.TOO_LARGE(byteText(mostOfFirmware)) }],
  faultCount: 1,
});

/** Its SHA-256 and, where its kind is known, every line. One too large for any device is not read. */
export async function inspectFirmware({ file, fileExtension }: FirmwareInspectionInput): Promise<LookedInto> {
  const { name, size } = file;
  if (size > mostOfFirmware) return { name, size, sha256: '', report: tooLarge() };
  const bytes = await file.arrayBuffer();
  const sha256 = hex(await crypto.subtle.digest('SHA-256', bytes));
  if (!holdsRecords(fileExtension)) return { name, size, sha256, report: undefined };
  const { blocks, ...facts } = readSRecords(new Uint8Array(bytes));
  return { name, size, sha256, report: { ...facts, blocks: blocks.map(({ from, to }) => ({ from, to })) } };
}
