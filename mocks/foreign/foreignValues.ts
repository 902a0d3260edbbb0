import { createRandom } from '../factory/random.ts';
import {
  readObjectFields,
  readArray,
  resolvePart,
  readString,
} from '../../src/domain/apiDescription/document.ts';
import { buildOpenApiDescription } from '../cms/apiModules.ts';

type SchemaShape = {
  readonly fields: ReadonlyMap<string, { readonly schema: unknown; readonly isRequired: boolean }>;
  readonly items: unknown;
  readonly values: unknown;
  readonly members: readonly string[];
  readonly isNullable: boolean;
};

const shapes = new WeakMap<object, SchemaShape>();
const empty: SchemaShape = {
  fields: new Map(),
  items: undefined,
  values: undefined,
  members: [],
  isNullable: false,
};

export function parseSchemaShape(schema: unknown): SchemaShape {
  if (typeof schema !== 'object' || schema === null) return empty;
  const known = shapes.get(schema);
  if (known) return known;
  const own = readObjectFields(resolvePart(buildOpenApiDescription(), schema));
  const parts = readArray(own.get('allOf')).map(parseSchemaShape);
  const required = new Set(readArray(own.get('required')));
  const shape = {
    fields: new Map([
      ...parts.flatMap(({ fields }) => [...fields]),
      ...[...readObjectFields(own.get('properties'))].map(
        ([name, inside]) => [name, { schema: inside, isRequired: required.has(name) }] as const,
      ),
    ]),
    items: own.get('items') ?? parts.find(({ items }) => items !== undefined)?.items,
    values: typeof own.get('additionalProperties') === 'object' ? own.get('additionalProperties') : undefined,
    members: [
      ...parts.flatMap(({ members }) => members),
      ...readArray(own.get('enum')).map(readString),
    ].filter(Boolean),
    isNullable: readArray(own.get('type')).includes('null') || parts.some(({ isNullable }) => isNullable),
  };
  shapes.set(schema, shape);
  return shape;
}

export const deviations = ['NULLS', 'FIELDS', 'DATES', 'MEMBERS', 'ORDER'] as const;
export type Deviation = (typeof deviations)[number];

export const unknownEnumMember = 'NOVEL';

export const additionalFields = { tenant: 'north', audit: { changedBy: null, tags: [] } } as const;

/** Lists whose order has a meaning. */
const sequences = new Set(['argumentTypes', 'parameters', 'partOutPuts', 'subParts', 'children', 'outputs']);

/**
 * Key fields of records; the first entry whose fields (one or several) a record has is its key. Parts of
 * records come before the records that contain them.
 */
const keys = [
  'catalogue name',
  'firmwareName fromVersion',
  'revisionName',
  'attachmentId',
  'artefactType',
  'serialNumber',
  'productConfigurationId',
  'configurationId',
  'ticketId',
  'partNumber',
  'accountNumber',
  'macroId',
  'machineId',
  'address',
  'emailAddress',
  'email',
  'platform',
  'name',
  'id',
].map((names) => names.split(' '));
const keyNames = new Set(keys.flat());

/** The key of a record; empty for a value without one. */
function keyOf(value: object): string {
  const fields = new Map<string, unknown>(Object.entries(value));
  const isText = (name: string): boolean => typeof fields.get(name) === 'string' && fields.get(name) !== '';
  return (keys.find((names) => names.every(isText)) ?? []).map((name) => String(fields.get(name))).join('/');
}

type Place = { readonly record: string; readonly field: string };

export const hasUnknownEnumMember = (record: string): boolean =>
  record !== '' && createRandom(`odd/${record}`).next() < 1 / 4;

/**
 * Whether a record has an unknown enum member in a non-key field; deterministic for each record and field.
 */
const hasUnknownMember = ({ record, field }: Place): boolean =>
  hasUnknownEnumMember(record) &&
  !keyNames.has(field.split('.').at(-1) ?? '') &&
  createRandom(`${record}/${field}`).next() < 1 / 3;

const utcTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const offsetTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?[+-]\d\d:\d\d$/;

/** The same time as written by a clock at UTC+2. */
function withOffset(time: string): string {
  const shifted = new Date(Date.parse(time) + 2 * 60 * 60_000).toISOString();
  return shifted.replace('Z', '+02:00');
}

const inField = ({ record, field }: Place, name: string): Place => ({
  record,
  field: field === '' ? name : `${field}.${name}`,
});

/** The position of a list item by its own key, as list order may differ; empty for an item without a key. */
const inItem = ({ record, field }: Place, item: unknown): Place => {
  const key = typeof item === 'object' && item !== null ? keyOf(item) : '';
  return record === '' || key === '' ? { record: '', field: '' } : { record, field: `${field}[${key}]` };
};

