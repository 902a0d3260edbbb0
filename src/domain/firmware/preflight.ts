import { byVersion, highest, sameVersion, versionError, versionInName } from '../product/version.ts';
import { countText, byteText } from '../words/numbers.ts';
import { shortened } from '../words/sentences.ts';
import { visibleText } from '../words/visibleText.ts';
import { type Firmware, plainExtension, withExtension } from './firmware.ts';
import type { SRecordFacts } from './srecord.ts';
import { addressText, cautionTexts } from './srecordFaults.ts';
import { findSubject } from './subject.ts';

const recordExtensions = ['s19', 's28', 's37', 'srec', 'mot', 's'] as const;

export const firmwareExtensions = [...recordExtensions, 'bin'] as const;

export const holdsRecords = (extension: string): boolean =>
  recordExtensions.some((each) => each === plainExtension(extension));

export const mostOfFirmware = 64 * 1024 * 1024;

/** As it should be, likely a mistake, meant for another firmware (refused until confirmed), or refused. */
export type Check = { readonly level: 'GOOD' | 'CAUTION' | 'MISMATCH' | 'REFUSED'; readonly text: string };

export type LookedInto = {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
  readonly report: SRecordFacts | undefined;
};

const good = (text: string): Check => ({ level: 'GOOD', text });
const caution = (text: string): Check => ({ level: 'CAUTION', text });
const mismatch = (text: string): Check => ({ level: 'MISMATCH', text });
const refusal = (text: string): Check => ({ level: 'REFUSED', text });

const extensionOf = (name: string): string => plainExtension(/\.([^.]*)$/.exec(name)?.[1] ?? '');

function nameChecks({ name }: LookedInto, { fileExtension, firmwareFiles }: Firmware): readonly Check[] {
  const wanted = plainExtension(fileExtension);
  const own = extensionOf(name);
  const saved = withExtension(name, fileExtension);
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
  { name, report }: LookedInto,
  { firmwareFiles }: Firmware,
  version: string,
): readonly Check[] {
  const fault = versionError(version);
  if (fault) return [refusal(`${fault}.`)];
  const same = sameVersion(firmwareFiles, version);
  if (same) return [refusal(`There is a version ${same.version} already.`)];
  const newest = highest(firmwareFiles);
  const isOther = (said: string | undefined): said is string =>
    said !== undefined && byVersion(said, version) !== 0;
  const named = versionInName(name);
  const inHeader = versionInHeader(report?.header ?? '');
  return [
    newest && byVersion(version, newest.version) < 0
      ? caution(`Version ${newest.version} is there already, which is higher.`)
      : good(newest ? `It comes after version ${newest.version}.` : 'It is the first version.'),
    ...(isOther(named) ? [caution(`Its name says version ${named}.`)] : []),
    ...(isOther(inHeader) ? [caution(`Its header says version ${inHeader}.`)] : []),
  ];
}

function recordChecks({ name, report }: LookedInto): readonly Check[] {
  if (!report) return [];
  const { faultCount, faults, blocks, records, format, start } = report;
  const [first] = faults;
  if (first) {
    const place = first.line === null ? '' : `Line ${String(first.line)}: `;
    const others =
      faultCount > 1
        ? ` There ${faultCount > 2 ? 'are' : 'is'} ${countText(faultCount - 1, 'more fault')}.`
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
      `${countText(records, 'data record')} with right checksums: ${byteText(size)} in ${countText(blocks.length, 'block')} from ${addressText(from)} to ${addressText(to - 1)}.`,
    ),
    ...(report.isMixed ? [caution(cautionTexts.MIXED)] : []),
    ...(report.endFits ? [] : [caution(cautionTexts.END_WIDTH)]),
    ...(isStart ? [] : [caution(cautionTexts.START)]),
    ...(format && /^s(?:19|28|37)$/.test(own) && own !== format
      ? [caution(cautionTexts.EXTENSION(own, format))]
      : []),
  ];
}

function contentChecks({ size, sha256, report }: LookedInto, { firmwareFiles }: Firmware): readonly Check[] {
  // Of a file that is read line by line, its reading says so.
  if (size === 0) return report ? [] : [refusal('The file is empty.')];
  const same = firmwareFiles.find((file) => file.sha256 === sha256);
  return same ? [caution(`Its content is that of version ${same.version}, byte for byte.`)] : [];
}

function subjectChecks(
  { name, report }: LookedInto,
  firmware: Firmware,
  all: readonly Firmware[],
): readonly Check[] {
  const { name: own } = firmware.firmwareSignature;
  const named = findSubject(name, firmware, all);
  const ofName =
    named.kind === 'OTHER' ? [mismatch(`Its name says ${named.names.join(', ')}, not ${own}.`)] : [];
  if (!report || report.records === 0) return ofName;
  const header = visibleText(shortened(report.header.replaceAll('\0', ' ')));
  if (header === '') return [...ofName, caution('It has no header that says what it is for.')];
  const said = findSubject(report.header, firmware, all);
  if (said.kind === 'OTHER')
    return [...ofName, mismatch(`Its header “${header}” says ${said.names.join(', ')}, not ${own}.`)];
  const ofHeader =
    said.kind === 'FITS'
      ? good(`Its header “${header}” fits ${own}.`)
      : caution(`Its header “${header}” names no firmware that is known.`);
  return [...ofName, ofHeader];
}

export const hasArrived = (
  files: Firmware['firmwareFiles'],
  { version, sha256 }: { readonly version: string; readonly sha256: string },
): boolean => sha256 !== '' && sameVersion(files, version)?.sha256 === sha256;

type Beside = {
  readonly version: string;
  readonly all: readonly Firmware[];
  readonly isSent?: boolean;
};

export function firmwareChecks(
  file: LookedInto,
  firmware: Firmware,
  { version, all, isSent = false }: Beside,
): readonly Check[] {
  if (isSent && hasArrived(firmware.firmwareFiles, { version, sha256: file.sha256 }))
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

export const isConfirmedBy = (typed: string, { firmwareSignature: { name } }: Firmware): boolean =>
  typed.trim().toLowerCase() === name.trim().toLowerCase();

export const needsConfirmation = (checks: readonly Check[]): boolean =>
  checks.some(({ level }) => level === 'MISMATCH') && checks.every(({ level }) => level !== 'REFUSED');

export const passes = (checks: readonly Check[], isConfirmed: boolean): boolean =>
  checks.every(({ level }) => level !== 'REFUSED' && (level !== 'MISMATCH' || isConfirmed));
