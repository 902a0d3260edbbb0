import { bomRoot, type Bom } from './bom.ts';

export const bomChangeKinds = ['ADDED', 'REMOVED', 'CHANGED', 'MOVED', 'REPLACED'] as const;
export type BomChangeKind = (typeof bomChangeKinds)[number];

/** What one bill of materials says of an item in an assembly. */
export type BomSide = { readonly item: string; readonly quantity: number; readonly description: string };

/** What became of an item in the assembly it goes into. */
export type BomChange = {
  readonly kind: BomChangeKind;
  readonly before?: BomSide;
  readonly after?: BomSide;
  /** From the product down to the assembly, at most the last 20 levels; of several places the first. */
  readonly path: readonly string[];
  /** Of a moved item: where it was. */
  readonly formerPath?: readonly string[];
  /** How many assemblies the assembly itself goes into. */
  readonly uses: number;
  /** How many different items go into the item directly. */
  readonly parts: number;
  /** Whether it came or went with its assembly rather than by itself. */
  readonly within: boolean;
};

export type BomDiff = {
  /** At most 5,000, in the order of the tree. */
  readonly changes: readonly BomChange[];
  /** How many changes are left out of them. */
  readonly left: number;
  /** How many changes there are of a kind, without what came or went with its assembly. */
  readonly counts: Readonly<Record<BomChangeKind, number>>;
};

const mostChanges = 5000;
const deepest = 20;

type Contents = ReadonlyMap<string, number>;
const nothing: Contents = new Map();

/** A bill of materials by what goes into what; repeated rows are added up, as in a lens with sums. */
type Side = {
  readonly contents: ReadonlyMap<string, Contents>;
  readonly items: ReadonlySet<string>;
  readonly uses: ReadonlyMap<string, number>;
  readonly descriptions: ReadonlyMap<string, string>;
  readonly root: string | undefined;
};

/** A quantity as it is read after additions of decimal fractions. */
const rounded = (quantity: number): number => Number(quantity.toPrecision(12));

function sideOf(bom: Bom): Side {
  const contents = new Map<string, Map<string, number>>();
  const add = (parent: string, item: string, quantity: number): void => {
    const inside = contents.get(parent) ?? new Map<string, number>();
    inside.set(item, rounded((inside.get(item) ?? 0) + quantity));
    contents.set(parent, inside);
  };
  const root = bomRoot(bom);
  const own = bom.rows.find(({ item, parentItem }) => item === root && parentItem === '');
  // The product is an item of its own top, whether or not it has a row that says so.
  if (root !== undefined && !own) add('', root, 1);
  for (const { parentItem, item, quantity } of bom.rows) add(parentItem, item, quantity);
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
    root,
  };
}

const inside = (side: Side, item: string | undefined): Contents =>
  (item === undefined ? undefined : side.contents.get(item)) ?? nothing;

/** How much two assemblies have in common, from 0 to 1. */
function likeness(one: Contents, other: Contents): number {
  let shared = 0;
  for (const item of one.keys()) shared += other.has(item) ? 1 : 0;
  return shared / Math.max(1, one.size + other.size - shared);
}

/** Beyond that many pairs below one assembly, each would have to be compared with each: they are not paired. */
const mostPairs = 10_000;

/**
 * New assemblies by the one each replaces: an assembly that is nowhere in the other bill, in the same place, made of
 * the same items for the most part. The products themselves are always each other's.
 */
function replacements(before: Side, after: Side): ReadonlyMap<string, string> {
  const replaced = new Map<string, string>();
  const pairs: [string, string][] = [['', '']];
  const seen = new Set<string>(['']);
  for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
    const [was, is] = [inside(before, pair[0]), inside(after, pair[1])];
    const gone = new Set([...was.keys()].filter((item) => !after.items.has(item)));
    const come = [...is.keys()].filter((item) => !before.items.has(item));
    for (const item of gone.size * come.length > mostPairs ? [] : come) {
      let [most, twin] = [0.5, undefined as string | undefined];
      for (const former of gone) {
        const isRoot = item === after.root && former === before.root;
        const alike = isRoot ? 1 : likeness(inside(before, former), inside(after, item));
        if (alike >= most) [most, twin] = [alike, former];
      }
      if (twin === undefined) continue;
      replaced.set(item, twin);
      gone.delete(twin);
    }
    for (const item of is.keys()) {
      const former = replaced.get(item) ?? item;
      if (!seen.has(item) && before.items.has(former)) pairs.push([former, item]);
      seen.add(item);
    }
  }
  return replaced;
}

/** Both bills, and which item of the one is which of the other. */
type Pairing = {
  readonly before: Side;
  readonly after: Side;
  readonly formerOf: (item: string) => string | undefined;
  readonly successorOf: (item: string) => string | undefined;
};

function pairingOf(before: Side, after: Side): Pairing {
  const replaced = replacements(before, after);
  const successors = new Map([...replaced].map(([item, former]) => [former, item]));
  return {
    before,
    after,
    formerOf: (item) => replaced.get(item) ?? (before.items.has(item) ? item : undefined),
    successorOf: (item) => successors.get(item) ?? (after.items.has(item) ? item : undefined),
  };
}