export type ForeignValues = ReturnType<typeof createForeignValues>;

export function createForeignValues(active: ReadonlySet<Deviation>) {
  /** Actual enum members replaced by the unknown one, by position. */
  const hidden = new Map<string, string>();
  const placeKey = ({ record, field }: Place): string => `${record}/${field}`;

  const show = (value: unknown, schema: unknown, at: Place): unknown => {
    const shape = parseSchemaShape(schema);
    if (Array.isArray(value)) return showList(value, schema, at);
    if (typeof value === 'object' && value !== null) return showRecord(value, schema, at);
    if (typeof value !== 'string') return value;
    if (active.has('DATES') && utcTime.test(value)) return withOffset(value);
    const isHidden = active.has('MEMBERS') && shape.members.includes(value) && hasUnknownMember(at);
    if (!isHidden) return value;
    hidden.set(placeKey(at), value);
    return unknownEnumMember;
  };

  const showList = (list: readonly unknown[], schema: unknown, at: Place, isSorted = false): unknown[] => {
    const { items } = parseSchemaShape(schema);
    const shown = list.map((item) =>
      typeof item === 'string' && parseSchemaShape(items).members.length > 0
        ? item
        : show(item, items, inItem(at, item)),
    );
    const takesMore =
      active.has('MEMBERS') && parseSchemaShape(items).members.length > 0 && hasUnknownMember(at);
    const all = takesMore ? [...shown, unknownEnumMember] : shown;
    const isSequence = isSorted || sequences.has(at.field.split('.').at(-1) ?? '');
    return active.has('ORDER') && !isSequence ? createRandom(placeKey(at)).shuffle(all) : all;
  };

  const showRecord = (value: object, schema: unknown, at: Place): object => {
    const { fields, values } = parseSchemaShape(schema);
    const place = at.record === '' ? { record: keyOf(value), field: '' } : at;
    const entries = Object.entries(value).flatMap(([name, inside]) => {
      const field = fields.get(name);
      const isLeftOut = active.has('NULLS') && inside === null && parseSchemaShape(field?.schema).isNullable;
      return isLeftOut ? [] : [[name, show(inside, field?.schema ?? values, inField(place, name))] as const];
    });
    const absent = [...fields].filter(([name, { isRequired }]) => !isRequired && !Object.hasOwn(value, name));
    return {
      ...Object.fromEntries(entries),
      ...(active.has('NULLS') && Object.fromEntries(absent.map(([name]) => [name, null]))),
      ...(active.has('FIELDS') && fields.size > 0 && additionalFields),
    };
  };

  const take = (value: unknown, schema: unknown, at: Place): unknown => {
    const { items, members } = parseSchemaShape(schema);
    if (Array.isArray(value)) {
      const isEnumeration = parseSchemaShape(items).members.length > 0;
      const kept = isEnumeration ? value.filter((item) => item !== unknownEnumMember) : value;
      return kept.map((item) => take(item, items, inItem(at, item)));
    }
    if (typeof value === 'object' && value !== null) return takeRecord(value, schema, at);
    if (typeof value !== 'string') return value;
    if (offsetTime.test(value)) return new Date(value).toISOString();
    return value === unknownEnumMember && members.length > 0 ? (hidden.get(placeKey(at)) ?? value) : value;
  };

  const takeRecord = (value: object, schema: unknown, at: Place): object => {
    const { fields, values } = parseSchemaShape(schema);
    const place = at.record === '' ? { record: keyOf(value), field: '' } : at;
    const entries = Object.entries(value).flatMap(([name, inside]) => {
      const field = fields.get(name);
      const isMore = field === undefined && Object.hasOwn(additionalFields, name);
      const isAbsent =
        inside === null && field && !field.isRequired && !parseSchemaShape(field.schema).isNullable;
      return isMore || isAbsent
        ? []
        : [[name, take(inside, field?.schema ?? values, inField(place, name))] as const];
    });
    const nulls = [...fields].filter(
      ([name, { schema: inside, isRequired }]) =>
        isRequired && !Object.hasOwn(value, name) && parseSchemaShape(inside).isNullable,
    );
    return { ...Object.fromEntries(entries), ...Object.fromEntries(nulls.map(([name]) => [name, null])) };
  };

  const nowhere: Place = { record: '', field: '' };
  return {
    /** Converts a value to its foreign form. With `isSorted` the list order is kept. */
    toForeign: (value: unknown, schema: unknown, isSorted = false): unknown =>
      Array.isArray(value) ? showList(value, schema, nowhere, isSorted) : show(value, schema, nowhere),
    toOwn: (value: unknown, schema: unknown): unknown => take(value, schema, nowhere),
  };
}
