import { parseInWorker, type ParseFindings } from '~/api/responses/responseParser.ts';
import { answers } from '~/api/generated/answers.ts';
import { isErrorLine } from '~/domain/product/deviceEvent.ts';
import {
  type DeviceEventFilter,
  type TimeSpan,
  filterDeviceEvents,
  hasValidTime,
  toEventListEntry,
  mergeDeviceEvents,
  computeParameterChanges,
  type DeviceEvent,
  type EventListEntry,
  type ParameterChange,
} from '~/domain/product/eventList.ts';
import {
  findDeviceSessions,
  buildEventTimeline,
  computeEventTimeRange,
  type EventTimeline,
} from '~/domain/product/eventTimeline.ts';

export type EventRequest =
  | { readonly kind: 'READ'; readonly answer: Blob }
  | {
      readonly kind: 'FIND';
      readonly filter: DeviceEventFilter;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: 'LINE';
      readonly filter: DeviceEventFilter;
      readonly span: TimeSpan | undefined;
      readonly places: number;
    }
  | { readonly kind: 'OPEN'; readonly eventId: string };

export type EventRow = {
  readonly eventId: string;
  readonly created: string;
  readonly type: string;
  readonly isError: boolean;
  /** Note of the event or its file name, then the first error in its log. */
  readonly about: string;
  readonly changes: readonly ParameterChange[];
  readonly serialNumber: string;
  readonly deviceType: string;
};

export type EventSlice = {
  readonly total: number;
  readonly from: number;
  readonly rows: readonly EventRow[];
};

export type DetailedEvent = EventRow & { readonly event: DeviceEvent };

export type OutOfRangeEvents = {
  readonly count: number;
  readonly from: string;
  readonly to: string;
  readonly eventId: string;
};

/**
 * Timeline: the whole time span, the line, and events outside of it; undefined where there is nothing to
 * draw.
 */
export type EventTimelineView =
  | { readonly whole: TimeSpan; readonly line: EventTimeline; readonly outside: readonly OutOfRangeEvents[] }
  | undefined;

export type EventResponses = {
  /**
   * `taken`: events on the page; `count`: events stored; `joins`: whether the page starts with a stored
   * event.
   */
  readonly READ: {
    readonly taken: number;
    readonly count: number;
    readonly joins: boolean;
  } & ParseFindings;
  readonly FIND: EventSlice;
  readonly LINE: EventTimelineView;
  readonly OPEN: DetailedEvent | undefined;
};

function outsideOf(events: readonly EventListEntry[]): readonly OutOfRangeEvents[] {
  const [newest, oldest] = [events[0]?.event, events.at(-1)?.event];
  if (!newest || !oldest) return [];
  const { eventId } = newest;
  return [{ count: events.length, from: oldest.created, to: newest.created, eventId }];
}

function aboutOf({ note, data, log }: DeviceEvent): string {
  const error = log?.split('\n').find(isErrorLine);
  return [note || data?.firmwareFileName || data?.parameterFileName, error].filter(Boolean).join(' · ');
}

export function createEventStore(): (question: EventRequest) => Promise<unknown> {
  let events: readonly EventListEntry[] = [];
  /** Results derived from the current events; cleared with every page. */
  let known = new Map<string, unknown>();

  function once<Value>(key: string, make: () => Value): Value {
    if (!known.has(key)) known.set(key, make());
    // Each key is used with one value type.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return known.get(key) as Value;
  }
  const found = (filter: DeviceEventFilter): Uint32Array =>
    once(JSON.stringify(filter), () => filterDeviceEvents(events, filter));
  const rowOf = ({ event, type, isError }: EventListEntry): EventRow => ({
    eventId: event.eventId,
    created: event.created,
    type,
    isError,
    about: aboutOf(event),
    changes: once('changes', () => computeParameterChanges(events)).get(event.eventId) ?? [],
    serialNumber: event.serialNumber,
    deviceType: event.deviceType,
  });

  function rows(filter: DeviceEventFilter, from: number, to: number): EventSlice {
    const places = found(filter);
    // Where the list has become shorter than the scroll offset, its end is returned.
    const begin = Math.max(0, Math.min(from, places.length - (to - from)));
    const shown = [...places.subarray(begin, begin + to - from)].flatMap((place) => events[place] ?? []);
    return { total: places.length, from: begin, rows: shown.map(rowOf) };
  }

  function line(filter: DeviceEventFilter, span: TimeSpan | undefined, places: number): EventTimelineView {
    const time = once('time', () => computeEventTimeRange(events));
    if (!time) return undefined;
    const { within } = time;
    // Margin, so that the first and last event are not drawn on the edge; at least a minute, for a single
    // moment.
    const margin = Math.max(60_000, (within.to - within.from) * 0.01);
    const whole = { from: within.from - margin, to: within.to + margin };
    const sessions = once('sessions', () => findDeviceSessions(events));
    const all = found({ ...filter, span: undefined });
    const shown = new Set([...all].map((place) => events[place]));
    const outside = time.outside.filter((event) => shown.has(event));
    return {
      whole,
      line: buildEventTimeline(events, all, sessions, span ?? whole, places),
      outside: [
        outside.filter(({ time: at }) => at > within.to),
        outside.filter(({ time: at, event }) => at < within.from && hasValidTime(event)),
        outside.filter(({ event }) => !hasValidTime(event)),
      ].flatMap(outsideOf),
    };
  }

  return async (question) => {
    switch (question.kind) {
      case 'READ': {
        const page: unknown = JSON.parse(await question.answer.text());
        if (!Array.isArray(page)) throw new TypeError('The answer holds no list of events');
        const { read: listed, ...findings } = parseInWorker(answers, 'productEventFilter', page);
        const read = listed.map(toEventListEntry);
        const first = read[0]?.event.eventId;
        // The event shared by two pages may be one that could not be read.
        const joins =
          findings.omission?.isFirstOmitted === true || events.some(({ event }) => event.eventId === first);
        events = mergeDeviceEvents(events, read);
        known = new Map();
        return { taken: page.length, count: events.length, joins, ...findings };
      }
      case 'FIND':
        return rows(question.filter, question.from, question.to);
      case 'LINE':
        return line(question.filter, question.span, question.places);
      case 'OPEN': {
        const listed = events.find(({ event }) => event.eventId === question.eventId);
        return listed && { ...rowOf(listed), event: listed.event };
      }
    }
  };
}
