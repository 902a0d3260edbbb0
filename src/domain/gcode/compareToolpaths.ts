import { getColumnValue, valuesPerArc, valuesPerSegment, type Toolpath } from './toolpath.ts';

export type ToolpathComparison = {
  readonly storedKept: Uint8Array;
  readonly editedKept: Uint8Array;
  readonly equal: number;
  readonly removed: number;
  readonly added: number;
  readonly isReordered: boolean;
};

/** Resolution of the comparison: numbers that agree to 1/1000 mm (or mm/min, or rad) are equal. */
const grain = 1000;

/**
 * Segments are equal with the same kind, points, tool and feed, to 0.001, whatever their line and order: an
 * inserted or moved line changes nothing but itself.
 */
export function compareToolpaths(stored: Toolpath, edited: Toolpath): ToolpathComparison {
  const storedKept = new Uint8Array(stored.length);
  const editedKept = new Uint8Array(edited.length);
  const heads = new Map<number, number>();
  const next = new Int32Array(stored.length).fill(-1);
  // From the end, so that of several equal segments the first is found first.
  for (let segment = stored.length - 1; segment >= 0; segment -= 1) {
    const hash = hashOf(stored, segment);
    next[segment] = heads.get(hash) ?? -1;
    heads.set(hash, segment);
  }
  let equal = 0;
  let latest = -1;
  let isReordered = false;
  for (let segment = 0; segment < edited.length; segment += 1) {
    const twin = take(stored, edited, segment, heads, next);
    if (twin < 0) continue;
    equal += 1;
    storedKept[twin] = 1;
    editedKept[segment] = 1;
    if (twin < latest) isReordered = true;
    latest = twin;
  }
  const [removed, added] = [stored.length - equal, edited.length - equal];
  return { storedKept, editedKept, equal, removed, added, isReordered };
}

function take(
  stored: Toolpath,
  edited: Toolpath,
  segment: number,
  heads: Map<number, number>,
  next: Int32Array,
): number {
  const hash = hashOf(edited, segment);
  let before = -1;
  for (let twin = heads.get(hash) ?? -1; twin >= 0; twin = getColumnValue(next, twin)) {
    if (isSame(stored, twin, edited, segment)) {
      if (before < 0) heads.set(hash, getColumnValue(next, twin));
      else next[before] = getColumnValue(next, twin);
      return twin;
    }
    before = twin;
  }
  return -1;
}

const ofSegment = valuesPerSegment + 4;
const numbers = ofSegment + valuesPerArc;

function trait(path: Toolpath, segment: number, index: number): number {
  if (index < valuesPerSegment)
    return Math.round(getColumnValue(path.points, segment * valuesPerSegment + index) * grain);
  if (index === valuesPerSegment) return getColumnValue(path.kinds, segment);
  if (index === valuesPerSegment + 1) return getColumnValue(path.tools, segment);
  if (index === valuesPerSegment + 2) return Math.round(getColumnValue(path.feeds, segment) * grain);
  if (index === valuesPerSegment + 3) return getColumnValue(path.zeros, segment);
  const arc = getColumnValue(path.arcOf, segment);
  if (arc < 0) return 0;
  return Math.round(getColumnValue(path.arcs, arc * valuesPerArc + index - ofSegment) * grain);
}

function hashOf(path: Toolpath, segment: number): number {
  let hash = 0x811c9dc5;
  const used = getColumnValue(path.arcOf, segment) < 0 ? ofSegment : numbers;
  for (let index = 0; index < used; index += 1) {
    hash = Math.imul(hash ^ (trait(path, segment, index) | 0), 0x01000193);
    hash ^= hash >>> 15;
  }
  return hash;
}

function isSame(one: Toolpath, segment: number, other: Toolpath, twin: number): boolean {
  for (let index = 0; index < numbers; index += 1) {
    if (trait(one, segment, index) !== trait(other, twin, index)) return false;
  }
  return true;
}
