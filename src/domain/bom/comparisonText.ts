import { conjunction } from '../words/lists.ts';
import { bomChangeKinds, type BomChange, type BomChangeKind, type BomDiff } from './comparison.ts';
import type { BomPart } from './sheet.ts';
import { csv } from '../words/csv.ts';
import { sentenceCase } from '../words/stateText.ts';

const verbs: Record<BomChangeKind, string> = {
  ADDED: 'added',
  REMOVED: 'removed',
  CHANGED: 'changed',
  MOVED: 'moved',
  REPLACED: 'replaced',
};

/** "In the bill of materials 2 items were added and 1 removed."; undefined when nothing differs. */
export function bomSentence({ counts }: BomDiff): string | undefined {
  const told = bomChangeKinds.filter((kind) => counts[kind] > 0);
  const parts = told.map((kind, index) => {
    const noun = index > 0 ? '' : counts[kind] === 1 ? ' item was' : ' items were';
    return `${counts[kind]}${noun} ${verbs[kind]}`;
  });
  if (parts.length === 0) return undefined;
  return `In the bill of materials ${conjunction(parts)}.`;
}

/** The item a change is about, as it is called now. */
export const changedItem = ({ before, after }: BomChange): string => (after ?? before)?.item ?? '';

/** How the item is called: as the part it is, else as the product. */
export const changedLabel = (
  change: BomChange,
  partOf: (item: string) => Pick<BomPart, 'label'> | undefined,
): string =>
  partOf(changedItem(change))?.label ?? (change.after?.description || change.before?.description || '');

/** Which changes are looked at: of one kind or all, and with a text in a number, a label or the path. */
export type BomChangeFilter = { readonly kind: BomChangeKind | undefined; readonly find: string };

/**
 * The changes a filter lets through. What came or went with its assembly is there only when it is looked for by a
 * text, since the line of the assembly stands for it.
 */
export function filterBomChanges(
  changes: readonly BomChange[],
  { kind, find }: BomChangeFilter,
  partOf: (item: string) => Pick<BomPart, 'label'> | undefined,
): readonly BomChange[] {
  const wanted = find.trim().toLowerCase();
  return changes.filter((change) => {
    if (kind !== undefined && change.kind !== kind) return false;
    if (wanted === '') return !change.within;
    const text = [
      changedItem(change),
      change.before?.item ?? '',
      changedLabel(change, partOf),
      ...change.path,
      ...(change.formerPath ?? []),
    ].join('\n');
    return text.toLowerCase().includes(wanted);
  });
}

/** Changes as a sheet (CSV), with what came or went with its assembly. */
export function bomDiffSheet(
  changes: readonly BomChange[],
  partOf: (item: string) => BomPart | undefined,
): string {
  return csv([
    ['Change', 'Part number', 'Label', 'Type', 'Quantity before', 'Quantity after', 'Place', 'Former'],
    ...changes.map((change) => {
      const { kind, before, after, path, formerPath, within } = change;
      return [
        within ? `${sentenceCase(kind)} with its assembly` : sentenceCase(kind),
        changedItem(change),
        changedLabel(change, partOf),
        partOf(changedItem(change))?.partType ?? '',
        before?.quantity ?? '',
        after?.quantity ?? '',
        path.join(' > '),
        kind === 'REPLACED' ? (before?.item ?? '') : (formerPath?.join(' > ') ?? ''),
      ];
    }),
  ]);
}
