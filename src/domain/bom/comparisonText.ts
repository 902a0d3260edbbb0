import { formatConjunction } from '../words/lists.ts';
import { formatWholeNumber, formatCount } from '../words/numbers.ts';
import { bomChangeKinds, type BomChange, type BomChangeKind, type BomComparison } from './comparison.ts';
import type { BomPart } from './bomCsv.ts';
import { formatCsv } from '../words/csv.ts';
import { toSentenceCase } from '../words/stateAppearances.ts';
import { createWordMatcher } from '../words/search.ts';

const verbs: Record<BomChangeKind, string> = {
  ADDED: 'added',
  REMOVED: 'removed',
  CHANGED: 'changed',
  MOVED: 'moved',
  REPLACED: 'replaced',
};

export function summarizeBomChanges({ counts }: Pick<BomComparison, 'counts'>): string | undefined {
  const told = bomChangeKinds.filter((kind) => counts[kind] > 0);
  const parts = told.map((kind, index) => {
    const count = index > 0 ? formatWholeNumber(counts[kind]) : formatCount(counts[kind], 'item');
    return `${count} ${verbs[kind]}`;
  });
  if (parts.length === 0) return undefined;
  return `Bill of materials: ${formatConjunction(parts)}`;
}

const headLabel = { CUSTOMER: 'The customer', CONFIGURATION: 'The configuration' } as const;

export function describeBomNotes(
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
          `${formatCount(unnamed[side], 'row')} of ${revisions[side]} that cannot be placed ${unnamed[side] === 1 ? 'is' : 'are'} not compared.`,
      ),
  ];
}

export const formatBomChangeKind = ({ kind, within }: Pick<BomChange, 'kind' | 'within'>): string =>
  within ? `${toSentenceCase(kind)} with its assembly` : toSentenceCase(kind);

export const getChangedItem = ({ before, after }: BomChange): string => (after ?? before)?.item ?? '';

export const formatChangedItem = (
  change: BomChange,
  partOf: (item: string) => Pick<BomPart, 'label'> | undefined,
): string =>
  partOf(getChangedItem(change))?.label ?? (change.after?.description || change.before?.description || '');

export type BomChangeFilter = { readonly kind: BomChangeKind | undefined; readonly find: string };

/** Contents of an added or removed assembly show only in a search: the assembly's line stands for them. */
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
      getChangedItem(change),
      change.before?.item ?? '',
      formatChangedItem(change, partOf),
      ...change.path,
      ...(change.formerPath ?? []),
    );
  });
}

export function formatBomChangesCsv(
  changes: readonly BomChange[],
  partOf: (item: string) => BomPart | undefined,
): string {
  return formatCsv([
    ['Change', 'Part number', 'Label', 'Type', 'Quantity before', 'Quantity after', 'Place', 'Former'],
    ...changes.map((change) => {
      const { kind, before, after, path, formerPath } = change;
      return [
        formatBomChangeKind(change),
        getChangedItem(change),
        formatChangedItem(change, partOf),
        partOf(getChangedItem(change))?.partType ?? '',
        before?.unread ?? before?.quantity ?? '',
        after?.unread ?? after?.quantity ?? '',
        path.join(' > '),
        kind === 'REPLACED' ? (before?.item ?? '') : (formerPath?.join(' > ') ?? ''),
      ];
    }),
  ]);
}
