import {
  compareVersionTexts,
  findHighestVersion,
  findSameVersion,
  validateVersion,
  extractVersionText,
} from '../product/version.ts';
import { formatCount, formatBytes } from '../words/numbers.ts';
import { truncateText } from '../words/sentences.ts';
import { escapeInvisibleText } from '../words/escapeInvisibleText.ts';
import { type Firmware, normalizeExtension, appendExtension } from './firmware.ts';
import type { SRecordFacts } from './srecord.ts';
import { formatMemoryAddress, srecordCautionTexts } from './srecordFaults.ts';
import { matchFirmwareText } from './matchFirmwareText.ts';

const recordExtensions = ['s19', 's28', 's37', 'srec', 'mot', 's'] as const;

export const firmwareExtensions = [...recordExtensions, 'bin'] as const;

export const isSRecordExtension = (extension: string): boolean =>
  recordExtensions.some((each) => each === normalizeExtension(extension));

export const maxFirmwareBytes = 64 * 1024 * 1024;

/** GOOD is as expected, CAUTION a likely mistake; MISMATCH is refused until confirmed, REFUSED always. */
export type FirmwareCheck = {
  readonly level: 'GOOD' | 'CAUTION' | 'MISMATCH' | 'REFUSED';
  readonly text: string;
};

export type FirmwareFileInspection = {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
  readonly report: SRecordFacts | undefined;
};

const good = (text: string): FirmwareCheck => ({ level: 'GOOD', text });
const caution = (text: string): FirmwareCheck => ({ level: 'CAUTION', text });
const mismatch = (text: string): FirmwareCheck => ({ level: 'MISMATCH', text });
const refusal = (text: string): FirmwareCheck => ({ level: 'REFUSED', text });

const extensionOf = (name: string): string => normalizeExtension(/\.([^.]*)$/.exec(name)?.[1] ?? '');

function nameChecks(
  { name }: FirmwareFileInspection,
  { fileExtension, firmwareFiles }: Firmware,
): readonly FirmwareCheck[] {
  const wanted = normalizeExtension(fileExtension);
  const own = extensionOf(name);
  const saved = appendExtension(name, fileExtension);
  const clash = firmwareFiles.find((file) => file.fileName.toLowerCase() === saved.toLowerCase());
  return [
    own === wanted || own === ''
      ? good(`Its extension is .${wanted}.`)
      : refusal(`Its extension is .${own}, but files of this firmware are .${wanted}.`),
    clash
      ? refusal(`Version ${clash.version} has a file called ${saved} already.`)
      : good('No other version has a file of this name.'),
  ];
}

function versionInHeader(header: string): string | undefined {
  const [version, ...others] = header.match(/\d+(?:\.\d+)+/g) ?? [];
  return others.length === 0 ? version : undefined;
}

function versionChecks(
  { name, report }: FirmwareFileInspection,
  { firmwareFiles }: Firmware,
  version: string,
): readonly FirmwareCheck[] {
  const fault = validateVersion(version);
  if (fault) return [refusal(`${fault}.`)];
  const same = findSameVersion(firmwareFiles, version);
  if (same) return [refusal(`There is a version ${same.version} already.`)];
  const newest = findHighestVersion(firmwareFiles);
  const isOther = (said: string | undefined): said is string =>
    said !== undefined && compareVersionTexts(said, version) !== 0;
  const named = extractVersionText(name);
  const inHeader = versionInHeader(report?.header ?? '');
  return [
    newest && compareVersionTexts(version, newest.version) < 0
      ? caution(`Version ${newest.version} is there already, which is higher.`)
      : good(newest ? `It comes after version ${newest.version}.` : 'It is the first version.'),
    ...(isOther(named) ? [caution(`Its name says version ${named}.`)] : []),
    ...(isOther(inHeader) ? [caution(`Its header says version ${inHeader}.`)] : []),
  ];
}