/** An assembly as the bills have it; one of them may not. */
type Assembly = {
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** Whether one of the bills does not have it, and says so of the assembly itself. */
  readonly told: boolean;
};

type Member = { readonly assembly: Assembly; readonly change: BomChange | undefined };

/** What goes into an assembly in either bill: each item with what became of it, if anything did. */
function* members(pairing: Pairing, assembly: Assembly, path: readonly string[]): Generator<Member> {
  const { before, after, formerOf, successorOf } = pairing;
  const sayings = (side: Side, item: string, quantity: number): BomSide => ({
    item,
    quantity,
    description: side.descriptions.get(item) ?? '',
  });
  const uses = (side: Side, item: string | undefined): number => side.uses.get(item ?? '') ?? 0;
  const shared = {
    path,
    uses: Math.max(uses(before, assembly.before), uses(after, assembly.after)),
    within: assembly.told,
  };
  const [was, is] = [inside(before, assembly.before), inside(after, assembly.after)];
  for (const [item, quantity] of is) {
    const former = formerOf(item);
    const formerQuantity = former === undefined ? undefined : was.get(former);
    const now = sayings(after, item, quantity);
    const parts = inside(after, item).size;
    if (former === undefined || formerQuantity === undefined) {
      yield {
        assembly: { before: former, after: item, told: former === undefined },
        change: { ...shared, kind: 'ADDED', after: now, parts },
      };
      continue;
    }
    const then = sayings(before, former, formerQuantity);
    const isSame = then.quantity === now.quantity && then.description === now.description;
    const kind = former !== item ? 'REPLACED' : isSame ? undefined : 'CHANGED';
    yield {
      assembly: { before: former, after: item, told: false },
      change: kind && { ...shared, kind, before: then, after: now, parts },
    };
  }
  for (const [item, quantity] of was) {
    const next = successorOf(item);
    if (next !== undefined && is.has(next)) continue;
    const parts = inside(before, item).size;
    yield {
      assembly: { before: item, after: next, told: next === undefined },
      change: { ...shared, kind: 'REMOVED', before: sayings(before, item, quantity), parts },
    };
  }
}

function differences(before: Side, after: Side): readonly BomChange[] {
  const pairing = pairingOf(before, after);
  const changes: BomChange[] = [];
  const seen = { before: new Set<string>(), after: new Set<string>() };
  const path: string[] = [];
  // Depth first with a stack of its own: a chain of 50,000 items must not exhaust the call stack.
  const open: { readonly isNamed: boolean; readonly members: Generator<Member> }[] = [];
  const enter = (assembly: Assembly): void => {
    const { before: was, after: is } = assembly;
    if (is === undefined ? was === undefined || seen.before.has(was) : seen.after.has(is)) return;
    if (was !== undefined) seen.before.add(was);
    if (is !== undefined) seen.after.add(is);
    const name = is ?? was ?? '';
    if (name !== '') path.push(name);
    open.push({ isNamed: name !== '', members: members(pairing, assembly, path.slice(-deepest)) });
  };
  // What nothing leads to is compared as well, after the product.
  for (const start of ['', ...after.contents.keys(), ...before.contents.keys()]) {
    enter({ before: pairing.formerOf(start), after: pairing.successorOf(start), told: false });
    for (let place = open.at(-1); place; place = open.at(-1)) {
      const { value, done } = place.members.next();
      if (done) {
        open.pop();
        if (place.isNamed) path.pop();
        continue;
      }
      if (value.change) changes.push(value.change);
      enter(value.assembly);
    }
  }
  return changes;
}

/** An item that left exactly one assembly and came into exactly one other has moved. */
function withMoves(changes: readonly BomChange[]): readonly BomChange[] {
  const byItem = Map.groupBy(
    changes.filter(({ kind, within }) => !within && (kind === 'ADDED' || kind === 'REMOVED')),
    ({ before, after }) => (after ?? before)?.item ?? '',
  );
  const moves = new Map<BomChange, BomChange | undefined>();
  for (const [one, other, ...more] of byItem.values()) {
    if (!one || !other || more.length > 0 || one.kind === other.kind) continue;
    const [came, left] = one.kind === 'ADDED' ? [one, other] : [other, one];
    if (!left.before) continue;
    moves.set(came, { ...came, kind: 'MOVED', before: left.before, formerPath: left.path });
    moves.set(left, undefined);
  }
  return changes.flatMap((change) => (moves.has(change) ? (moves.get(change) ?? []) : change));
}

/**
 * How two bills of materials differ, assembly by assembly. An item is the same in both by its number and by the
 * assembly it goes into; an assembly that is used in several places is compared once. What was taken from one
 * assembly and put into one other has moved, whatever its quantity; its own contents are compared as ever. What an
 * added or removed assembly consists of comes with it (`within`).
 */
export function bomDiff(before: Bom, after: Bom): BomDiff {
  const changes = withMoves(differences(sideOf(before), sideOf(after)));
  const counts = { ADDED: 0, REMOVED: 0, CHANGED: 0, MOVED: 0, REPLACED: 0 };
  for (const { kind, within } of changes) if (!within) counts[kind] += 1;
  return {
    changes: changes.slice(0, mostChanges),
    left: Math.max(0, changes.length - mostChanges),
    counts,
  };
}
