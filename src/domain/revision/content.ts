import type { BomComparison } from '../bom/comparison.ts';
import { bomSentence } from '../bom/comparisonText.ts';
import { cutOf, millingLines } from '../milling/holes.ts';
import type { FileChange } from './comparison.ts';
import { contentText } from './contentText.ts';
import { controlFunctions } from './controlFunctions.ts';
import { filePairs, type FilePair } from './filePairs.ts';

/** The kinds of content that are told in words: functions and wiring, what a device is made of, and what is milled. */
export const contentKinds = ['FUNCTIONS', 'BILL', 'HOLES'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** The artefact that says it, by its type. */
const kindOfArtefact = new Map<string, ContentKind>([
  ['WIRING_FILE', 'FUNCTIONS'],
  ['AX_BOM', 'BILL'],
  ['MILLING_FILE', 'HOLES'],
]);

/** A pair of files that both revisions have, and the kind of content it is looked through for. */
export type ContentPair = { readonly kind: ContentKind; readonly pair: FilePair };

/** The pairs that are looked through, in the order in which they are told. */
export function contentPairs(files: readonly FileChange[]): readonly ContentPair[] {
  const found = filePairs(files).flatMap((pair): ContentPair[] => {
    const kind = pair.kind === 'ARTEFACT' ? kindOfArtefact.get(pair.before.id) : undefined;
    return kind ? [{ kind, pair }] : [];
  });
  return contentKinds.flatMap((kind) => found.filter((each) => each.kind === kind));
}

/** The outcome of looking through a pair: its changes in words, none where nothing differs; UNREAD where it failed. */
export type ContentFinding = {
  readonly kind: ContentKind;
  readonly key: string;
  readonly found: readonly string[] | 'UNREAD';
};

/** Lines of a text that say something: without comments, blank lines, and blanks that only line up. */
const telling = (text: string, comment: RegExp): readonly string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(comment, '').trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean);

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((line, index) => line === other[index]);

type Texts = { readonly before: string; readonly after: string };

/**
 * The changes of two wiring files, control by control. Comments name revision and version and are left out. Files of
 * another form, or whose wires differ without a function doing so, are only said to have changed.
 */
export function functionChanges({ before, after }: Texts, on: string): readonly string[] {
  const comment = /^\s*(?:#|;|\/\/).*$/;
  if (isSame(telling(before, comment), telling(after, comment))) return [];
  const [one, other] = [controlFunctions(before), controlFunctions(after)];
  const changes = [...new Set([...one.keys(), ...other.keys()])].flatMap((designator) => {
    const [was, is] = [one.get(designator), other.get(designator)];
    if (was === is) return [];
    if (was === undefined) return contentText.functionAdded(designator, on, is ?? '');
    if (is === undefined) return contentText.functionRemoved(designator, on, was);
    return contentText.functionChanged(designator, on, was, is);
  });
  return changes.length > 0 ? changes : [contentText.wiring(on)];
}

/** The cuts of a milling file by the control they are for, and its other lines. */
function cutsOf(text: string): { readonly cuts: ReadonlyMap<string, string>; readonly rest: string } {
  const cuts = new Map<string, string>();
  const rest: string[] = [];
  for (const line of millingLines(text.toUpperCase())) {
    const cut = cutOf(line);
    if (cut === undefined) rest.push(line);
    else cuts.set(cut.control, `${cuts.get(cut.control) ?? ''}\n${cut.kind} ${cut.measures}`);
  }
  return { cuts, rest: rest.join('\n') };
}

/** The changes of two milling files, by the controls whose holes they are; blanks, case and comments do not count. */
export function holeChanges({ before, after }: Texts, on: string): readonly string[] {
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

/**
 * The changes between two bills of materials. A head that differs in nothing but the name of the revision is a stamp
 * and no change.
 */
export function billChanges(
  { counts, heads }: Pick<BomComparison, 'counts' | 'heads'>,
  revisions: Revisions,
): readonly string[] {
  const sentence = bomSentence({ counts });
  const isStamp = ({ before, after }: Revisions): boolean =>
    before.replaceAll(revisions.before, '') === after.replaceAll(revisions.after, '');
  return [
    ...(sentence === undefined ? [] : [sentence]),
    ...(heads.every(isStamp) ? [] : [contentText.billHead]),
  ];
}
