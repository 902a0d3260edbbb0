import { listBomRoots, roundQuantity, type Bom } from './bom.ts';

export type AssemblyContents = ReadonlyMap<string, number>;
const nothing: AssemblyContents = new Map();

export type BomIndex = {
  readonly contents: ReadonlyMap<string, AssemblyContents>;
  readonly items: ReadonlySet<string>;
  readonly uses: ReadonlyMap<string, number>;
  readonly descriptions: ReadonlyMap<string, string>;
  readonly unread: ReadonlyMap<string, string>;
  readonly roots: readonly string[];
};

export const getUsageKey = (parent: string, item: string): string => JSON.stringify([parent, item]);

export function buildBomIndex(bom: Bom): BomIndex {
  const contents = new Map<string, Map<string, number>>();
  const add = (parent: string, item: string, quantity: number): void => {
    const inside = contents.get(parent) ?? new Map<string, number>();
    inside.set(item, roundQuantity((inside.get(item) ?? 0) + quantity));
    contents.set(parent, inside);
  };
  const roots = listBomRoots(bom);
  const tops = new Set(bom.rows.filter(({ parentItem }) => parentItem === '').map(({ item }) => item));
  // Each root is a top-level item, even without a row of its own.
  for (const root of roots) if (!tops.has(root)) add('', root, 1);
  for (const { parentItem, item, quantity } of bom.rows) add(parentItem, item, quantity);
  const unread = new Map<string, string>();
  for (const { parentItem, item, unread: text } of bom.rows) {
    if (text === undefined) continue;
    const key = getUsageKey(parentItem, item);
    unread.set(key, [unread.get(key), text].filter(Boolean).join(', '));
  }
  const uses = new Map<string, number>();
  for (const inside of contents.values()) {
    for (const item of inside.keys()) uses.set(item, (uses.get(item) ?? 0) + 1);
  }
  return {
    contents,
    items: new Set([...contents.keys(), ...uses.keys()]),
    uses,
    descriptions: new Map(
      bom.configurations.map(({ productNumber, variantDescription }) => [productNumber, variantDescription]),
    ),
    unread,
    roots,
  };
}

export const getAssemblyContents = (side: BomIndex, item: string | undefined): AssemblyContents =>
  (item === undefined ? undefined : side.contents.get(item)) ?? nothing;
