import type { BomComparison } from '../bom/comparison.ts';
import { summarizeBomChanges } from '../bom/comparisonText.ts';
import { parseMillingCut, listMillingLines } from '../milling/holes.ts';
import type { FileChange } from './comparison.ts';
import { listFilePairs, type FilePair } from './filePairs.ts';
import { formatConjunction } from '../words/lists.ts';

const contentText = {
  functionChanged: (designator: string, on: string, before: string, after: string): string =>
    `${designator} on ${on}: ${before || 'nothing'} → ${after || 'nothing'}`,
  functionAdded: (designator: string, on: string, after: string): string =>
    `${designator} on ${on}: new, ${after || 'without a function'}`,
  functionRemoved: (designator: string, on: string, before: string): string =>
    `${designator} on ${on}: removed, was ${before || 'without a function'}`,
  wiring: (on: string): string => `Wiring on ${on} changed`,
  holes: (on: string, changes: readonly string[]): string => `Holes on ${on}: ${changes.join(', ')}`,
  holesAdded: (names: readonly string[]): string => `${formatConjunction(names)} added`,
  holesRemoved: (names: readonly string[]): string => `${formatConjunction(names)} removed`,
  holesChanged: (names: readonly string[]): string => `${formatConjunction(names)} moved or resized`,
  milling: (on: string): string => `Milling file on ${on} changed`,
  billHead: 'The customer or configuration named in the bill of materials changed',
} as const;

export const contentKindTexts = {
  FUNCTIONS: { unchanged: 'functions and wiring unchanged', unread: 'The wiring could not be compared' },
  BILL: { unchanged: 'bill of materials unchanged', unread: 'The bill of materials could not be compared' },
  HOLES: { unchanged: 'holes unchanged', unread: 'The holes could not be compared' },
} as const;

export type ControlFunctions = ReadonlyMap<string, string>;

/** A wire of a wiring file: pin of a control, pin of the card, colour, connector type, and the signal in words. */
const wire = /^([A-Z]{1,3}\d+)\.\d+\s+\S+\s+\S+\s+\S+\s+(\S.*)$/;

/** Words that all signals of a control begin with; of a single signal, all but its last word. */
function sharedWords(signals: readonly string[]): string {
  const [first = [], ...others] = signals.map((signal) => signal.split(/\s+/));
  if (others.length === 0) return (first.length > 1 ? first.slice(0, -1) : first).join(' ');
  const end = first.findIndex((word, index) => others.some((other) => other[index] !== word));
  return (end < 0 ? first : first.slice(0, end)).join(' ');
}

export function parseControlFunctions(wiringFile: string): ControlFunctions {
  const signals = new Map<string, string[]>();
  for (const line of wiringFile.split(/\r?\n/)) {
    const [, designator, signal] = wire.exec(line.trim()) ?? [];
    if (designator === undefined || signal === undefined) continue;
    signals.set(designator, [...(signals.get(designator) ?? []), signal.trim()]);
  }
  return new Map([...signals].map(([designator, all]) => [designator, sharedWords(all)]));
}

export const contentKinds = ['FUNCTIONS', 'BILL', 'HOLES'] as const;
export type ContentKind = (typeof contentKinds)[number];

const kindOfArtefact = new Map<string, ContentKind>([
  ['WIRING_FILE', 'FUNCTIONS'],
  ['AX_BOM', 'BILL'],
  ['MILLING_FILE', 'HOLES'],
]);

export type ContentPair = { readonly kind: ContentKind; readonly pair: FilePair };

export function listContentPairs(files: readonly FileChange[]): readonly ContentPair[] {
  const found = listFilePairs(files).flatMap((pair): ContentPair[] => {
    const kind = pair.kind === 'ARTEFACT' ? kindOfArtefact.get(pair.before.id) : undefined;
    return kind ? [{ kind, pair }] : [];
  });
  return contentKinds.flatMap((kind) => found.filter((each) => each.kind === kind));
}

export type ContentFinding = {
  readonly kind: ContentKind;
  readonly key: string;
  readonly found: readonly string[] | 'UNREAD';
};

/** Lines of a text that have content: without comments, blank lines and blanks for alignment. */
const telling = (text: string, comment: RegExp): readonly string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(comment, '').trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean);

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((line, index) => line === other[index]);

type Texts = { readonly before: string; readonly after: string };

/**
 * Sentences control by control, without comments, which name revision and version. Other formats, and wires
 * that differ in no function, are only said to have changed.
 */
export function diffControlFunctions({ before, after }: Texts, on: string): readonly string[] {
  const comment = /^\s*(?:#|;|\/\/).*$/;
  if (isSame(telling(before, comment), telling(after, comment))) return [];
  const [one, other] = [parseControlFunctions(before), parseControlFunctions(after)];
  const changes = [...new Set([...one.keys(), ...other.keys()])].flatMap((designator) => {
    const [was, is] = [one.get(designator), other.get(designator)];
    if (was === is) return [];
    if (was === undefined) return contentText.functionAdded(designator, on, is ?? '');
    if (is === undefined) return contentText.functionRemoved(designator, on, was);
    return contentText.functionChanged(designator, on, was, is);
  });
  return changes.length > 0 ? changes : [contentText.wiring(on)];
}

function cutsOf(text: string): { readonly cuts: ReadonlyMap<string, string>; readonly rest: string } {
  const cuts = new Map<string, string>();
  const rest: string[] = [];
  for (const line of listMillingLines(text.toUpperCase())) {
    const cut = parseMillingCut(line);
    if (cut === undefined) rest.push(line);
    else cuts.set(cut.control, `${cuts.get(cut.control) ?? ''}\n${cut.kind} ${cut.measures}`);
  }
  return { cuts, rest: rest.join('\n') };
}

export function diffHoles({ before, after }: Texts, on: string): readonly string[] {
  const [one, other] = [cutsOf(before), cutsOf(after)];
  const names = [...new Set([...one.cuts.keys(), ...other.cuts.keys()])];
  const added = names.filter((name) => !one.cuts.has(name));
  const removed = names.filter((name) => !other.cuts.has(name));
  const changed = names.filter(
    (name) => one.cuts.has(name) && other.cuts.has(name) && one.cuts.get(name) !== other.cuts.get(name),
  );
  const parts = [
    ...(changed.length > 0 ? [contentText.holesChanged(changed)] : []),
    ...(added.length > 0 ? [contentText.holesAdded(added)] : []),
    ...(removed.length > 0 ? [contentText.holesRemoved(removed)] : []),
  ];
  if (parts.length > 0) return [contentText.holes(on, parts)];
  return one.rest === other.rest ? [] : [contentText.milling(on)];
}

type Revisions = { readonly before: string; readonly after: string };

/** A head that differs only in the name of the revision is no change. */
export function describeBomChanges(
  { counts, heads }: Pick<BomComparison, 'counts' | 'heads'>,
  revisions: Revisions,
): readonly string[] {
  const sentence = summarizeBomChanges({ counts });
  const isStamp = ({ before, after }: Revisions): boolean =>
    before.replaceAll(revisions.before, '') === after.replaceAll(revisions.after, '');
  return [
    ...(sentence === undefined ? [] : [sentence]),
    ...(heads.every(isStamp) ? [] : [contentText.billHead]),
  ];
}
