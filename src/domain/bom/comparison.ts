import type { Bom } from './bom.ts';
import {
  getAssemblyContents,
  getUsageKey,
  buildBomIndex,
  type AssemblyContents,
  type BomIndex,
} from './bomIndex.ts';

export const bomChangeKinds = ['ADDED', 'REMOVED', 'CHANGED', 'MOVED', 'REPLACED'] as const;
export type BomChangeKind = (typeof bomChangeKinds)[number];

export type BomChangeItem = {
  readonly item: string;
  readonly quantity: number;
  readonly description: string;
  readonly unread?: string;
};

export type BomChange = {
  readonly kind: BomChangeKind;
  readonly before?: BomChangeItem;
  readonly after?: BomChangeItem;
  /** Items from the product down to the assembly, the last 20 at most; of several uses the first. */
  readonly path: readonly string[];
  readonly formerPath?: readonly string[];
  readonly uses: number;
  readonly parts: number;
  readonly within: boolean;
};

export type BomComparison = {
  readonly changes: readonly BomChange[];
  readonly left: number;
  readonly counts: Readonly<Record<BomChangeKind, number>>;
  readonly heads: readonly BomHeaderChange[];
  readonly unnamed: { readonly before: number; readonly after: number };
};

export type BomHeaderChange = {
  readonly of: 'CUSTOMER' | 'CONFIGURATION';
  readonly before: string;
  readonly after: string;
};

const maxChanges = 5000;
const maxDepth = 20;

function likeness(one: AssemblyContents, other: AssemblyContents): number {
  let shared = 0;
  for (const item of one.keys()) shared += other.has(item) ? 1 : 0;
  return shared / Math.max(1, one.size + other.size - shared);
}

/** Maximum number of pairs compared below one assembly; where there are more, none are paired. */
const maxPairs = 10_000;

/**
 * Maps new assemblies to the old ones they replace: each is in one bill only, both are in the same assembly,
 * and they share at least half of their items. The first products replace each other; products left over are
 * paired in order.
 */
function replacements(before: BomIndex, after: BomIndex): ReadonlyMap<string, string> {
  const replaced = new Map<string, string>();
  const pairs: [string, string][] = [['', '']];
  const seen = new Set<string>(['']);
  for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
    const [was, is] = [getAssemblyContents(before, pair[0]), getAssemblyContents(after, pair[1])];
    const gone = new Set([...was.keys()].filter((item) => !after.items.has(item)));
    const come = [...is.keys()].filter((item) => !before.items.has(item));
    for (const item of gone.size * come.length > maxPairs ? [] : come) {
      let [limit, twin] = [0.5, undefined as string | undefined];
      for (const former of gone) {
        const isRoot = item === after.roots[0] && former === before.roots[0];
        const alike = isRoot
          ? 1
          : likeness(getAssemblyContents(before, former), getAssemblyContents(after, item));
        if (alike >= limit) [limit, twin] = [alike, former];
      }
      if (twin === undefined) continue;
      replaced.set(item, twin);
      gone.delete(twin);
    }
    if (pair[1] === '') {
      const left = before.roots.filter((root) => gone.has(root));
      const products = after.roots.filter((root) => come.includes(root) && !replaced.has(root));
      for (const [index, root] of left.entries()) {
        const { [index]: product } = products;
        if (product !== undefined) replaced.set(product, root);
      }
    }
    for (const item of is.keys()) {
      const former = replaced.get(item) ?? item;
      if (!seen.has(item) && before.items.has(former)) pairs.push([former, item]);
      seen.add(item);
    }
  }
  return replaced;
}

type Pairing = {
  readonly before: BomIndex;
  readonly after: BomIndex;
  readonly formerOf: (item: string) => string | undefined;
  readonly successorOf: (item: string) => string | undefined;
};

function pairingOf(before: BomIndex, after: BomIndex): Pairing {
  const replaced = replacements(before, after);
  const successors = new Map([...replaced].map(([item, former]) => [former, item]));
  return {
    before,
    after,
    formerOf: (item) => replaced.get(item) ?? (before.items.has(item) ? item : undefined),
    successorOf: (item) => successors.get(item) ?? (after.items.has(item) ? item : undefined),
  };
}

type Assembly = {
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** Whether only one of the bills has the assembly, so that its own change covers its contents. */
  readonly told: boolean;
};

type Member = { readonly assembly: Assembly; readonly change: BomChange | undefined };

