import { formatWholeNumber } from '../words/numbers.ts';
import { formatDisjunction } from '../words/lists.ts';
import {
  readObjectFields,
  readArray,
  formatBrokenReference,
  getReferenceName,
  resolvePart,
  readString,
  type DescriptionFields,
} from './document.ts';

/** One line of a displayed schema. `inside` is computed on demand, since schemas may contain themselves. */
export type SchemaLine = {
  readonly name: string;
  readonly required: boolean;
  readonly type: string;
  readonly description: string;
  readonly reference: string;
  readonly isLost: boolean;
  readonly facts: readonly string[];
  readonly isNested: boolean;
  readonly inside: () => readonly SchemaLine[];
};

const typeTexts: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
  array: 'list',
  null: 'null',
};
const anything = 'anything';
const orNull = 'or null';
const listOf = (items: string): string => `list of ${items}`;
const mapOf = (values: string): string => `any name: ${values}`;
const combined = { oneOf: 'one of', anyOf: 'any of', allOf: 'all of' } as const;
const factTexts = {
  enum: (values: string) => `one of ${values}`,
  const: (value: string) => `always ${value}`,
  default: (value: string) => `${value} when left out`,
  example: (value: string) => `such as ${value}`,
  minimum: (value: string) => `at least ${value}`,
  maximum: (value: string) => `at most ${value}`,
  minLength: (value: string) => `${value} characters or more`,
  maxLength: (value: string) => `${value} characters or fewer`,
  minItems: (value: string) => `${value} items or more`,
  maxItems: (value: string) => `${value} items or fewer`,
  pattern: (value: string) => `like ${value}`,
  multipleOf: (value: string) => `a multiple of ${value}`,
  minProperties: (value: string) => `${value} names or more`,
  maxProperties: (value: string) => `${value} names or fewer`,
} as const;
/** OpenAPI 3.0 has exclusive limits as booleans besides `minimum` and `maximum`, 3.1 as numbers. */
const strictTexts = {
  exclusiveMinimum: { beside: 'minimum', text: (value: string) => `more than ${value}` },
  exclusiveMaximum: { beside: 'maximum', text: (value: string) => `less than ${value}` },
} as const;
const uniqueText = 'no item twice';
const readOnlyText = 'only in answers';
const writeOnlyText = 'only in requests';
const deprecatedText = 'not to be used any more';
const everyOther = 'every other name';
const namesLike = (pattern: string): string => `names like ${pattern}`;
const itemsText = 'each item';
const itemText = (place: number): string => `item ${place}`;
const toldApartBy = (name: string): string => `told apart by ${name}`;
const moreValues = (count: number): string => `${formatWholeNumber(count)} more`;

const maxValues = 30;
const maxLines = 1000;
const maxValueLength = 200;

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text;
}

function typesOf(schema: DescriptionFields): readonly string[] {
  const type = schema.get('type');
  const named = (Array.isArray(type) ? readArray(type) : [type]).filter((each) => typeof each === 'string');
  const isNull = schema.get('nullable') === true && named.length > 0 && !named.includes('null');
  return isNull ? [...named, 'null'] : named;
}

function factsOf(schema: DescriptionFields): readonly string[] {
  const values = readArray(schema.get('enum'));
  const named = values.slice(0, maxValues).map(shown);
  const rest = values.length - named.length;
  const facts =
    values.length > 0
      ? [factTexts.enum(formatDisjunction(rest > 0 ? [...named, moreValues(rest)] : named))]
      : [];
  const strict = Object.entries(strictTexts).flatMap(([name, { beside, text }]) => {
    const limit = schema.get(name) === true ? schema.get(beside) : schema.get(name);
    return typeof limit === 'number'
      ? [{ beside: schema.get(name) === true ? beside : '', said: text(String(limit)) }]
      : [];
  });
  for (const [name, text] of Object.entries(factTexts)) {
    if (name === 'enum' || schema.get(name) === undefined) continue;
    if (!strict.some(({ beside }) => beside === name)) facts.push(text(shown(schema.get(name))));
  }
  facts.push(...strict.map(({ said }) => said));
  const [example] = readArray(schema.get('examples'));
  if (example !== undefined && !schema.has('example')) facts.push(factTexts.example(shown(example)));
  if (schema.get('uniqueItems') === true) facts.push(uniqueText);
  const property = readString(readObjectFields(schema.get('discriminator')).get('propertyName'));
  if (property) facts.push(toldApartBy(property));
  if (schema.get('readOnly') === true) facts.push(readOnlyText);
  if (schema.get('writeOnly') === true) facts.push(writeOnlyText);
  if (schema.get('deprecated') === true) facts.push(deprecatedText);
  return facts;
}

