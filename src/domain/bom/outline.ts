import { buildBomTrees, flattenBom, buildWhereUsedTrees, type Bom, type BomNode } from './bom.ts';

export const bomViewModes = ['INDENTED', 'FLATTENED', 'WHERE_USED'] as const;
export type BomViewMode = (typeof bomViewModes)[number];

export function buildViewRoots(bom: Bom, lens: BomViewMode): readonly BomNode[] {
  if (lens === 'WHERE_USED') return buildWhereUsedTrees(bom);
  if (lens === 'INDENTED') return buildBomTrees(bom);
  return [...flattenBom(bom)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([item, quantity]) => ({ item, quantity, children: [] }));
}

export type OutlineExpansion = { readonly depth: number; readonly toggled: ReadonlySet<string> };

export type BomOutlineRow = {
  readonly key: string;
  readonly item: string;
  readonly quantity: number;
  readonly depth: number;
  readonly open: boolean | undefined;
  readonly found: boolean;
};

export type BomOutline = {
  readonly rows: readonly BomOutlineRow[];
  readonly cut: boolean;
};

/** A sub-assembly repeats at each of its uses, so that even a small file can have billions of lines. */
export const maxOutlineRows = 100_000;
const maxDepth = 100;

/** Nodes that match or have a match below them. Parents share nodes, so each is visited once. */
function leadingToMatch(roots: readonly BomNode[], matches: (item: string) => boolean): ReadonlySet<BomNode> {
  const leading = new Set<BomNode>();
  const seen = new Set<BomNode>();
  // With an explicit stack: a chain of 50,000 items would exhaust the call stack.
  const open = roots.map((node) => ({ node, next: 0 }));
  for (let place = open.at(-1); place; place = open.at(-1)) {
    const { node } = place;
    const child = node.children[place.next];
    place.next += 1;
    if (child) {
      if (!seen.has(child)) open.push({ node: child, next: 0 });
      seen.add(child);
      continue;
    }
    if (matches(node.item) || node.children.some((each) => leading.has(each))) leading.add(node);
    open.pop();
  }
  return leading;
}

type Place = { readonly node: BomNode; readonly key: string; readonly depth: number };

/**
 * Visible lines of the trees; with `matches`, only matches and the nodes above them, unfolded unless toggled.
 * `cut` beyond 100,000 lines or 100 levels.
 */
export function buildBomOutline(
  roots: readonly BomNode[],
  { depth: unfolded, toggled }: OutlineExpansion,
  matches?: (item: string) => boolean,
): BomOutline {
  const leading = matches && leadingToMatch(roots, matches);
  const rows: BomOutlineRow[] = [];
  let cut = false;
  const placesOf = (nodes: readonly BomNode[], above: string, depth: number): Place[] =>
    nodes
      .map((node, index) => ({ node, key: above + String(index), depth }))
      .filter(({ node }) => !leading || leading.has(node))
      .toReversed();
  const open = placesOf(roots, '', 0);
  for (let place = open.pop(); place; place = open.pop()) {
    const { node, key, depth } = place;
    if (rows.length === maxOutlineRows) return { rows, cut: true };
    const below = leading ? node.children.some((each) => leading.has(each)) : node.children.length > 0;
    const isOpen = (leading !== undefined || depth < unfolded) !== toggled.has(key);
    const found = matches?.(node.item) ?? false;
    rows.push({
      key,
      item: node.item,
      quantity: node.quantity,
      depth,
      open: below ? isOpen : undefined,
      found,
    });
    if (!below || !isOpen) continue;
    if (depth + 1 > maxDepth) cut = true;
    else open.push(...placesOf(node.children, `${key}.`, depth + 1));
  }
  return { rows, cut };
}

/** Items from the root down to the node with a key such as "0.2.1"; empty for an invalid key. */
export function findItemPath(roots: readonly BomNode[], key: string): readonly string[] {
  const path: string[] = [];
  let nodes = roots;
  for (const index of key.split('.')) {
    const node = nodes[Number(index)];
    if (!node) return [];
    path.push(node.item);
    nodes = node.children;
  }
  return path;
}
