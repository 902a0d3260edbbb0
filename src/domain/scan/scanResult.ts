import { createNoMillingSettingsNotice, createNotice } from '../notice/notices.ts';
import type { Scan, ScanFormat } from './label.ts';
import { formatMachineLabel } from './machineLabel.ts';

export type ScanTone = 'WAITING' | 'GOOD' | 'CAUTION' | 'BAD';

export type ScanResult =
  | { readonly kind: 'QUEUED' }
  | { readonly kind: 'WORKING' }
  | { readonly kind: 'OPENED'; readonly revision: string }
  | { readonly kind: 'FOUND'; readonly revision: string }
  | { readonly kind: 'SAVED' }
  | { readonly kind: 'CHOSEN'; readonly machine: string }
  | { readonly kind: 'DUPLICATE' }
  | { readonly kind: 'NOT_READY' }
  | { readonly kind: 'NO_SETTINGS' }
  | { readonly kind: 'NO_MACHINE' }
  | { readonly kind: 'OFFLINE' }
  | { readonly kind: 'UNKNOWN' }
  | { readonly kind: 'AGAIN' }
  | { readonly kind: 'NOT_FOUND' }
  | { readonly kind: 'REFUSED'; readonly reason: string }
  | { readonly kind: 'NOTHING_TO_MILL' }
  | { readonly kind: 'NO_GCODE'; readonly reason: string }
  | { readonly kind: 'FAILED'; readonly reason: string };

export type WaitingResultKind = 'OFFLINE' | 'NO_SETTINGS';

export const isPendingScan = ({ kind }: ScanResult): boolean =>
  kind === 'QUEUED' || kind === 'WORKING' || kind === 'OFFLINE' || kind === 'NO_SETTINGS';

export type ScanMessage = { readonly tone: ScanTone; readonly title: string; readonly text: string };

export function getScanName(scan: Scan): string {
  switch (scan.kind) {
    case 'configuration':
      return scan.configurationId;
    case 'productConfiguration':
      return scan.productConfigurationId;
    case 'machine':
      return formatMachineLabel(scan.machineId) ?? scan.machineId;
    case 'unknown':
      return scan.text;
  }
}

const maxShownLength = 60;

const shownName = (scan: Scan): string => {
  const name = getScanName(scan);
  return name.length > maxShownLength ? `${name.slice(0, maxShownLength)}…` : name;
};

const begun: Record<Scan['kind'], string> = {
  configuration: 'Opening',
  productConfiguration: 'Generating G-code',
  machine: 'Choosing the machine',
  unknown: 'Reading',
};

type Wording<K> = (
  name: string,
  result: Extract<ScanResult, { kind: K }>,
  scan: Scan,
) => Omit<ScanMessage, 'tone'>;

const verdicts: { readonly [K in ScanResult['kind']]: readonly [tone: ScanTone, wording: Wording<K>] } = {
  QUEUED: ['WAITING', (name) => ({ title: 'Next in line', text: `${name} follows the one before it.` })],
  WORKING: ['WAITING', (name, _, scan) => ({ title: begun[scan.kind], text: name })],
  OPENED: [
    'GOOD',
    (name, { revision }) => ({ title: name, text: `The files of revision ${revision} are open.` }),
  ],
  FOUND: ['GOOD', (name, { revision }) => ({ title: name, text: `Its active revision is ${revision}.` })],
  SAVED: ['GOOD', (name) => ({ title: 'run.nc is saved', text: name })],
  CHOSEN: [
    'GOOD',
    (_, { machine }) => ({ title: machine, text: 'Milling programs are made for this machine from now on.' }),
  ],
  DUPLICATE: [
    'CAUTION',
    (name) => ({ title: 'Scanned twice', text: `${name} was scanned a moment ago. It is done only once.` }),
  ],
  NOT_READY: [
    'CAUTION',
    (name) => ({ title: createNotice('NOT_READY').title, text: `${name} has no active revision.` }),
  ],
  NO_SETTINGS: [
    'CAUTION',
    () => {
      const { title, body = '' } = createNoMillingSettingsNotice();
      return { title, text: body };
    },
  ],
  NO_MACHINE: [
    'CAUTION',
    (name) => ({ title: 'Not milled', text: `No milling machine was chosen for ${name}. Scan it again.` }),
  ],
  OFFLINE: ['CAUTION', (name) => ({ title: 'Not sent', text: `${name} waits until the network is back.` })],
  UNKNOWN: [
    'BAD',
    (name) => ({ title: 'Unknown label', text: name === '' ? 'There was nothing on it.' : name }),
  ],
  AGAIN: [
    'BAD',
    (name) => ({ title: 'Scan again', text: `${name} may not be the whole label. Nothing was done.` }),
  ],
  NOT_FOUND: [
    'BAD',
    (name) => ({ title: 'Not found', text: `There is no ${name}, or you do not have access to it.` }),
  ],
  REFUSED: [
    'BAD',
    (name, { reason }) => ({ title: 'Milling needs the Production role', text: `${name}: ${reason}` }),
  ],
  NOTHING_TO_MILL: [
    'CAUTION',
    (name) => ({
      title: createNotice('NO_GCODE').title,
      text: `There is nothing to mill for ${name}, or its milling file cannot be read.`,
    }),
  ],
  NO_GCODE: [
    'BAD',
    (name, { reason }) => ({ title: createNotice('NO_GCODE').title, text: `${name}: ${reason}` }),
  ],
  FAILED: ['BAD', (name, { reason }) => ({ title: 'That did not work', text: `${name}: ${reason}` })],
};

