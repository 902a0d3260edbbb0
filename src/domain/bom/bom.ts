export type BomConfiguration = {
  readonly configurationName: string;
  readonly productNumber: string;
  readonly variantDescription: string;
};

/** One `parentItem` contains `quantity` of `item`; top-level rows have an empty `parentItem`. */
export type BomRow = {
  readonly item: string;
  readonly parentItem: string;
  readonly quantity: number;
  readonly unread?: string;
};

export type Bom = {
  readonly customerId: string;
  readonly configurations: readonly BomConfiguration[];
  readonly rows: readonly BomRow[];
  /** Number of rows left out of `rows`: they name no item, or have neither a parent nor a quantity. */
  readonly unnamed?: number;
};

export type BomNode = {
  readonly item: string;
  readonly quantity: number;
  readonly children: readonly BomNode[];
};

export const roundQuantity = (quantity: number): number => Number(quantity.toPrecision(12));

/** The item a bill is about: its first product, else the first row whose parent is not in the bill. */
export function findBomRoot(bom: Bom): string | undefined {
  const product = bom.configurations[0]?.productNumber;
  if (product) return product;
  const items = new Set(bom.rows.map((row) => row.item));
  return (bom.rows.find((row) => !items.has(row.parentItem)) ?? bom.rows[0])?.item;
}

function reach(item: string, byParent: ReadonlyMap<string, readonly BomRow[]>, reached: Set<string>): void {
  const open = [item];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    for (const row of byParent.get(next) ?? []) open.push(row.item);
  }
}

/**
 * Roots of the trees that show the whole bill: its first product, then each product and each top-level row
 * that no earlier tree contains.
 */
export function listBomRoots(bom: Bom): readonly string[] {
  const first = findBomRoot(bom);
  if (first === undefined) return [];
  const products = bom.configurations.map((each) => each.productNumber);
  const tops = bom.rows.filter(({ parentItem }) => parentItem === '').map(({ item }) => item);
  const within = new Set(bom.rows.filter(({ parentItem }) => parentItem !== '').map(({ item }) => item));
  const others = [...products, ...tops].filter(Boolean);
  const byParent = Map.groupBy(bom.rows, (row) => row.parentItem);
  const reached = new Set<string>();
  // Items that go into no other come first, as their trees may contain the others.
  const inOrder = [first, ...others.filter((item) => !within.has(item)), ...others];
  return inOrder.filter((item) => {
    if (reached.has(item)) return false;
    reach(item, byParent, reached);
    return true;
  });
}

/** Rows by parent; rows that lead back to an item above them are in `cyclic` instead. */
function acyclicRows(bom: Bom): {
  readonly byParent: ReadonlyMap<string, readonly BomRow[]>;
  readonly cyclic: readonly BomRow[];
  readonly bottomUp: readonly string[];
} {
  const { rows } = bom;
  const all = Map.groupBy(rows, (row) => row.parentItem);
  const byParent = new Map<string, BomRow[]>();
  const cyclic: BomRow[] = [];
  const bottomUp: string[] = [];
  const above = new Set<string>();
  // With an explicit stack: a chain of 50,000 items would exhaust the call stack.
  for (const start of [findBomRoot(bom) ?? '', '', ...rows.flatMap((row) => [row.parentItem, row.item])]) {
    const path: { item: string; rows: readonly BomRow[]; next: number }[] = [];
    const enter = (item: string): void => {
      byParent.set(item, []);
      above.add(item);
      path.push({ item, rows: all.get(item) ?? [], next: 0 });
    };
    if (!byParent.has(start)) enter(start);
    for (let place = path.at(-1); place; place = path.at(-1)) {
      const row = place.rows[place.next];
      place.next += 1;
      if (!row) {
        above.delete(place.item);
        bottomUp.push(place.item);
        path.pop();
      } else if (above.has(row.item)) cyclic.push(row);
      else {
        byParent.get(place.item)?.push(row);
        if (!byParent.has(row.item)) enter(row.item);
      }
    }
  }
  return { byParent, cyclic, bottomUp };
}

/** The tree of the first product. Rows that would make it endless are left out; see `validateBom`. */
export const buildBomTree = (bom: Bom): BomNode | undefined => buildBomTrees(bom, [findBomRoot(bom)])[0];

export function buildBomTrees(
  bom: Bom,
  roots: readonly (string | undefined)[] = listBomRoots(bom),
): readonly BomNode[] {
  const { byParent, bottomUp } = acyclicRows(bom);
  const children = new Map<string, readonly BomNode[]>();
  for (const item of bottomUp) {
    const nodes = (byParent.get(item) ?? []).map((row) => ({
      item: row.item,
      quantity: row.quantity,
      children: children.get(row.item) ?? [],
    }));
    children.set(item, nodes);
  }
  return roots
    .filter((root) => root !== undefined)
    .map((root) => {
      const quantity = bom.rows.find((row) => row.item === root)?.quantity;
      return { item: root, quantity: quantity || 1, children: children.get(root) ?? [] };
    });
}

