import { formatModelList } from '../product/families.ts';
import type { QuoteFields, TypedValue } from './quoteDto.ts';

function valueOf({ stringValue, numberValue, booleanValue, dateValue }: TypedValue): unknown {
  return stringValue ?? numberValue ?? booleanValue ?? dateValue ?? undefined;
}

export const isFieldList = (fields: QuoteFields): fields is readonly TypedValue[] => Array.isArray(fields);

export function toFieldMap(fields: QuoteFields | null | undefined): ReadonlyMap<string, unknown> {
  if (!fields) return new Map();
  if (!isFieldList(fields)) return new Map(Object.entries(fields));
  return new Map(fields.flatMap((field) => (field.name ? [[field.name, valueOf(field)] as const] : [])));
}

/** Whether a field belongs to the repeated rows of the configurator: its name has an index but no placeholder. */
export const isRepeatedRowField = (name: string): boolean => name.includes('[') && !name.includes('{');

const modelFields: ReadonlySet<string> = new Set(['model', 'receiverPlatform', 'transmitterPlatform']);

export const formatNamedField = (name: string, value: string): string =>
  modelFields.has(name) ? formatModelList(value) : value;

export type FieldReader = {
  readonly text: (name: string) => string;
  /** Number in a field, also one that was sent as text; undefined for anything else. */
  readonly number: (name: string) => number | undefined;
  /** Boolean in a field, also one that was sent as text; undefined for anything else. */
  readonly choice: (name: string) => boolean | undefined;
};

const words = new Map<unknown, boolean>([
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
]);

/** Reads fields by the wanted type; a value of another type is undefined. */
export function createFieldReader(fields: QuoteFields | null | undefined): FieldReader {
  const values = toFieldMap(fields);
  return {
    text: (name) => {
      const value = values.get(name);
      return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
    },
    number: (name) => {
      const value = values.get(name);
      const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
      return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
    },
    choice: (name) => words.get(values.get(name)),
  };
}
