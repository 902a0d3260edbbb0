import type { Bom, BomNode } from './bom.ts';
import { buildBomOutline, findItemPath, type BomViewMode } from './outline.ts';
import { formatCsv } from '../words/csv.ts';
import { formatState } from '../words/stateAppearances.ts';

export type BomPart = {
  readonly partNumber: string;
  readonly label: string;
  readonly partType: string;
  readonly partState: string;
};

const everything = { depth: Number.POSITIVE_INFINITY, toggled: new Set<string>() };

/** CSV of a view with all levels unfolded; the last column is the item one level up. */
export function formatBomCsv(
  bom: Bom,
  roots: readonly BomNode[],
  lens: BomViewMode,
  partOf: (item: string) => BomPart | undefined,
): string {
  const described = new Map(bom.configurations.map((each) => [each.productNumber, each.variantDescription]));
  const { rows } = buildBomOutline(roots, everything);
  const parent = lens === 'WHERE_USED' ? 'Goes into' : 'Parent';
  return formatCsv([
    ['Level', 'Quantity', 'Part number', 'Label', 'Type', 'State', parent],
    ...rows.map(({ key, item, quantity, depth }) => {
      const part = partOf(item);
      const label = part?.label ?? described.get(item) ?? '';
      const state = part ? formatState(part.partState) : '';
      const above = depth === 0 ? '' : (findItemPath(roots, key).at(-2) ?? '');
      return [depth, quantity, item, label, part?.partType ?? '', state, above];
    }),
  ]);
}