/** Maximum nesting of lists, maps and single `allOf` parts in the text of a type. */
const maxDepth = 5;

/** Type of a schema in words, with the names of referenced schemas and without properties. */
function typeText(part: unknown, depth = 0): string {
  const reference = readString(readObjectFields(part).get('$ref'));
  if (reference) return getReferenceName(reference);
  const schema = readObjectFields(part);
  for (const [key, text] of Object.entries(combined)) {
    const parts = readArray(schema.get(key));
    const [only] = parts;
    if (parts.length === 0) continue;
    const said = key === 'allOf' && parts.length === 1 && depth < maxDepth ? typeText(only, depth + 1) : text;
    return schema.get('nullable') === true ? `${said} ${orNull}` : said;
  }
  const types = typesOf(schema);
  if (types.length === 0 && schema.has('properties')) return 'object';
  if (types.length === 0) return schema.has('enum') || schema.has('const') ? 'text' : anything;
  const texts = types.map((type) => {
    if (type === 'array' && depth < maxDepth) return listOf(typeText(schema.get('items') ?? {}, depth + 1));
    if (
      type === 'object' &&
      !schema.has('properties') &&
      schema.has('additionalProperties') &&
      depth < maxDepth
    )
      return mapOf(typeText(schema.get('additionalProperties'), depth + 1));
    return typeTexts[type] ?? type;
  });
  const isNull = texts.at(-1) === 'null' && texts.length > 1;
  const plain = formatDisjunction(isNull ? texts.slice(0, -1) : texts);
  const format = readString(schema.get('format'));
  return [plain, isNull ? orNull : '', format && `(${format})`].filter(Boolean).join(' ');
}

function* partsOf(
  schema: DescriptionFields,
): Generator<readonly [name: string, part: unknown, required: boolean]> {
  const required = new Set(readArray(schema.get('required')));
  for (const [name, part] of readObjectFields(schema.get('properties')))
    yield [name, part, required.has(name)];
  for (const key of ['allOf', 'oneOf', 'anyOf'] as const) {
    for (const [index, part] of readArray(schema.get(key)).entries()) {
      const name = readString(readObjectFields(part).get('title'));
      yield [name || `${combined[key]} ${index + 1}`, part, false];
    }
  }
  for (const [index, part] of readArray(schema.get('prefixItems')).entries())
    yield [itemText(index + 1), part, false];
  for (const [pattern, part] of readObjectFields(schema.get('patternProperties')))
    yield [namesLike(pattern), part, false];
  const others = schema.get('additionalProperties');
  if (typeof others === 'object' && others !== null && !isPlain(others)) yield [everyOther, others, false];
  if (schema.has('items') && !isPlain(schema.get('items'))) yield [itemsText, schema.get('items'), false];
}

/** Whether the type in words says everything about a list's items or a map's values. */
const isPlain = (part: unknown): boolean => {
  const schema = readObjectFields(part);
  return !['$ref', 'properties', 'allOf', 'oneOf', 'anyOf', 'items', 'additionalProperties'].some((key) =>
    schema.has(key),
  );
};

export function buildSchemaLine(whole: unknown, part: unknown, name = '', required = false): SchemaLine {
  const reference = readString(readObjectFields(part).get('$ref'));
  const target = resolvePart(whole, part);
  const isLost = reference !== '' && target === undefined;
  const schema = readObjectFields(target);
  return {
    name,
    required,
    type: isLost ? formatBrokenReference(reference) : typeText(part),
    description:
      readString(readObjectFields(part).get('description')) || readString(schema.get('description')),
    reference: reference && getReferenceName(reference),
    isLost,
    facts: factsOf(schema),
    isNested: partsOf(schema).next().done !== true,
    inside: () => {
      const parts = [...partsOf(schema)];
      const lines = parts
        .slice(0, maxLines)
        .map(([inner, each, must]) => buildSchemaLine(whole, each, inner, must));
      const left = parts.length - lines.length;
      return left > 0 ? [...lines, { ...buildSchemaLine(whole, {}), type: moreValues(left) }] : lines;
    },
  };
}
