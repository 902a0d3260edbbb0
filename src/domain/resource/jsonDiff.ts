import type { Node } from 'jsonc-parser';
import { parseJson } from './json.ts';
import { invisibleCharacters } from '../words/escapeInvisibleText.ts';

/** Characters that are shown of the common beginning of two long texts. */
const maxAlikeShown = 40;

const cut = (text: string, from: number, length: number): string => {
  const end = text.length > from + length ? '…' : '';
  return `${from > 0 ? '…' : ''}${text.slice(from, from + length)}${end}`;
};

function findFirstDifference(before: string, after: string): number {
  let place = 0;
  while (place < before.length && before[place] === after[place]) place += 1;
  return place;
}

/** A text by its look: Unicode composition, kinds of blanks and invisible characters make no difference. */
const toLook = (text: string): string => text.normalize('NFKC').replaceAll(invisibleCharacters, '');

/** JSON escapes for all but printable ASCII, and the ellipsis of a cut. */
const toEscaped = (text: string): string =>
  text.replaceAll(
    /[^\x20-\x7E…]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  );

/** At most `length` characters each: long texts from near their difference, those that look alike escaped. */
function writeBothSides(
  before: string,
  after: string,
  length: number,
): { readonly before: string; readonly after: string } {
  const first = findFirstDifference(before, after);
  const from = first < length - maxAlikeShown ? 0 : first - maxAlikeShown;
  const sides = { before: cut(before, from, length), after: cut(after, from, length) };
  if (toLook(sides.before) !== toLook(sides.after)) return sides;
  return { before: toEscaped(sides.before), after: toEscaped(sides.after) };
}

export type JsonChange = {
  readonly kind: 'ADDED' | 'REMOVED' | 'CHANGED' | 'ORDER';
  readonly place: string;
  /** Values as JSON, shortened; numbers as they are written. */
  readonly before?: string;
  readonly after?: string;
};

export type JsonDiff = { readonly changes: readonly JsonChange[]; readonly total: number };

const maxChanges = 500;
const maxShownLength = 160;

const keys: readonly (readonly string[])[] = [
  ['productFamily', 'errorId'],
  ['id'],
  ['name'],
  ['key'],
  ['code'],
  ['version'],
];

type Value = {
  readonly id: number;
  readonly kind: 'PLAIN' | 'OBJECT' | 'LIST';
  /** A scalar as in the text; a string in one form, whatever its escapes. */
  readonly text: string;
  readonly fields: Fields;
  readonly items: readonly Value[];
};
type Fields = ReadonlyMap<string, Value>;

const noFields: Fields = new Map();

/** Gives each value an id: equal values, whatever the order of their fields, have the same one. */
class Values {
  readonly #ids = new Map<string, number>();

