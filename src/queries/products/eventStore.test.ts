import { expect, test } from 'vitest';
import type { DeviceEventFilter } from '~/domain/product/eventList.ts';
import { createEventStore, type EventResponses, type EventRequest } from './eventStore.ts';

const all: DeviceEventFilter = { type: 'ALL', search: '', span: undefined, errorsOnly: false };
const types = ['SESSION', 'PARAMETER_CHANGE', 'FIRMWARE_UPDATE'] as const;

const event = (number: number) => ({
  eventId: String(number),
  created: new Date(Date.parse('2025-01-01T00:00:00Z') + number * 60_000).toISOString(),
  type: types[number % 3],
  note: '',
  log: number % 50 === 0 ? '> RX:STATUS\n> COMMAND ERROR' : '> SYS:VERSION\nOK',
  err: false,
  serialNumber: '0100001',
  deviceType: 'PCU',
  data: number % 3 === 1 ? { parameters: [{ res: `SET1:RAMP ${number}` }] } : {},
});
const page = (from: number, to: number): Blob =>
  new Blob([JSON.stringify(Array.from({ length: to - from }, (_, index) => event(to - 1 - index)))]);

async function work() {
  const run = createEventStore();
  const ask = async <K extends EventRequest['kind']>(question: Extract<EventRequest, { kind: K }>) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each kind has its own answer
    (await run(question)) as EventResponses[K];
  await ask<'READ'>({ kind: 'READ', answer: page(0, 300) });
  return ask;
}

test('pages are kept together, each event once', async () => {
  const ask = await work();
  expect(await ask<'READ'>({ kind: 'READ', answer: page(250, 400) })).toMatchObject({
    taken: 150,
    count: 400,
    joins: false,
  });
  const { total, rows } = await ask<'FIND'>({ kind: 'FIND', filter: all, from: 0, to: 3 });
  expect(total).toBe(400);
  expect(rows.map(({ eventId }) => eventId)).toEqual(['399', '398', '397']);
});

test.each([
  ['begins with one that is there', 100, 300, true],
  ['begins with a newer one', 100, 301, false],
  ['has none', 100, 100, false],
])('a page that %s', async (_, from, to, joins) => {
  const ask = await work();
  expect(await ask<'READ'>({ kind: 'READ', answer: page(from, to) })).toMatchObject({ joins });
});

test('an answer that is no list is told, and what is kept stays', async () => {
  const ask = await work();
  await expect(ask<'READ'>({ kind: 'READ', answer: new Blob(['{}']) })).rejects.toThrow('no list');
  expect(await ask<'FIND'>({ kind: 'FIND', filter: all, from: 0, to: 0 })).toMatchObject({ total: 300 });
});

test('rows are those in view, and the end of a list that has become shorter', async () => {
  const ask = await work();
  const filter = { ...all, errorsOnly: true };
  expect(await ask<'FIND'>({ kind: 'FIND', filter, from: 200, to: 220 })).toMatchObject({
    total: 6,
    from: 0,
  });
  const { rows: errors } = await ask<'FIND'>({ kind: 'FIND', filter, from: 0, to: 1 });
  expect(errors[0]).toMatchObject({ eventId: '250', isError: true, about: '> COMMAND ERROR' });
  const { from, rows } = await ask<'FIND'>({ kind: 'FIND', filter: all, from: 290, to: 310 });
  expect([from, rows.length, rows.at(-1)?.eventId]).toEqual([280, 20, '0']);
});

test('a parameter change knows the value before, also one of an older page', async () => {
  const run = createEventStore();
  await run({ kind: 'READ', answer: page(100, 200) });
  await run({ kind: 'READ', answer: page(0, 100) });
  expect(await run({ kind: 'OPEN', eventId: '100' })).toMatchObject({
    changes: [{ name: 'SET1:RAMP', before: '97', after: '100' }],
    event: { log: '> RX:STATUS\n> COMMAND ERROR' },
  });
  expect(await run({ kind: 'OPEN', eventId: 'nobody' })).toBeUndefined();
});

test('the line is over all of the time, whatever span the filter has; without events there is none', async () => {
  expect(
    await createEventStore()({ kind: 'LINE', filter: all, span: undefined, places: 10 }),
  ).toBeUndefined();
  const ask = await work();
  const span = { from: Date.parse('2025-01-01T01:00:00Z'), to: Date.parse('2025-01-01T02:00:00Z') };
  const whole = await ask<'LINE'>({ kind: 'LINE', filter: { ...all, span }, span: undefined, places: 10 });
  const marks = whole?.line.lanes.flatMap(({ marks: ofLane }) => ofLane) ?? [];
  expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe(306);
  const part = await ask<'LINE'>({ kind: 'LINE', filter: all, span, places: 10 });
  expect(part?.whole).toEqual(whole?.whole);
  const sessions = part?.line.lanes.find(({ lane }) => lane === 'SESSION')?.marks ?? [];
  expect(sessions.reduce((sum, { count }) => sum + count, 0)).toBe(21);
});
