import { labelPatterns } from '../configuration/id.ts';
import { buildProductConfigurationId } from '../configuration/productConfiguration.ts';
import { parseMachineLabel } from './machineLabel.ts';

/** CLASSIC: two letters and 4 to 6 digits. CPQ: C, digits and perhaps a letter. PLM: digits and perhaps "_S". */
export const scanFormats = ['CLASSIC', 'CPQ', 'PLM'] as const;
export type ScanFormat = (typeof scanFormats)[number];

export type Scan =
  | { readonly kind: 'configuration'; readonly configurationId: string; readonly format: ScanFormat }
  | {
      readonly kind: 'productConfiguration';
      readonly productConfigurationId: string;
      readonly partNumber: string;
      readonly versionId: string;
      readonly format: ScanFormat;
      readonly remapped?: { readonly from: string; readonly to: string };
    }
  | { readonly kind: 'machine'; readonly machineId: string }
  | { readonly kind: 'unknown'; readonly text: string };

const producedAs = new Map([
  ['P00022', 'P00003'],
  ['P00014', 'P00004'],
]);

const formats: Record<ScanFormat, RegExp> = labelPatterns;

/** The separator is optional only before a letter: digits might belong to a longer part number. */
const withPart = /^(P\d{5})(?:[\s\-_/+?]+(?=\S)|(?=[A-Z]))(.*)$/;

/** AIM symbology identifier that a scanner may send first, such as "]C1" for Code 128; some send it twice. */
const aimPrefix = /^(?:\][A-Z][0-9A-Z]\s*)+/i;

/** Control and invisible characters (STX, GS, line ends, byte order mark) only frame or separate labels. */
const unframed = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
    .trim()
    .replace(aimPrefix, '');

/** Only ASCII letters have a case here: "ß" must not become "SS". */
const upperCased = (text: string): string => text.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase());

/**
 * Reads the text of a label:
 *
 *     text    = [ AIM prefix ] ( version | part separator version | part version-with-letter | machine )
 *     part    = "P" 5 digits
 *     version = CLASSIC | CPQ | PLM
 *     machine = "MACHINE" separator id
 *
 * in any case, with control characters and blanks around it, and with runs of "-", "_", "/" or blanks as separator;
 * "+" and "?" are what "-" and "_" become on a Nordic keyboard layout. A version id alone names a configuration,
 * with a part number a product configuration, a machine the milling machine to work on. Anything else, also with something before or behind, is unknown.
 */
export function parseScan(text: string): Scan {
  const label = unframed(text);
  const machineId = parseMachineLabel(label);
  if (machineId !== undefined) return { kind: 'machine', machineId };
  const code = upperCased(label);
  const [, labelled, rest] = withPart.exec(code) ?? [];
  const versionId = (rest ?? code).replace(/\?S$/, '_S');
  const format = scanFormats.find((each) => formats[each].test(versionId));
  if (!format) return { kind: 'unknown', text: label };
  if (!labelled) return { kind: 'configuration', configurationId: versionId, format };
  const partNumber = producedAs.get(labelled) ?? labelled;
  return {
    kind: 'productConfiguration',
    productConfigurationId: buildProductConfigurationId(partNumber, versionId),
    partNumber,
    versionId,
    format,
    ...(partNumber !== labelled && { remapped: { from: labelled, to: partNumber } }),
  };
}

export type ScannedText = {
  readonly text: string;
  /** The same keys on a US keyboard, for a scanner that is set to one while the computer is not. */
  readonly usText: string;
};

/** Parses a scanned text; where that is unknown, parses the same keys on a US keyboard. */
export function parseScannedText({ text, usText }: ScannedText): Scan {
  const scan = parseScan(text);
  if (scan.kind !== 'unknown' || usText === text) return scan;
  const other = parseScan(usText);
  return other.kind === 'unknown' ? scan : other;
}

export const createDoubtfulScan = (text: string): Scan => ({ kind: 'unknown', text: unframed(text) });
