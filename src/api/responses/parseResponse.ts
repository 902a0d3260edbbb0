import type { RecordField, ValueKind } from './shapes.ts';
import { setRawValue, setOmission } from './rawValues.ts';

/** What is wrong with a value. UNKNOWN_MEMBER is an unknown enum member, NO_ITEM an unreadable list item. */
export type ResponseFault = 'MISSING' | 'OTHER_KIND' | 'UNKNOWN_MEMBER' | 'NO_DATE' | 'NO_ITEM';

/** Called with a fault and its path in the response, such as `Account.accountName`; never with the value. */
export type FaultListener = (place: string, fault: ResponseFault) => void;

type Json = Readonly<Record<string, unknown>>;

const unread = Symbol('unread');

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Place = {
  readonly name: string;
  readonly tell: FaultListener;
  readonly isRoot?: boolean;
};

function readList(list: readonly unknown[], of: ValueKind, { name, tell }: Place): readonly unknown[] {
  const read = list.map((item) => readAs(item, of, { name, tell }));
  const items = read.filter((item) => item !== unread);
  if (items.length === list.length && items.every((item, index) => item === list[index])) return list;
  if (items.length < list.length) {
    tell(name, 'NO_ITEM');
    setOmission(items, {
      omitted: list.length - items.length,
      sent: list.length,
      isFirstOmitted: read[0] === unread,
      isLastOmitted: read.at(-1) === unread,
    });
  }
  return setRawValue(items, list);
}

function readMap(map: Json, of: ValueKind, place: Place): Json {
  const entries = Object.entries(map).map(([key, value]) => [key, readAs(value, of, place)] as const);
  const kept = entries.filter(([, value]) => value !== unread);
  if (kept.length === entries.length && kept.every(([key, value]) => value === map[key])) return map;
  if (kept.length < entries.length) place.tell(place.name, 'NO_ITEM');
  return setRawValue(Object.fromEntries(kept), map);
}

/** Reads a record of a response by its shape; `unread` where a field with `!` is not readable. */
function readRecord(
  record: Json,
  { name, fields }: Extract<ValueKind, { is: 'RECORD' }>,
  { tell, isRoot = false }: Place,
): Json | typeof unread {
  const changes: Record<string, unknown> = {};
  let isChanged = false;
  for (const field of fields()) {
    const place = { name: `${name}.${field.name}`, tell };
    const sent = Object.hasOwn(record, field.name) ? record[field.name] : undefined;
    const found = readField(sent, isRoot ? { ...field, isKey: false } : field, place);
    if (found === unread) return unread;
    if (found !== sent) {
      changes[field.name] = found;
      isChanged = true;
    }
  }
  return isChanged ? setRawValue({ ...record, ...changes }, record) : record;
}

function readField(sent: unknown, field: RecordField, place: Place): unknown {
  const { kind, isKey, canBeAbsent, canBeNull, instead } = field;
  if (sent === undefined && canBeAbsent) return undefined;
  if (sent === null && canBeNull) return null;
  const isMissing = sent === undefined || sent === null;
  const found = isMissing ? unread : readAs(sent, kind, place);
  if (found !== unread) return found;
  place.tell(place.name, isMissing ? 'MISSING' : 'OTHER_KIND');
  if (isKey) return unread;
  if (canBeNull) return null;
  if (canBeAbsent) return undefined;
  return instead ?? emptyOf(kind, place);
}

/** Value of a missing or malformed field. A number has no neutral value, so its record is unreadable. */
function emptyOf(kind: ValueKind, place: Place): unknown {
  switch (kind.is) {
    case 'LIST':
      return [];
    case 'MAP':
      return {};
    case 'FLAG':
      return false;
    case 'RECORD':
      return emptyRecord(kind, place);
    case 'NUMBER':
      return unread;
    case 'ANYTHING':
    case 'EITHER':
      return null;
    case 'TEXT':
    case 'DATE':
    case 'MEMBER':
      return '';
  }
}

function emptyRecord(kind: Extract<ValueKind, { is: 'RECORD' }>, place: Place): unknown {
  const entries = kind.fields().flatMap((field): [string, unknown][] => {
    if (field.canBeAbsent) return [];
    return [[field.name, field.canBeNull ? null : (field.instead ?? emptyOf(field.kind, place))]];
  });
  return entries.some(([, value]) => value === unread) ? unread : Object.fromEntries(entries);
}

function readAs(value: unknown, kind: ValueKind, place: Place): unknown {
  switch (kind.is) {
    case 'ANYTHING':
      return value;
    case 'TEXT':
      return typeof value === 'string' ? value : unread;
    case 'NUMBER':
      return typeof value === 'number' ? value : unread;
    case 'FLAG':
      return typeof value === 'boolean' ? value : unread;
    case 'DATE':
      if (typeof value !== 'string') return unread;
      if (Number.isNaN(Date.parse(value))) place.tell(place.name, 'NO_DATE');
      return value;
    case 'MEMBER':
      if (typeof value !== 'string') return unread;
      if (!kind.members.includes(value)) place.tell(place.name, 'UNKNOWN_MEMBER');
      return value;
    case 'EITHER':
      return kind.kinds.map((each) => readAs(value, each, place)).find((read) => read !== unread) ?? unread;
    case 'LIST':
      return Array.isArray(value) ? readList(value, kind.of, place) : unread;
    case 'MAP':
      return isRecord(value) ? readMap(value, kind.of, place) : unread;
    case 'RECORD':
      return isRecord(value) ? readRecord(value, kind, place) : unread;
  }
}

/**
 * A missing or malformed value becomes the default of its shape, else empty; unreadable list items are left
 * out. Undescribed fields stay. Undefined where the whole response is of another kind.
 */
export function parseResponse(
  answer: unknown,
  kind: ValueKind,
  name: string,
  tell: FaultListener,
): { readonly value: unknown } | undefined {
  const value = readAs(answer, kind, { name, tell, isRoot: true });
  return value === unread ? undefined : { value };
}
