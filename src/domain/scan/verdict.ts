import { parseScan, type Scan, type ScanFormat } from './label.ts';
import type { ScannedText } from './stream.ts';

/** How a verdict looks and sounds. */
export type VerdictTone = 'WAITING' | 'GOOD' | 'CAUTION' | 'BAD';

/** How a scan ended, or where it is. */
export type ScanResult =
  | { readonly kind: 'QUEUED' }
  | { readonly kind: 'WORKING' }
  | { readonly kind: 'OPENED'; readonly revision: string }
  | { readonly kind: 'FOUND'; readonly revision: string }
  | { readonly kind: 'SAVED' }
  | { readonly kind: 'DUPLICATE' }
  | { readonly kind: 'NOT_READY' }
  | { readonly kind: 'NO_SETTINGS' }
  | { readonly kind: 'OFFLINE' }
  | { readonly kind: 'UNKNOWN' }
  | { readonly kind: 'NOT_FOUND' }
  | { readonly kind: 'REFUSED'; readonly reason: string }
  | { readonly kind: 'NO_GCODE'; readonly reason?: string | undefined }
  | { readonly kind: 'FAILED'; readonly reason: string };

/** What is read from two metres, and the sentence below it. */
export type ScanVerdict = { readonly tone: VerdictTone; readonly title: string; readonly text: string };

/** The name of what a scan is about: the id it holds, or the text that holds none. */
export function scanName(scan: Scan): string {
  if (scan.kind === 'configuration') return scan.configurationId;
  return scan.kind === 'productConfiguration' ? scan.productConfigurationId : scan.text;
}

/** The verdict on a scan: one tone, few words. */
export function scanVerdict(scan: Scan, result: ScanResult): ScanVerdict {
  const name = scanName(scan);
  const isMilled = scan.kind === 'productConfiguration';
  switch (result.kind) {
    case 'QUEUED':
      return { tone: 'WAITING', title: 'Next in line', text: `${name} follows the one before it.` };
    case 'WORKING': {
      const title = isMilled ? 'Generating G-code' : 'Opening';
      return { tone: 'WAITING', title, text: name };
    }
    case 'OPENED':
      return { tone: 'GOOD', title: name, text: `The files of revision ${result.revision} are open.` };
    case 'FOUND':
      return { tone: 'GOOD', title: name, text: `Its active revision is ${result.revision}.` };
    case 'SAVED':
      return { tone: 'GOOD', title: 'run.nc is saved', text: name };
    case 'DUPLICATE':
      return {
        tone: 'CAUTION',
        title: 'Scanned twice',
        text: `${name} was scanned a moment ago: done once.`,
      };
    case 'NOT_READY':
      return { tone: 'CAUTION', title: 'Not ready for production', text: `${name} has no active revision.` };
    case 'NO_SETTINGS': {
      const text = 'Please go to the administration and set a default milling machine.';
      return { tone: 'CAUTION', title: 'Could not find settings', text };
    }
    case 'OFFLINE':
      return { tone: 'CAUTION', title: 'Not sent', text: `${name} waits until the network is back.` };
    case 'UNKNOWN':
      return { tone: 'BAD', title: 'Unknown label', text: name === '' ? 'There was nothing on it.' : name };
    case 'NOT_FOUND': {
      const text = `There is no ${name}, or you do not have access to it.`;
      return { tone: 'BAD', title: 'Not found', text };
    }
    case 'REFUSED':
      return { tone: 'BAD', title: 'Not for you', text: `${name}: ${result.reason}` };
    case 'NO_GCODE': {
      const reason = result.reason ?? 'There is nothing to mill, or the milling file cannot be read.';
      return { tone: 'BAD', title: 'Could not generate G-code', text: `${name}: ${reason}` };
    }
    case 'FAILED':
      return { tone: 'BAD', title: 'That did not work', text: `${name}: ${result.reason}` };
  }
}

const formatRules: Record<ScanFormat, { readonly name: string; readonly rule: string }> = {
  CLASSIC: { name: 'Classic', rule: 'two letters and 4 to 6 digits' },
  CPQ: { name: 'CPQ', rule: 'C, digits and perhaps a letter' },
  PLM: { name: 'PLM', rule: 'digits, perhaps followed by _S' },
};

type Explained = { readonly label: string; readonly value: string };

const formatRow = (format: ScanFormat): Explained => {
  const { name, rule } = formatRules[format];
  return { label: 'Format', value: `${name}: ${rule}` };
};

/** What was read in a scan, part by part; for a text that says nothing, what was expected. */
export function scanExplained(scan: Scan): readonly Explained[] {
  if (scan.kind === 'unknown') {
    return [
      { label: 'Read', value: scan.text === '' ? 'Nothing' : scan.text },
      { label: 'Expected', value: 'An id, or a part number such as P00003 and an id' },
      ...Object.values(formatRules).map(({ name, rule }) => ({ label: `${name} id`, value: rule })),
    ];
  }
  if (scan.kind === 'configuration') {
    return [{ label: 'Configuration', value: scan.configurationId }, formatRow(scan.format)];
  }
  const part = scan.remapped
    ? `${scan.remapped.to}, which is what ${scan.remapped.from} is made as`
    : scan.partNumber;
  return [
    { label: 'Part', value: part },
    { label: 'Made for', value: scan.versionId },
    formatRow(scan.format),
    { label: 'Product configuration', value: scan.productConfigurationId },
  ];
}

/** Reads a scanned text; one that says nothing as it came is read as from a US keyboard. */
export function readScan({ text, usText }: Pick<ScannedText, 'text' | 'usText'>): Scan {
  const scan = parseScan(text);
  if (scan.kind !== 'unknown' || usText === text) return scan;
  const other = parseScan(usText);
  return other.kind === 'unknown' ? scan : other;
}

/** The same label again within this many ms is the same scan. */
export const duplicateWithin = 2000;

/** Whether a label was scanned a moment ago already; `latest` is the scan before, whatever it was. */
export const isDuplicate = (
  latest: { readonly scan: Scan; readonly at: number } | undefined,
  scan: Scan,
  at: number,
): boolean =>
  latest !== undefined && scanName(latest.scan) === scanName(scan) && at - latest.at < duplicateWithin;
