import { isErrorEvent, typeOfEvent, type ProductEvent } from './deviceEvent.ts';
import type { DeviceEventFilter } from './deviceEventFilter.ts';
import { toSearchKey, toSearchWords } from '../words/search.ts';

/** A device event as it is read, with the product that reported it. `created` is an ISO time. */
export type DeviceEvent = ProductEvent & {
  readonly eventId: string;
  readonly created: string;
  readonly serialNumber: string;
  readonly deviceType: string;
  readonly productFamily?: string;
  readonly data?: EventData | null;
};

export type EventData = {
  readonly productNumber?: string | undefined;
  readonly firmwareFileName?: string | undefined;
  readonly parameterFileName?: string | undefined;
  readonly parameters?: readonly { readonly res: string }[] | null | undefined;
};

/** An event with what filters and lanes go by, worked out once. */
export type ListedEvent = {
  readonly event: DeviceEvent;
  /** Moment in ms since 1970. */
  readonly time: number;
  readonly type: string;
  readonly isError: boolean;
  /** Everything of it that can be searched, as searches compare it. */
  readonly text: string;
};

/** Whether the moment of an event can be read. */
export const hasMoment = ({ created }: DeviceEvent): boolean => !Number.isNaN(Date.parse(created));

/** An event as lists keep it. One whose moment cannot be read stands at the beginning of time. */
export function listedEvent(event: DeviceEvent): ListedEvent {
  const { note, log, data, serialNumber, created } = event;
  const { firmwareFileName, parameterFileName, parameters } = data ?? {};
  const texts = [note, firmwareFileName, parameterFileName, ...(parameters ?? []).map(({ res }) => res), log];
  return {
    event,
    time: Date.parse(created) || 0,
    type: typeOfEvent(event),
    isError: isErrorEvent(event),
    text: toSearchKey([serialNumber, ...texts].filter(Boolean).join('\n')),
  };
}

const newestFirst = (one: ListedEvent, other: ListedEvent): number => other.time - one.time;

/**
 * Events with those of another page among them, newest first and each once: while pages are read others come in
 * front, and push some from one page onto the next.
 */
export function mergedEvents(
  known: readonly ListedEvent[],
  page: readonly ListedEvent[],
): readonly ListedEvent[] {
  const ids = new Set(known.map(({ event }) => event.eventId));
  return [...known, ...page.filter(({ event }) => !ids.has(event.eventId))].toSorted(newestFirst);
}

/** The places of the events that a filter finds, in their order. */
export function foundEvents(events: readonly ListedEvent[], filter: DeviceEventFilter): Uint32Array {
  const { type, span, errorsOnly } = filter;
  const words = toSearchWords(filter.search);
  const found = new Uint32Array(events.length);
  let count = 0;
  for (const [place, event] of events.entries()) {
    if (errorsOnly && !event.isError) continue;
    if (type !== 'ALL' && event.type !== type) continue;
    if (span && (event.time < span.from || event.time > span.to)) continue;
    if (!words.every((word) => event.text.includes(word))) continue;
    found[count] = place;
    count += 1;
  }
  return found.slice(0, count);
}

/** A parameter that an event has set: its value, and the one it had before, where an earlier event tells it. */
export type ParameterChange = {
  readonly name: string;
  readonly before: string | undefined;
  readonly after: string;
};

/** Name and value of a parameter as a product answers it: "SET1:RAMP 250", "SET1:RAMP=250". */
function parameterOf(res: string): { readonly name: string; readonly value: string } {
  const [, name = res, value = ''] = /^\s*(\S+?)\s*(?:\s|=)\s*(.*?)\s*$/.exec(res) ?? [];
  return { name, value };
}

/** The parameter changes of every event that has some, by its id; `events` are newest first. */
export function parameterChanges(
  events: readonly ListedEvent[],
): ReadonlyMap<string, readonly ParameterChange[]> {
  const values = new Map<string, string>();
  const changes = new Map<string, readonly ParameterChange[]>();
  for (const { event } of events.toReversed()) {
    const parameters = event.data?.parameters ?? [];
    if (parameters.length === 0) continue;
    const product = `${event.deviceType} ${event.serialNumber}`;
    changes.set(
      event.eventId,
      parameters.map(({ res }) => {
        const { name, value: after } = parameterOf(res);
        const before = values.get(`${product} ${name}`);
        values.set(`${product} ${name}`, after);
        return { name, before, after };
      }),
    );
  }
  return changes;
}