function* members(pairing: Pairing, assembly: Assembly, path: readonly string[]): Generator<Member> {
  const { before, after, formerOf, successorOf } = pairing;
  const sayings = (
    side: BomIndex,
    parent: string | undefined,
    item: string,
    quantity: number,
  ): BomChangeItem => {
    const unread = side.unread.get(getUsageKey(parent ?? '', item));
    const description = side.descriptions.get(item) ?? '';
    return { item, quantity, description, ...(unread !== undefined && { unread }) };
  };
  const uses = (side: BomIndex, item: string | undefined): number => side.uses.get(item ?? '') ?? 0;
  const shared = {
    path,
    uses: Math.max(uses(before, assembly.before), uses(after, assembly.after)),
    within: assembly.told,
  };
  const [was, is] = [
    getAssemblyContents(before, assembly.before),
    getAssemblyContents(after, assembly.after),
  ];
  for (const [item, quantity] of is) {
    const former = formerOf(item);
    const formerQuantity = former === undefined ? undefined : was.get(former);
    const now = sayings(after, assembly.after, item, quantity);
    const parts = getAssemblyContents(after, item).size;
    if (former === undefined || formerQuantity === undefined) {
      yield {
        assembly: { before: former, after: item, told: former === undefined },
        change: { ...shared, kind: 'ADDED', after: now, parts },
      };
      continue;
    }
    const then = sayings(before, assembly.before, former, formerQuantity);
    const isSame =
      then.quantity === now.quantity && then.description === now.description && then.unread === now.unread;
    const kind = former !== item ? 'REPLACED' : isSame ? undefined : 'CHANGED';
    yield {
      assembly: { before: former, after: item, told: false },
      change: kind && { ...shared, kind, before: then, after: now, parts },
    };
  }
  for (const [item, quantity] of was) {
    const next = successorOf(item);
    if (next !== undefined && is.has(next)) continue;
    const parts = getAssemblyContents(before, item).size;
    yield {
      assembly: { before: item, after: next, told: next === undefined },
      change: { ...shared, kind: 'REMOVED', before: sayings(before, assembly.before, item, quantity), parts },
    };
  }
}

function differences(before: BomIndex, after: BomIndex): readonly BomChange[] {
  const pairing = pairingOf(before, after);
  const changes: BomChange[] = [];
  const seen = { before: new Set<string>(), after: new Set<string>() };
  const path: string[] = [];
  // With an explicit stack: a chain of 50,000 items would exhaust the call stack.
  const open: { readonly isNamed: boolean; readonly members: Generator<Member> }[] = [];
  const enter = (assembly: Assembly): void => {
    const { before: was, after: is } = assembly;
    if (is === undefined ? was === undefined || seen.before.has(was) : seen.after.has(is)) return;
    if (was !== undefined) seen.before.add(was);
    if (is !== undefined) seen.after.add(is);
    const name = is ?? was ?? '';
    if (name !== '') path.push(name);
    open.push({ isNamed: name !== '', members: members(pairing, assembly, path.slice(-maxDepth)) });
  };
  // Assemblies that no product contains are compared last.
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

/** Turns the removal and the addition of an item into a move, if it has exactly one of each. */
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

const headOf = ({ customerId, configurations }: Bom): readonly string[] => [
  customerId,
  [...new Set(configurations.map(({ configurationName }) => configurationName))].filter(Boolean).join(', '),
];

function headChanges(before: Bom, after: Bom): readonly BomHeaderChange[] {
  const [was, is] = [headOf(before), headOf(after)];
  return (['CUSTOMER', 'CONFIGURATION'] as const)
    .map((of, index) => ({ of, before: was[index] ?? '', after: is[index] ?? '' }))
    .filter((head) => head.before !== head.after);
}

/**
 * Compares each assembly once; rows are matched by item number, in any order. An item that left one assembly
 * for one other has moved, whatever its quantity. Contents of an added or removed assembly are marked
 * `within` and not counted. `left` is the number of changes beyond 5,000.
 */
export function compareBoms(before: Bom, after: Bom): BomComparison {
  const changes = withMoves(differences(buildBomIndex(before), buildBomIndex(after)));
  const counts = { ADDED: 0, REMOVED: 0, CHANGED: 0, MOVED: 0, REPLACED: 0 };
  for (const { kind, within } of changes) if (!within) counts[kind] += 1;
  return {
    changes: changes.slice(0, maxChanges),
    left: Math.max(0, changes.length - maxChanges),
    counts,
    heads: headChanges(before, after),
    unnamed: { before: before.unnamed ?? 0, after: after.unnamed ?? 0 },
  };
}