function recordChecks({ name, report }: FirmwareFileInspection): readonly FirmwareCheck[] {
  if (!report) return [];
  const { faultCount, faults, blocks, records, format, start } = report;
  const [first] = faults;
  if (first) {
    const place = first.line === null ? '' : `Line ${String(first.line)}: `;
    const others =
      faultCount > 1
        ? ` There ${faultCount > 2 ? 'are' : 'is'} ${formatCount(faultCount - 1, 'more fault')}.`
        : '';
    return [refusal(`${place}${first.text}${others}`)];
  }
  const size = blocks.reduce((sum, { from, to }) => sum + to - from, 0);
  const from = blocks[0]?.from ?? 0;
  const to = blocks.at(-1)?.to ?? 1;
  const own = extensionOf(name);
  const isStart =
    start === undefined || start === 0 || blocks.some((block) => start >= block.from && start < block.to);
  return [
    good(
      `${formatCount(records, 'data record')} with right checksums: ${formatBytes(size)} in ${formatCount(blocks.length, 'block')} from ${formatMemoryAddress(from)} to ${formatMemoryAddress(to - 1)}.`,
    ),
    ...(report.isMixed ? [caution(srecordCautionTexts.MIXED)] : []),
    ...(report.endFits ? [] : [caution(srecordCautionTexts.END_WIDTH)]),
    ...(isStart ? [] : [caution(srecordCautionTexts.START)]),
    ...(format && /^s(?:19|28|37)$/.test(own) && own !== format
      ? [caution(srecordCautionTexts.EXTENSION(own, format))]
      : []),
  ];
}

function contentChecks(
  { size, sha256, report }: FirmwareFileInspection,
  { firmwareFiles }: Firmware,
): readonly FirmwareCheck[] {
  // An empty S-record file is reported by its parser.
  if (size === 0) return report ? [] : [refusal('The file is empty.')];
  const same = firmwareFiles.find((file) => file.sha256 === sha256);
  return same ? [caution(`Its content is that of version ${same.version}, byte for byte.`)] : [];
}

function subjectChecks(
  { name, report }: FirmwareFileInspection,
  firmware: Firmware,
  all: readonly Firmware[],
): readonly FirmwareCheck[] {
  const { name: own } = firmware.firmwareSignature;
  const named = matchFirmwareText(name, firmware, all);
  const ofName =
    named.kind === 'OTHER' ? [mismatch(`Its name says ${named.names.join(', ')}, not ${own}.`)] : [];
  if (!report || report.records === 0) return ofName;
  const header = escapeInvisibleText(truncateText(report.header.replaceAll('\0', ' ')));
  if (header === '') return [...ofName, caution('It has no header that says what it is for.')];
  const said = matchFirmwareText(report.header, firmware, all);
  if (said.kind === 'OTHER')
    return [...ofName, mismatch(`Its header “${header}” says ${said.names.join(', ')}, not ${own}.`)];
  const ofHeader =
    said.kind === 'FITS'
      ? good(`Its header “${header}” fits ${own}.`)
      : caution(`Its header “${header}” names no firmware that is known.`);
  return [...ofName, ofHeader];
}

export const isFirmwareUploaded = (
  files: Firmware['firmwareFiles'],
  { version, sha256 }: { readonly version: string; readonly sha256: string },
): boolean => sha256 !== '' && findSameVersion(files, version)?.sha256 === sha256;

type Beside = {
  readonly version: string;
  readonly all: readonly Firmware[];
  readonly isSent?: boolean;
};

export function runFirmwareChecks(
  file: FirmwareFileInspection,
  firmware: Firmware,
  { version, all, isSent = false }: Beside,
): readonly FirmwareCheck[] {
  if (isSent && isFirmwareUploaded(firmware.firmwareFiles, { version, sha256: file.sha256 }))
    return [good(`It has arrived as version ${version.trim()}.`)];
  const order = { REFUSED: 0, MISMATCH: 1, CAUTION: 2, GOOD: 3 } as const;
  return [
    ...recordChecks(file),
    ...subjectChecks(file, firmware, all),
    ...contentChecks(file, firmware),
    ...nameChecks(file, firmware),
    ...versionChecks(file, firmware, version.trim()),
  ].toSorted((one, other) => order[one.level] - order[other.level]);
}

export const isFirmwareConfirmed = (typed: string, { firmwareSignature: { name } }: Firmware): boolean =>
  typed.trim().toLowerCase() === name.trim().toLowerCase();

export const isConfirmationRequired = (checks: readonly FirmwareCheck[]): boolean =>
  checks.some(({ level }) => level === 'MISMATCH') && checks.every(({ level }) => level !== 'REFUSED');

export const hasPassedFirmwareChecks = (checks: readonly FirmwareCheck[], isConfirmed: boolean): boolean =>
  checks.every(({ level }) => level !== 'REFUSED' && (level !== 'MISMATCH' || isConfirmed));
