/** A difference between two JSON values: what is at a place now and was not, was and is not, or is another. */
export type JsonChange = {
  readonly kind: 'ADDED' | 'REMOVED' | 'CHANGED' | 'ORDER';
  /** Where it is, in words for people: "[G6 E0217].title", "limits.retries". Empty for the value itself. */
  readonly place: string;
  /** The values as JSON, shortened. */
  readonly before?: string;
  readonly after?: string;
};

/** The difference between two JSON values; `total` counts also the changes beyond those that are listed. */
export type JsonDifference = { readonly changes: readonly JsonChange[]; readonly total: number };

/** Greatest number of changes that are listed. */
const mostChanges = 500;
/** Longest value that is shown of a change, in characters. */
const longestShown = 160;

/** Sets of fields by which the objects of a list are told apart, the first that fits. */
const keys: readonly (readonly string[])[] = [
  ['productFamily', 'errorId'],
  ['id'],
  ['name'],
  ['key'],
  ['code'],
  ['version'],
];

type Fields = ReadonlyMap<string, unknown>;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (value: object): Fields => new Map<string, unknown>(Object.entries(value));

const text = (value: unknown): string => JSON.stringify(value) ?? '';
const shown = (value: unknown): string => {
  const whole = text(value);
  return whole.length > longestShown ? `${whole.slice(0, longestShown)}…` : whole;
};

const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

/** Names of the objects of a list by some fields; undefined where one lacks them, or two have the same. */
function namesBy(list: readonly unknown[], by: readonly string[]): readonly string[] | undefined {
  const names = list.map((item) => {
    if (!isObject(item)) return undefined;
    const fields = fieldsOf(item);
    const values = by.map((name) => fields.get(name));
    return values.every(isPlain) ? values.map(String).join(' ') : undefined;
  });
  const known = names.filter((name) => name !== undefined);
  return known.length === list.length && new Set(known).size === list.length ? known : undefined;
}

type Found = { readonly changes: JsonChange[]; total: number };

function note(found: Found, change: JsonChange): void {
  found.total += 1;
  if (found.changes.length < mostChanges) found.changes.push(change);
}

const inField = (place: string, name: string): string => {
  const step = /^[A-Za-z_$][\w$-]*$/.test(name) ? name : JSON.stringify(name);
  return place === '' ? step : `${place}.${step}`;
};
const inList = (place: string, item: string | number): string => `${place}[${item}]`;

const added = (place: string, value: unknown): JsonChange => ({ kind: 'ADDED', place, after: shown(value) });
const removed = (place: string, value: unknown): JsonChange => ({
  kind: 'REMOVED',
  place,
  before: shown(value),
});

function compareFields(found: Found, place: string, before: Fields, after: Fields, at: typeof inField): void {
  for (const [name, old] of before) {
    if (after.has(name)) compare(found, at(place, name), old, after.get(name));
    else note(found, removed(at(place, name), old));
  }
  for (const [name, value] of after) if (!before.has(name)) note(found, added(at(place, name), value));
}

/** Lists of plain things, or of objects without names: what both begin and end with is the same, the rest by its place. */
function compareByPlace(
  found: Found,
  place: string,
  before: readonly unknown[],
  after: readonly unknown[],
): void {
  const [old, now] = [before.map(text), after.map(text)];
  const least = Math.min(old.length, now.length);
  let head = 0;
  while (head < least && old[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < least - head && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const oldRest = before.slice(head, before.length - tail);
  const newRest = after.slice(head, after.length - tail);
  const both = Math.min(oldRest.length, newRest.length);
  for (let index = 0; index < both; index += 1) {
    compare(found, inList(place, head + index), oldRest[index], newRest[index]);
  }
  for (const [index, value] of oldRest.slice(both).entries()) {
    note(found, removed(inList(place, head + both + index), value));
  }
  for (const [index, value] of newRest.slice(both).entries()) {
    note(found, added(inList(place, head + both + index), value));
  }
}

function compareLists(
  found: Found,
  place: string,
  before: readonly unknown[],
  after: readonly unknown[],
): void {
  for (const by of before.length > 0 && after.length > 0 ? keys : []) {
    const [old, now] = [namesBy(before, by), namesBy(after, by)];
    if (old && now) {
      const known = new Set(old);
      const kept = new Set(now);
      const stayed = old.filter((name) => kept.has(name));
      if (text(stayed) !== text(now.filter((name) => known.has(name)))) note(found, { kind: 'ORDER', place });
      const pair = (names: readonly string[], list: readonly unknown[]): Fields =>
        new Map(names.map((name, index) => [name, list[index]]));
      compareFields(found, place, pair(old, before), pair(now, after), inList);
      return;
    }
  }
  compareByPlace(found, place, before, after);
}

function compare(found: Found, place: string, before: unknown, after: unknown): void {
  if (text(before) === text(after)) return;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(found, place, before, after);
  else if (isObject(before) && isObject(after))
    compareFields(found, place, fieldsOf(before), fieldsOf(after), inField);
  else note(found, { kind: 'CHANGED', place, before: shown(before), after: shown(after) });
}

/**
 * The difference of two JSON values by their structure: neither layout nor the order of fields is one. Objects of a list
 * are told apart by the fields that name them (family and error id, id, name and the like) where each has them, and by
 * their place otherwise.
 */
export function jsonDifference(before: unknown, after: unknown): JsonDifference {
  const found: Found = { changes: [], total: 0 };
  compare(found, '', before, after);
  return found;
}
