import type { Bom, BomNode } from './bom.ts';
import { outline, pathOf, type BomLens } from './outline.ts';
import { csv } from '../words/csv.ts';
import { stateText } from '../words/stateLooks.ts';

export type BomPart = {
  readonly partNumber: string;
  readonly label: string;
  readonly partType: string;
  readonly partState: string;
};

const everything = { depth: Number.POSITIVE_INFINITY, toggled: new Set<string>() };

/** A lens with everything unfolded as a sheet (CSV): the level, how many of what, and what goes into what. */
export function bomSheet(
  bom: Bom,
  roots: readonly BomNode[],
  lens: BomLens,
  partOf: (item: string) => BomPart | undefined,
): string {
  const described = new Map(bom.configurations.map((each) => [each.productNumber, each.variantDescription]));
  const { rows } = outline(roots, everything);
  const parent = lens === 'WHERE_USED' ? 'Goes into' : 'Parent';
  return csv([
    ['Level', 'Quantity', 'Part number', 'Label', 'Type', 'State', parent],
    ...rows.map(({ key, item, quantity, depth }) => {
      const part = partOf(item);
      const label = part?.label ?? described.get(item) ?? '';
      const state = part ? stateText(part.partState) : '';
      const above = depth === 0 ? '' : (pathOf(roots, key).at(-2) ?? '');
      return [depth, quantity, item, label, part?.partType ?? '', state, above];
    }),
  ]);
}