  #idOf(content: string): number {
    const id = this.#ids.get(content) ?? this.#ids.size;
    this.#ids.set(content, id);
    return id;
  }

  read(source: string, node: Node): Value {
    const children = node.children ?? [];
    if (node.type === 'object') {
      const fields = new Map<string, Value>();
      for (const { children: [name, value] = [] } of children) {
        if (name && value) fields.set(String(name.value), this.read(source, value));
      }
      const named = [...fields].map(([name, { id }]) => `${JSON.stringify(name)}:${id}`).toSorted();
      return { id: this.#idOf(`{${named.join()}}`), kind: 'OBJECT', text: '', fields, items: [] };
    }
    if (node.type === 'array') {
      const items = children.map((child) => this.read(source, child));
      const id = this.#idOf(`[${items.map((item) => item.id).join()}]`);
      return { id, kind: 'LIST', text: '', fields: noFields, items };
    }
    const text =
      node.type === 'string'
        ? JSON.stringify(node.value)
        : source.slice(node.offset, node.offset + node.length);
    return { id: this.#idOf(text), kind: 'PLAIN', text, fields: noFields, items: [] };
  }
}

function beginningOf(value: Value, room: number): string {
  if (value.kind === 'PLAIN') return value.text;
  const [open, close] = value.kind === 'OBJECT' ? ['{', '}'] : ['[', ']'];
  const parts: readonly (readonly [string, Value])[] =
    value.kind === 'OBJECT'
      ? [...value.fields].map(([name, field]) => [`${JSON.stringify(name)}:`, field])
      : value.items.map((item) => ['', item]);
  let text: string = open;
  for (const [index, [name, part]] of parts.entries()) {
    if (text.length > room) return text;
    text += `${index > 0 ? ',' : ''}${name}${beginningOf(part, room - text.length)}`;
  }
  return text + close;
}

const shown = (value: Value): string => {
  const beginning = beginningOf(value, maxShownLength);
  return beginning.length > maxShownLength ? `${beginning.slice(0, maxShownLength)}…` : beginning;
};

const isName = ({ kind, text }: Value): boolean => kind === 'PLAIN' && /^["\d-]/.test(text);
const nameOf = ({ text }: Value): string => (text.startsWith('"') ? String(JSON.parse(text)) : text);

function namesBy(list: readonly Value[], by: readonly string[]): readonly string[] | undefined {
  const names: string[] = [];
  for (const { fields } of list) {
    const values = by.flatMap((name) => fields.get(name) ?? []);
    if (values.length < by.length || !values.every(isName)) return undefined;
    names.push(values.map(nameOf).join(' '));
  }
  return new Set(names).size === names.length ? names : undefined;
}

type Found = { readonly changes: JsonChange[]; total: number };

function note(found: Found, change: JsonChange): void {
  found.total += 1;
  if (found.changes.length < maxChanges) found.changes.push(change);
}

const inField = (place: string, name: string): string => {
  const step = /^[A-Za-z_$][\w$-]*$/.test(name) ? name : JSON.stringify(name);
  return place === '' ? step : `${place}.${step}`;
};
const inList = (place: string, item: string | number): string => `${place}[${item}]`;

const added = (place: string, value: Value): JsonChange => ({ kind: 'ADDED', place, after: shown(value) });
const removed = (place: string, value: Value): JsonChange => ({
  kind: 'REMOVED',
  place,
  before: shown(value),
});

function compareFields(found: Found, place: string, before: Fields, after: Fields, at: typeof inField): void {
  for (const [name, old] of before) {
    const now = after.get(name);
    if (now) compare(found, at(place, name), old, now);
    else note(found, removed(at(place, name), old));
  }
  for (const [name, value] of after) if (!before.has(name)) note(found, added(at(place, name), value));
}

/**
 * Compares lists of scalars, or of objects without a name: the common head and tail are the same, the rest
 * goes by index.
 */
function compareByPlace(
  found: Found,
  place: string,
  before: readonly Value[],
  after: readonly Value[],
): void {
  const [old, now] = [before.map(({ id }) => id), after.map(({ id }) => id)];
  const least = Math.min(old.length, now.length);
  let head = 0;
  while (head < least && old[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < least - head && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const oldRest = before.slice(head, before.length - tail);
  const newRest = after.slice(head, after.length - tail);
  const both = Math.min(oldRest.length, newRest.length);
  for (const [index, value] of oldRest.slice(0, both).entries()) {
    const other = newRest[index];
    if (other) compare(found, inList(place, head + index), value, other);
  }
  for (const [index, value] of oldRest.slice(both).entries()) {
    note(found, removed(inList(place, head + both + index), value));
  }
  for (const [index, value] of newRest.slice(both).entries()) {
    note(found, added(inList(place, head + both + index), value));
  }
}

function compareLists(found: Found, place: string, before: readonly Value[], after: readonly Value[]): void {
  for (const by of before.length > 0 && after.length > 0 ? keys : []) {
    const [old, now] = [namesBy(before, by), namesBy(after, by)];
    if (old && now) {
      const known = new Set(old);
      const kept = new Set(now);
      const stayed = old.filter((name) => kept.has(name));
      const order = now.filter((name) => known.has(name));
      if (stayed.some((name, index) => name !== order[index])) note(found, { kind: 'ORDER', place });
      const pair = (names: readonly string[], list: readonly Value[]): Fields =>
        new Map(names.flatMap((name, index) => (list[index] ? [[name, list[index]] as const] : [])));
      compareFields(found, place, pair(old, before), pair(now, after), inList);
      return;
    }
  }
  compareByPlace(found, place, before, after);
}

function compare(found: Found, place: string, before: Value, after: Value): void {
  if (before.id === after.id) return;
  if (before.kind === 'LIST' && after.kind === 'LIST') {
    compareLists(found, place, before.items, after.items);
  } else if (before.kind === 'OBJECT' && after.kind === 'OBJECT') {
    compareFields(found, place, before.fields, after.fields, inField);
  } else if (before.kind === 'PLAIN' && after.kind === 'PLAIN') {
    note(found, { kind: 'CHANGED', place, ...writeBothSides(before.text, after.text, maxShownLength) });
  } else note(found, { kind: 'CHANGED', place, before: shown(before), after: shown(after) });
}

/**
 * Layout and order of fields make no difference; how a number is written does. Objects in a list are matched
 * by the fields that name them where all have them, else by index. Undefined where either text is no JSON.
 * Linear time.
 */
export function diffJson(before: string, after: string): JsonDiff | undefined {
  const [old, now] = [parseJson(before), parseJson(after)];
  if (!old.isSound || !now.isSound) return undefined;
  const values = new Values();
  const found: Found = { changes: [], total: 0 };
  compare(found, '', values.read(before, old.root), values.read(after, now.root));
  return found;
}