export function flattenBom(
  bom: Bom,
  roots: readonly string[] = listBomRoots(bom),
): ReadonlyMap<string, number> {
  const totals = new Map<string, number>();
  const { byParent, bottomUp } = acyclicRows(bom);
  const needed = new Map(roots.map((root) => [root, 1]));
  const placed = new Set<string>();
  for (const item of bottomUp.toReversed()) {
    const count = needed.get(item);
    if (count === undefined) continue;
    if (placed.has(item)) totals.set(item, roundQuantity(count - (roots.includes(item) ? 1 : 0)));
    for (const row of byParent.get(item) ?? []) {
      placed.add(row.item);
      needed.set(row.item, (needed.get(row.item) ?? 0) + count * row.quantity);
    }
  }
  return totals;
}

export function findWhereUsed(bom: Bom, item: string): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const row of bom.rows) {
    if (row.item !== item || row.parentItem === '') continue;
    uses.set(row.parentItem, roundQuantity((uses.get(row.parentItem) ?? 0) + row.quantity));
  }
  return uses;
}

/**
 * A tree for each item, with the assemblies it goes into below it, up to the product. A root's quantity is
 * the total of the item, a node's is how many go into that assembly.
 */
export function buildWhereUsedTrees(bom: Bom): readonly BomNode[] {
  const { byParent, bottomUp } = acyclicRows(bom);
  const usedIn = Map.groupBy([...byParent.values()].flat(), (row) => row.item);
  const above = new Map<string, readonly BomNode[]>();
  for (const item of bottomUp.toReversed()) {
    const nodes = (usedIn.get(item) ?? [])
      .filter((row) => row.parentItem !== '')
      .map((row) => ({
        item: row.parentItem,
        quantity: row.quantity,
        children: above.get(row.parentItem) ?? [],
      }));
    above.set(item, nodes);
  }
  const totals = flattenBom(bom);
  return [...usedIn.keys()]
    .toSorted()
    .map((item) => ({ item, quantity: totals.get(item) ?? 0, children: above.get(item) ?? [] }));
}

export type BomIssueKind =
  | 'ORPHAN'
  | 'SELF_PARENT'
  | 'CYCLE'
  | 'DUPLICATE'
  | 'ZERO_QUANTITY'
  | 'UNREAD_QUANTITY'
  | 'NOT_SHOWN'
  | 'UNKNOWN_PART'
  | 'UNAVAILABLE_PART';
export type BomIssue = { readonly kind: BomIssueKind; readonly item: string; readonly text: string };

export type PartLookup = (partNumber: string) => { readonly partState?: string | null } | undefined;

const unavailable = ['NOT_AVAILABLE', 'ARCHIVED'];

function partIssue(item: string, lookup: PartLookup): BomIssue | undefined {
  const part = lookup(item);
  if (!part) return { kind: 'UNKNOWN_PART', item, text: `There is no part ${item}.` };
  return unavailable.includes(part.partState ?? '')
    ? { kind: 'UNAVAILABLE_PART', item, text: `Part ${item} is no longer available.` }
    : undefined;
}

export function validateBom(bom: Bom, lookup?: PartLookup): readonly BomIssue[] {
  const { rows, configurations } = bom;
  const known = new Set([
    '',
    ...rows.map((row) => row.item),
    ...configurations.map((each) => each.productNumber),
  ]);
  const cyclic = new Set(acyclicRows(bom).cyclic);
  const products = new Set(configurations.map((each) => each.productNumber));
  const shown = new Set<string>();
  const byParent = Map.groupBy(rows, (row) => row.parentItem);
  for (const root of listBomRoots(bom)) reach(root, byParent, shown);
  const places = new Set<string>();
  const lookedUp = new Set<string>();
  return rows.flatMap((row) => {
    const { item, parentItem, quantity } = row;
    const place = JSON.stringify([parentItem, item]);
    const issues: (BomIssue | undefined | false)[] = [
      !known.has(parentItem) && {
        kind: 'ORPHAN',
        item,
        text: `${item} goes into ${parentItem}, which is missing.`,
      },
      known.has(parentItem) &&
        parentItem !== '' &&
        item !== parentItem &&
        !shown.has(parentItem) && {
          kind: 'NOT_SHOWN',
          item,
          text: `${item} goes into ${parentItem}, which is part of no product. The tree does not show it.`,
        },
      item === parentItem && { kind: 'SELF_PARENT', item, text: `${item} goes into itself.` },
      item !== parentItem &&
        cyclic.has(row) && {
          kind: 'CYCLE',
          item,
          text: `${item} goes into ${parentItem}, which is itself part of ${item}.`,
        },
      places.has(place) && {
        kind: 'DUPLICATE',
        item,
        text: `${item} is listed twice in ${parentItem || 'the list'}.`,
      },
      row.unread !== undefined && {
        kind: 'UNREAD_QUANTITY',
        item,
        text: `${item} has the quantity “${row.unread}”, which is no number.`,
      },
      quantity === 0 &&
        row.unread === undefined && { kind: 'ZERO_QUANTITY', item, text: `${item} has no quantity.` },
      lookup && !lookedUp.has(item) && !products.has(item) && partIssue(item, lookup),
    ];
    places.add(place);
    lookedUp.add(item);
    return issues.filter((issue) => issue !== false && issue !== undefined);
  });
}