function verdictOf<K extends ScanResult['kind']>(
  kind: K,
  scan: Scan,
  result: Extract<ScanResult, { kind: K }>,
): ScanMessage {
  const [tone, wording] = verdicts[kind];
  return { tone, ...wording(shownName(scan), result, scan) };
}

export const describeScanResult = (scan: Scan, result: ScanResult): ScanMessage =>
  verdictOf(result.kind, scan, result);

const formatRules: Record<ScanFormat, { readonly name: string; readonly rule: string }> = {
  CLASSIC: { name: 'Classic', rule: 'two letters and 4 to 6 digits' },
  CPQ: { name: 'CPQ', rule: 'C, digits and perhaps a letter' },
  PLM: { name: 'PLM', rule: 'digits, perhaps followed by _S' },
};

type Explained = { readonly label: string; readonly value: string };

/** Parts of a label with their values; for an unknown text what was expected, for a doubtful one why. */
export function explainScan(scan: Scan, result: ScanResult): readonly Explained[] {
  if (scan.kind === 'configuration') return [{ label: 'Configuration', value: scan.configurationId }];
  if (scan.kind === 'machine') return [{ label: 'Machine', value: scan.machineId }];
  if (scan.kind === 'productConfiguration') {
    const { remapped, partNumber, versionId, productConfigurationId } = scan;
    const part = remapped ? `${remapped.to}, which is what ${remapped.from} is made as` : partNumber;
    return [
      { label: 'Part', value: part },
      { label: 'Configuration', value: versionId },
      { label: 'Product configuration', value: productConfigurationId },
    ];
  }
  const read = { label: 'Read', value: shownName(scan) || 'Nothing' };
  if (result.kind === 'AGAIN') {
    return [
      read,
      { label: 'Doubt', value: 'There was a pause or another key in it, or its end did not come.' },
      { label: 'What to do', value: 'Scan the label again. In a field, remove what is left of it.' },
    ];
  }
  return [
    read,
    { label: 'Expected', value: 'An id, or a part number such as P00003 and an id' },
    ...Object.values(formatRules).map(({ name, rule }) => ({ label: `${name} id`, value: rule })),
  ];
}

export type ScanTarget = { readonly configurationId: string; readonly revision: string };

type Line = { readonly label: string; readonly value: string | undefined };
type Scanned = {
  readonly scan: Scan | undefined;
  readonly place: ScanTarget | undefined;
  readonly machine: string | undefined | null;
};

/** Lines in large print, to be read from two metres; without a value for what the label does not name. */
export const buildScanLines = ({ scan, place, machine }: Scanned): readonly Line[] => [
  { label: 'Part', value: scan?.kind === 'productConfiguration' ? scan.partNumber : undefined },
  ...(machine === null ? [] : [{ label: 'Machine', value: machine }]),
  { label: 'Revision', value: place && `${place.revision} · ${place.configurationId}` },
];

/** The same label within this many ms is the same scan. */
export const duplicateScanMs = 2000;

export const isDuplicateScan = (
  latest: { readonly scan: Scan; readonly at: number } | undefined,
  scan: Scan,
  at: number,
): boolean =>
  latest !== undefined && getScanName(latest.scan) === getScanName(scan) && at - latest.at < duplicateScanMs;

export type ScannerState = ScanTone | 'READY' | 'OFF';

export const scannerStateTexts: Record<ScannerState, string> = {
  READY: 'ready',
  OFF: 'not listening',
  WAITING: 'working',
  GOOD: 'last scan done',
  CAUTION: 'last scan needs attention',
  BAD: 'last scan failed',
};
