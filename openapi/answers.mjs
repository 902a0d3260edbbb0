// Generates the response shapes of the CMS; src/api/responses/shapes.ts explains their syntax.
import { recordKeys, recordsWithSpellings, restrictiveDefaults } from './responseRules.ts';

export const header = '// Written by npm run generate. Do not edit.\n';
export const methods = ['get', 'post', 'put', 'patch', 'delete'];

/**
 * Operations called on every first load and by the list page; their shapes are in the script shared by all
 * pages.
 */
const firstReads = [
  'authTokenGet',
  'serviceAccessGet',
  'objectAccessGet',
  'accessLookupGet',
  'configurationFilter',
  'configurationFilterCount',
];

/** Collects the records and enums of response schemas by name. */
function collector(schemas) {
  const records = new Map();
  const enums = new Map();
  const nameOf = (reference) => reference.split('/').at(-1);

  /** Resolves the reference of a schema, merges its `allOf` and reads whether it is nullable. */
  function unfold(schema, name) {
    if (schema.$ref) return unfold(schemas[nameOf(schema.$ref)], nameOf(schema.$ref));
    const { allOf, type, ...rest } = schema;
    const types = [type ?? []].flat();
    const own = {
      ...rest,
      type: types.find((each) => each !== 'null'),
      isNullable: types.includes('null'),
      name,
    };
    const parts = (allOf ?? []).map((part) => unfold(part, name));
    return parts.reduce(
      (whole, part) => ({
        ...whole,
        ...part,
        name: part.properties && !whole.properties ? part.name : name,
        isNullable: whole.isNullable || part.isNullable,
        properties:
          whole.properties || part.properties ? { ...whole.properties, ...part.properties } : undefined,
        required: [...(whole.required ?? []), ...(part.required ?? [])],
      }),
      own,
    );
  }

  function addRecord(name, { properties, required = [] }) {
    if (records.has(name)) return;
    records.set(name, '');
    const keys = recordKeys[name] ?? [];
    const fields = Object.entries(properties).map(([field, schema]) => {
      const { text, isNullable, fallback } = kindOf(schema, `${name}.${field}`, field);
      const marks = [
        keys.includes(field) && '!',
        (!required.includes(field) || recordsWithSpellings.includes(name)) && '?',
        isNullable && '~',
      ];
      const kind = text === 't' ? '' : `:${text}`;
      return field + marks.filter(Boolean).join('') + kind + fallback;
    });
    records.set(name, fields.join(' '));
  }

  /** Formats a type in the syntax of shapes; `field` is the field that has it. */
  function kindOf(schema, place, field) {
    const whole = unfold(schema, place);
    const { type, format, properties, additionalProperties, items, isNullable } = whole;
    const given = restrictiveDefaults[field];
    const isPlain =
      given === true || (typeof given === 'string' && given !== '') || typeof given === 'number';
    const fallback = isPlain ? `=${given}` : '';
    const as = (text) => ({ text, isNullable, fallback });
    if (whole.enum) {
      enums.set(whole.name, whole.enum.filter((member) => member !== null).join(' '));
      return as(whole.name);
    }
    if (type === 'array') return as(`${kindOf(items, place).text}[]`);
    if (type === 'string') return as(format === 'date-time' ? 'd' : 't');
    if (type === 'integer' || type === 'number') return as('n');
    if (type === 'boolean') return as('b');
    if (properties) {
      addRecord(whole.name, whole);
      return as(whole.name);
    }
    if (typeof additionalProperties === 'object') return as(`${kindOf(additionalProperties, place).text}{}`);
    return as('x');
  }
  return { records, enums, kindOf };
}

const literal = (rows) =>
  `{\n${[...rows]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, text]) => `    ${/^\w+$/.test(key) ? key : `'${key}'`}:\n      '${text}',\n`)
    .join('')}  }`;

function tableOf(name, answers, schemas) {
  const { records, enums, kindOf } = collector(schemas);
  const operations = new Map(answers.map(([id, schema]) => [id, kindOf(schema, `${id}.answer`).text]));
  return (
    `${header}import type { ShapeTable } from '~/api/responses/shapes.ts';\n\n` +
    `export const ${name}: ShapeTable = {\n  operations: ${literal(operations)},\n  records: ${literal(records)},\n` +
    `  enums: ${literal(enums)},\n};\n`
  );
}

/** Schema of a JSON response; undefined for a file. */
const answerSchema = (operation) => operation.responses?.['200']?.content?.['application/json']?.schema;

export function answerFiles({ paths, components }) {
  const answers = Object.values(paths)
    .flatMap((item) => methods.flatMap((method) => item[method] ?? []))
    .flatMap((operation) =>
      answerSchema(operation) ? [[operation.operationId, answerSchema(operation)]] : [],
    );
  const isFirst = ([id]) => firstReads.includes(id);
  return {
    'src/api/generated/firstAnswers.ts': tableOf('firstAnswers', answers.filter(isFirst), components.schemas),
    'src/api/generated/answers.ts': tableOf(
      'answers',
      answers.filter((row) => !isFirst(row)),
      components.schemas,
    ),
  };
}
