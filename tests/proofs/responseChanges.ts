import { getOmission } from '~/api/responses/rawValues.ts';
import type { RecordField, ValueKind } from '~/api/responses/shapes.ts';

/** A step of a path into a response: a field, each item of a list, or each value of a map. */
type Step = { readonly field: string } | 'ITEMS' | 'VALUES';

/** A change at one position of a response. */
export type NamedResponseChange = {
  /** Position and new value, such as `Account.accountName: null`. */
  readonly name: string;
  /** Name of the changed field in its record; undefined for the response itself. */
  readonly field: string | undefined;
  readonly apply: (answer: unknown) => unknown;
};

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Stands for a removed field. */
const absent = Symbol('absent');

/** Replacements for values: none, and one of each type. */
const replacements: readonly unknown[] = [absent, null, 'no', 7, true, [], ['x'], {}, { x: 1 }];

/** Invalid items inserted at the start of a list. */
const badItems: readonly unknown[] = [null, 'no', 7, {}, []];

const textOf = (value: unknown): string => (value === absent ? 'absent' : JSON.stringify(value));

const fitsPlainly = (value: unknown, { is }: ValueKind): boolean =>
  (typeof value === 'string' && is === 'TEXT') ||
  (typeof value === 'number' && is === 'NUMBER') ||
  (typeof value === 'boolean' && is === 'FLAG');

/** Invalid replacements for a value of a kind. */
function replacementsFor(kind: ValueKind): readonly unknown[] {
  const wrong = replacements.filter((value) => !fitsPlainly(value, kind));
  if (kind.is === 'MEMBER') return [...wrong.filter((value) => value !== 'no'), 'NOBODY_KNOWS'];
  if (kind.is === 'DATE') return [...wrong.filter((value) => value !== 'no'), 'the day before'];
  return wrong;
}

/**
 * Changes all items of a list except the last, so that changed and unchanged items are displayed together.
 */
const changeItems = (list: readonly unknown[], change: (item: unknown) => unknown): readonly unknown[] =>
  list.map((item, index) => (index > 0 && index === list.length - 1 ? item : change(item)));

function changeRecord(record: Json, field: string, change: (value: unknown) => unknown): Json {
  const value = change(record[field]);
  if (value !== absent) return { ...record, [field]: value };
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== field));
}

/** Changes the values at the end of a path; missing parts of the path stay missing. */
function changeAt(
  value: unknown,
  [step, ...rest]: readonly Step[],
  change: (value: unknown) => unknown,
): unknown {
  if (step === undefined) return change(value);
  const further = (next: unknown): unknown => changeAt(next, rest, change);
  if (step === 'ITEMS') return Array.isArray(value) ? changeItems(value, further) : value;
  if (!isRecord(value)) return value;
  if (step === 'VALUES') {
    const names = Object.keys(value);
    const changed = changeItems(Object.values(value), further);
    return Object.fromEntries(names.map((name, index) => [name, changed[index]]));
  }
  const isThere = rest.length === 0 || Object.hasOwn(value, step.field);
  return isThere ? changeRecord(value, step.field, further) : value;
}

type Place = {
  readonly name: string;
  readonly field: string | undefined;
  readonly way: readonly Step[];
  /** Names of the records along the path, to end recursion. */
  readonly records: readonly string[];
};

const changesTo = (
  { name, field, way }: Place,
  values: readonly unknown[],
  toText: (value: unknown) => string,
  toChange: (value: unknown) => (now: unknown) => unknown,
): readonly NamedResponseChange[] =>
  values.map((value) => ({
    name: `${name}: ${toText(value)}`,
    field,
    apply: (answer) => changeAt(answer, way, toChange(value)),
  }));

/** Changes within list items, and insertions of invalid items. */
function changesOfList(of: ValueKind, place: Place): readonly NamedResponseChange[] {
  const preceded = changesTo(
    place,
    badItems,
    (item) => `an item ${textOf(item)}`,
    (item) => (list) => (Array.isArray(list) ? [item, ...list] : list),
  );
  const items = { ...place, name: `${place.name}[]`, way: [...place.way, 'ITEMS'] } as const;
  return [...preceded, ...changesWithin(of, items)];
}

/** Changes within the parts of a value. */
function changesWithin(kind: ValueKind, place: Place): readonly NamedResponseChange[] {
  switch (kind.is) {
    case 'LIST':
      return changesOfList(kind.of, place);
    case 'MAP':
      return changesWithin(kind.of, { ...place, name: `${place.name}{}`, way: [...place.way, 'VALUES'] });
    case 'EITHER':
      return kind.kinds.flatMap((each) => changesWithin(each, place));
    case 'RECORD':
      if (place.records.includes(kind.name)) return [];
      return kind
        .fields()
        .flatMap((field) =>
          changesOfField(field, kind.name, { ...place, records: [...place.records, kind.name] }),
        );
    case 'ANYTHING':
    case 'TEXT':
    case 'DATE':
    case 'NUMBER':
    case 'FLAG':
    case 'MEMBER':
      return [];
  }
}

function changesOfField(
  { name, kind }: RecordField,
  record: string,
  { way, records }: Place,
): readonly NamedResponseChange[] {
  const place: Place = {
    name: `${record}.${name}`,
    field: `${record}.${name}`,
    way: [...way, { field: name }],
    records,
  };
  return [
    ...changesTo(place, replacementsFor(kind), textOf, (value) => () => value),
    ...changesWithin(kind, place),
  ];
}

/** All changes of all fields of a response, and of the response as a whole. */
export function listResponseChanges(kind: ValueKind, name: string): readonly NamedResponseChange[] {
  const root: Place = { name, field: undefined, way: [], records: [] };
  const wholes = replacementsFor(kind).filter((value) => value !== absent);
  return [...changesTo(root, wholes, textOf, (value) => () => value), ...changesWithin(kind, root)];
}

const withOmission = (value: unknown): unknown => {
  if (!Array.isArray(value)) return value;
  const { omitted = 0 } = getOmission(value) ?? {};
  return omitted === 0 ? value : { omitted, shown: [...value] };
};

/** Key of a parsed response: its values, and the number of items left out of its lists. */
export const buildDataKey = (read: unknown): string =>
  JSON.stringify(read, (_, value: unknown) => withOmission(value)) ?? 'undefined';
