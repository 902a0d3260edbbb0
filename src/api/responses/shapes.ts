/**
 * Shapes of responses in a short notation, as they are part of the pages' bundles. `operations` has the kind
 * of each response, `records` the fields of each record, `enums` the members of each enum. A field is written
 * `name`, then flags, then `:kind` unless it is a text. Flags: `!` required, without which the record is
 * unreadable; `?` may be absent; `~` may be null. A kind is `t` (text), `d` (date), `n` (number), `b`
 * (boolean), `x` (anything) or the name of a record or an enum, with `[]` for a list and `{}` for a map;
 * kinds joined by `|` are alternatives, of which the first that fits counts. `=value` is the default where
 * the field is missing.
 */
export type ShapeTable = {
  readonly operations: Readonly<Record<string, string>>;
  readonly records: Readonly<Record<string, string>>;
  readonly enums: Readonly<Record<string, string>>;
};

export type ValueKind =
  | { readonly is: 'TEXT' | 'DATE' | 'NUMBER' | 'FLAG' | 'ANYTHING' }
  | { readonly is: 'MEMBER'; readonly members: readonly string[] }
  | { readonly is: 'RECORD'; readonly name: string; readonly fields: () => readonly RecordField[] }
  | { readonly is: 'LIST' | 'MAP'; readonly of: ValueKind }
  | { readonly is: 'EITHER'; readonly kinds: readonly ValueKind[] };

export type RecordField = {
  readonly name: string;
  readonly isKey: boolean;
  readonly canBeAbsent: boolean;
  readonly canBeNull: boolean;
  readonly kind: ValueKind;
  /** Default where the field is missing; undefined where the kind implies it. */
  readonly instead: unknown;
};

const plainKinds = { t: 'TEXT', d: 'DATE', n: 'NUMBER', b: 'FLAG', x: 'ANYTHING' } as const;

const isPlain = (text: string): text is keyof typeof plainKinds => Object.hasOwn(plainKinds, text);

/**
 * Parsed fields of each record of a table.
 * @session nothing of a person
 */
const read = new WeakMap<ShapeTable, Map<string, readonly RecordField[]>>();

function fieldsOf(table: ShapeTable, name: string): readonly RecordField[] {
  const known = read.get(table) ?? new Map<string, readonly RecordField[]>();
  read.set(table, known);
  const fields =
    known.get(name) ?? (table.records[name] ?? '').split(' ').map((text) => toField(table, text));
  known.set(name, fields);
  return fields;
}

function toKind(table: ShapeTable, text: string): ValueKind {
  if (text.includes('|')) return { is: 'EITHER', kinds: text.split('|').map((each) => toKind(table, each)) };
  if (text.endsWith('[]')) return { is: 'LIST', of: toKind(table, text.slice(0, -2)) };
  if (text.endsWith('{}')) return { is: 'MAP', of: toKind(table, text.slice(0, -2)) };
  if (isPlain(text)) return { is: plainKinds[text] };
  const members = table.enums[text];
  if (members !== undefined) return { is: 'MEMBER', members: members.split(' ') };
  return { is: 'RECORD', name: text, fields: () => fieldsOf(table, text) };
}

const toInstead = (text: string | undefined): unknown =>
  text === 'true' || (text !== undefined && /^-?\d+$/.test(text)) ? JSON.parse(text) : text;

function toField(table: ShapeTable, text: string): RecordField {
  const [head = '', kind = 't'] = text.split(':');
  const [kindName = '', instead] = kind.split('=');
  return {
    name: head.replaceAll(/[!?~]/g, ''),
    isKey: head.includes('!'),
    canBeAbsent: head.includes('?'),
    canBeNull: head.includes('~'),
    kind: toKind(table, kindName),
    instead: toInstead(instead),
  };
}

export function getResponseKind(table: ShapeTable, operationId: string): ValueKind | undefined {
  const text = Object.hasOwn(table.operations, operationId) ? table.operations[operationId] : undefined;
  return text === undefined ? undefined : toKind(table, text);
}
