type Kinds = { string: string; number: number; boolean: boolean };

/** Whether a value is an object with these fields, each of its type: for values from browser storage. */
export const hasFields = <const Fields extends Readonly<Record<string, keyof Kinds>>>(
  value: unknown,
  fields: Fields,
): value is { readonly [Name in keyof Fields]: Kinds[Fields[Name]] } =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(fields).every(([name, kind]) => typeof Reflect.get(value, name) === kind);
