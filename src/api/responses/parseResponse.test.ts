import { describe, expect, test } from 'vitest';
import { getRawValue, copyRawValues, isDifferentFromRaw, getOmission } from './rawValues.ts';
import { parseResponse } from './parseResponse.ts';
import { getResponseKind, type ShapeTable } from './shapes.ts';

const table: ShapeTable = {
  operations: { get: 'Part', getAll: 'Part[]', rights: 'Right{}', count: 'Count' },
  records: {
    Part: 'number! label made:d weight~:n hidden:b=true state:State role:Role=GUEST note?~ owner:Owner maker?~:Owner subParts:Part[] by?~:t|Owner',
    Owner: 'name! city',
    Count: 'count!:n',
  },
  enums: { State: 'NEW OLD', Role: 'GUEST ADMIN', Right: 'READ WRITE' },
};

function read(operationId: string, answer: unknown) {
  const told: string[] = [];
  const kind = getResponseKind(table, operationId);
  if (!kind) throw new Error(`No ${operationId}`);
  const found = parseResponse(answer, kind, operationId, (place, fault) => told.push(`${place} ${fault}`));
  return { told, found, value: found?.value };
}

/** The value at a path of property names and indices. */
const at = (value: unknown, ...way: readonly (string | number)[]): unknown =>
  way.reduce<unknown>(
    (found, key) => (typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined),
    value,
  );

const part = {
  number: '7',
  label: 'Lamp',
  made: '2026-03-01T00:00:00Z',
  weight: 3,
  hidden: false,
  state: 'NEW',
  role: 'ADMIN',
  note: null,
  owner: { name: 'A', city: 'B' },
  subParts: [],
};

test('gives back an answer that is as described, and fields that nobody described', () => {
  const answer = { ...part, colour: { any: ['thing'] } };
  const { value, told } = read('get', answer);
  expect(value).toBe(answer);
  expect(told).toEqual([]);
});

describe.each([
  ['label', '', 3],
  ['made', '', 20260301],
  ['weight', null, '3'],
  ['hidden', true, 'no'],
  ['state', '', 5],
  ['role', 'GUEST', { is: 'ADMIN' }],
  ['note', null, 4],
  ['subParts', [], 'none'],
  ['owner', { name: '', city: '' }, 'A'],
  ['by', null, 9],
])('%s', (field, empty, wrong) => {
  test('is read as empty where it is of another kind, which is told', () => {
    const { value, told } = read('get', { ...part, [field]: wrong });
    expect(value).toEqual({ ...part, [field]: empty });
    expect(told).toEqual([`Part.${field} OTHER_KIND`]);
  });

  test('is read as empty where it is null', () => {
    expect(at(read('get', { ...part, [field]: null }).value, field)).toEqual(empty);
  });

  test('is read as empty where it is absent', () => {
    const { [field]: _, ...rest }: Record<string, unknown> = part;
    expect(at(read('get', rest).value, field) ?? null).toEqual(['note', 'by'].includes(field) ? null : empty);
  });
});

test('keeps a member that nobody knows, and a date that is none, as they were sent', () => {
  const { value, told } = read('get', { ...part, state: 'LOST', made: 'yesterday' });
  expect(value).toMatchObject({ state: 'LOST', made: 'yesterday' });
  expect(told).toEqual(['Part.made NO_DATE', 'Part.state UNKNOWN_MEMBER']);
});

test('leaves out items that are no record or lack their key, and counts them', () => {
  const { value, told } = read('getAll', [
    part,
    null,
    'x',
    { ...part, number: null },
    { ...part, label: null },
  ]);
  expect(value).toMatchObject([{ label: 'Lamp' }, { label: '' }]);
  expect(Array.isArray(value) && getOmission(value)).toEqual({
    omitted: 3,
    sent: 5,
    isFirstOmitted: false,
    isLastOmitted: false,
  });
  expect(told).toContain('getAll NO_ITEM');
});

test('leaves out a record that may be null and lacks its key', () => {
  expect(at(read('get', { ...part, maker: { city: 'B' } }).value, 'maker')).toBeNull();
});

test('takes either of two kinds', () => {
  const answer = { ...part, by: { name: 'C', city: 'D' } };
  expect(read('get', answer).value).toBe(answer);
  expect(at(read('get', { ...part, by: 'C' }).value, 'by')).toBe('C');
});

test('leaves out the values of a map that are of another kind', () => {
  expect(read('rights', { part: 'READ', bar: 7, fan: 'OWN' }).value).toEqual({ part: 'READ', fan: 'OWN' });
});

test.each([
  ['get', null],
  ['get', []],
  ['getAll', {}],
  ['getAll', null],
  ['rights', 'x'],
  ['count', {}],
  ['count', { count: '3' }],
])('%s: %j is of another kind as a whole', (operationId, answer) => {
  expect(read(operationId, answer).found).toBeUndefined();
});

test('an answer without its key is one all the same', () => {
  expect(at(read('get', { ...part, number: null }).value, 'number')).toBe('');
});

describe('what was sent', () => {
  const sent = [{ ...part, subParts: null, more: [null] }, null];
  const { value } = read('getAll', sent);

  test('is known of each value that was read as something else', () => {
    expect(getRawValue(value)).toBe(sent);
    expect(getRawValue(at(value, 0))).toBe(sent[0]);
    expect(getRawValue(at(value, 0, 'owner'))).toBe(part.owner);
  });

  test('goes on to a copy, and is gone where the copy is as it was sent', () => {
    const copy = structuredClone(value);
    copyRawValues(value, copy);
    expect(getRawValue(at(copy, 0))).toBe(sent[0]);
    copyRawValues(structuredClone(copy), copy);
    expect(isDifferentFromRaw(copy)).toBe(false);
    expect(isDifferentFromRaw(at(copy, 0))).toBe(false);
  });
});
