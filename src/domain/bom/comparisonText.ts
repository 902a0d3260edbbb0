import { conjunction } from '../words/lists.ts';
import { wholeNumber, countText } from '../words/numbers.ts';
import { bomChangeKinds, type BomChange, type BomChangeKind, type BomComparison } from './comparison.ts';
import type { BomPart } from './sheet.ts';
import { csv } from '../words/csv.ts';
import { sentenceCase } from '../words/stateLooks.ts';
import { createWordMatcher } from '../words/search.ts';

const verbs: Record<BomChangeKind, string> = {
  ADDED: 'added',
  REMOVED: 'removed',
  CHANGED: 'changed',
  MOVED: 'moved',
  REPLACED: 'replaced',
};

export function bomSentence({ counts }: Pick<BomComparison, 'counts'>): string | undefined {
  const told = bomChangeKinds.filter((kind) => counts[kind] > 0);
  const parts = told.map((kind, index) => {
    const count = index > 0 ? wholeNumber(counts[kind]) : countText(counts[kind], 'item');
    return `${count} ${verbs[kind]}`;
  });
  if (parts.length === 0) return undefined;
  return `Bill of materials: ${conjunction(parts)}`;
}

const headLabel = { CUSTOMER: 'The customer', CONFIGURATION: 'The configuration' } as const;

export function bomNotes(
  { heads, unnamed }: Pick<BomComparison, 'heads' | 'unnamed'>,
  revisions: { readonly before: string; readonly after: string },
): readonly string[] {
  const sides = ['before', 'after'] as const;
  return [
    ...heads.map(
      ({ of, before, after }) =>
        `${headLabel[of]} is ${before || 'not named'} in ${revisions.before} and ${after || 'not named'} in ${revisions.after}.`,
    ),
    ...sides
      .filter((side) => unnamed[side] > 0)
      .map(
        (side) =>
          `${countText(unnamed[side], 'row')} of ${revisions[side]} that cannot be placed ${unnamed[side] === 1 ? 'is' : 'are'} not compared.`,
      ),
  ];
}

export const bomKindText = ({ kind, within }: Pick<BomChange, 'kind' | 'within'>): string =>
  within ? `${sentenceCase(kind)} with its assembly` : sentenceCase(kind);

export const changedItem = ({ before, after }: BomChange): string => (after ?? before)?.item ?? '';

export const changedLabel = (
  change: BomChange,
  partOf: (item: string) => Pick<BomPart, 'label'> | undefined,
): string =>
  partOf(changedItem(change))?.label ?? (change.after?.description || change.before?.description || '');

export type BomChangeFilter = { readonly kind: BomChangeKind | undefined; readonly find: string };

/**
 * What came or went with its assembly is let through only where a text looks for it: the assembly's line stands for
 * it.
 */
export function filterBomChanges(
  changes: readonly BomChange[],
  { kind, find }: BomChangeFilter,
  partOf: (item: string) => Pick<BomPart, 'label'> | undefined,
): readonly BomChange[] {
  const matches = createWordMatcher(find);
  return changes.filter((change) => {
    if (kind !== undefined && change.kind !== kind) return false;
    if (find.trim() === '') return !change.within;
    return matches(
      changedItem(change),
      change.before?.item ?? '',
      changedLabel(change, partOf),
      ...change.path,
      ...(change.formerPath ?? []),
    );
  });
}

export function bomChangeSheet(
  changes: readonly BomChange[],
  partOf: (item: string) => BomPart | undefined,
): string {
  return csv([
    ['Change', 'Part number', 'Label', 'Type', 'Quantity before', 'Quantity after', 'Place', 'Former'],
    ...changes.map((change) => {
      const { kind, before, after, path, formerPath } = change;
      return [
        bomKindText(change),
        changedItem(change),
        changedLabel(change, partOf),
        partOf(changedItem(change))?.partType ?? '',
        before?.unread ?? before?.quantity ?? '',
        after?.unread ?? after?.quantity ?? '',
        path.join(' > '),
        kind === 'REPLACED' ? (before?.item ?? '') : (formerPath?.join(' > ') ?? ''),
      ];
    }),
  ]);
}
