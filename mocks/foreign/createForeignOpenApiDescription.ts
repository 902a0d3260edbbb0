import { readObjectFields, readArray, readString } from '../../src/domain/apiDescription/document.ts';
import { buildOpenApiDescription } from '../cms/apiModules.ts';
import { foreignOperations, toForeignParameter } from './foreignOperations.ts';
import {
  unknownEnumMember,
  type Deviation,
  type additionalFields,
  parseSchemaShape,
} from './foreignValues.ts';

const withNull = (schema: object): object => {
  const { type, ...rest } = Object.fromEntries(readObjectFields(schema));
  return type === undefined
    ? { anyOf: [schema, { type: 'null' }] }
    : { ...rest, type: [type, 'null'].flat() };
};

function withoutNull(schema: object): object {
  const fields = readObjectFields(schema);
  const type = readArray(fields.get('type')).filter((each) => each !== 'null');
  const parts = readArray(fields.get('allOf'));
  return {
    ...schema,
    ...(type.length > 0 && { type: type.length === 1 ? type[0] : type }),
    ...(parts.length > 0 && {
      allOf: parts.map((part) => withoutNull(Object.fromEntries(readObjectFields(part)))),
    }),
  };
}

const more = {
  tenant: { type: 'string' },
  audit: {
    type: 'object',
    properties: {
      changedBy: { type: ['string', 'null'] },
      tags: { type: 'array', items: { type: 'string' } },
    },
  },
} satisfies Record<keyof typeof additionalFields, object>;

function foreignSchema(schema: unknown, active: ReadonlySet<Deviation>): unknown {
  if (Array.isArray(schema)) return schema.map((part) => foreignSchema(part, active));
  const fields = readObjectFields(schema);
  if (fields.size === 0) return schema;
  const inside = Object.fromEntries(
    [...fields].map(([name, part]) => [name, name === 'example' ? part : foreignSchema(part, active)]),
  );
  const members = readArray(fields.get('enum'));
  if (members.length > 0 && active.has('MEMBERS'))
    return { ...inside, enum: [...members, unknownEnumMember] };
  const properties = readObjectFields(fields.get('properties'));
  if (properties.size === 0) return inside;
  const { required, optional } = foreignProperties(
    properties,
    new Set(readArray(fields.get('required'))),
    active,
  );
  const all = { ...required, ...optional, ...(active.has('FIELDS') && more) };
  const names = Object.keys(required);
  const { required: _, ...others } = inside;
  return { ...others, properties: all, ...(names.length > 0 && { required: names }) };
}

type Properties = { readonly required: Record<string, unknown>; readonly optional: Record<string, unknown> };

/**
 * With the deviation NULLS, required nullable properties become optional, and optional ones required and
 * nullable.
 */
function foreignProperties(
  properties: ReadonlyMap<string, unknown>,
  required: ReadonlySet<unknown>,
  active: ReadonlySet<Deviation>,
): Properties {
  const found: Properties = { required: {}, optional: {} };
  for (const [name, schema] of properties) {
    const foreign = Object.fromEntries(readObjectFields(foreignSchema(schema, active)));
    const isRequired = required.has(name);
    const isTurned = active.has('NULLS') && isRequired === parseSchemaShape(schema).isNullable;
    if (!isTurned) found[isRequired ? 'required' : 'optional'][name] = foreign;
    else if (isRequired) found.optional[name] = withoutNull(foreign);
    else found.required[name] = withNull(foreign);
  }
  return found;
}

const foreignParameters = (
  parameters: unknown,
  queryNames: Readonly<Record<string, string>>,
): readonly object[] =>
  readArray(parameters).map((parameter) => {
    const fields = readObjectFields(parameter);
    const name = readString(fields.get('name'));
    const isOfPath = fields.get('in') === 'path';
    return {
      ...Object.fromEntries(fields),
      name: isOfPath ? toForeignParameter(name) : (queryNames[name] ?? name),
    };
  });

export function createForeignOpenApiDescription(active: ReadonlySet<Deviation>): object {
  const own = readObjectFields(buildOpenApiDescription());
  const ownPaths = readObjectFields(own.get('paths'));
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { own: of, id, path, queryNames } of foreignOperations) {
    const method = of.method.toLowerCase();
    const {
      operationId: _,
      parameters,
      ...rest
    } = Object.fromEntries(readObjectFields(readObjectFields(ownPaths.get(of.path)).get(method)));
    paths[path] ??= {};
    paths[path][method] = {
      operationId: id,
      ...(parameters !== undefined && { parameters: foreignParameters(parameters, queryNames) }),
      ...Object.fromEntries(readObjectFields(foreignSchema(rest, active))),
    };
  }
  return {
    ...Object.fromEntries(own),
    info: { title: 'Content service', version: '2.4.0' },
    components: foreignSchema(own.get('components'), active),
    paths,
  };
}
