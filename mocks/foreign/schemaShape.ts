import { fieldsOf, itemsOf, resolved, textOf } from '../../src/domain/apiDescription/document.ts';
import { describe } from '../cms/description.ts';

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

/** Reads a schema of the stand-in's description, references followed and the parts of `allOf` put together. */
export function schemaShape(schema: unknown): SchemaShape {
  if (typeof schema !== 'object' || schema === null) return empty;
  const known = shapes.get(schema);
  if (known) return known;
  const own = fieldsOf(resolved(describe(), schema));
  const parts = itemsOf(own.get('allOf')).map(schemaShape);
  const required = new Set(itemsOf(own.get('required')));
  const shape = {
    fields: new Map([
      ...parts.flatMap(({ fields }) => [...fields]),
      ...[...fieldsOf(own.get('properties'))].map(
        ([name, inside]) => [name, { schema: inside, isRequired: required.has(name) }] as const,
      ),
    ]),
    items: own.get('items') ?? parts.find(({ items }) => items !== undefined)?.items,
    values: typeof own.get('additionalProperties') === 'object' ? own.get('additionalProperties') : undefined,
    members: [...parts.flatMap(({ members }) => members), ...itemsOf(own.get('enum')).map(textOf)].filter(
      Boolean,
    ),
    isNullable: itemsOf(own.get('type')).includes('null') || parts.some(({ isNullable }) => isNullable),
  };
  shapes.set(schema, shape);
  return shape;
}
