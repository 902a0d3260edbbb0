import { type TimeSpan, hasValidTime, type EventListEntry } from './eventList.ts';
import { productEventTypes } from './deviceEvent.ts';

const second = 1000;
const hour = 3_600_000;
const day = 24 * hour;

/** Longest pause within a session, in ms: an event after a longer pause belongs to another session. */
const maxPause = 30 * 60_000;

/** Lanes of the timeline: one for each type, one for unknown types, and one for errors of any type. */
export const timelineLanes = [...productEventTypes, 'OTHER', 'ERRORS'] as const;
export type TimelineLane = (typeof timelineLanes)[number];

export const timelineLaneLabel: Record<TimelineLane, string> = {
  AUTHENTICATION: 'Authentication',
  FIRMWARE_UPDATE: 'Firmware',
  PARAMETER_CHANGE: 'Parameters',
  SESSION: 'Session',
  SERVICE_ORDER_FULFILLMENT: 'Order done',
  SERVICE_ORDER_REJECTED: 'Order rejected',
  OTHER: 'Other',
  ERRORS: 'Errors',
};

export type LaneMark = { readonly place: number; readonly count: number; readonly eventId: string };

/** Events by lane. Positions are whole numbers from 0 to before `places`, from the left. */
export type EventTimeline = {
  readonly places: number;
  readonly lanes: readonly { readonly lane: TimelineLane; readonly marks: readonly LaneMark[] }[];
  readonly sessions: readonly (readonly [first: number, last: number])[];
};

/**
 * `events` are newest first, the sessions oldest first. A session begins with a SESSION event, or the
 * authentication before it, and lasts while pauses are short.
 */
export function findDeviceSessions(events: readonly EventListEntry[]): readonly TimeSpan[] {
  const sessions: TimeSpan[] = [];
  const open = new Map<string, number>();
  const keys = new Map<string, number>();
  for (const { event, time, type } of events.toReversed()) {
    const product = `${event.deviceType} ${event.serialNumber}`;
    const last = open.get(product);
    const session = last === undefined ? undefined : sessions[last];
    if (type === 'SESSION') {
      const key = keys.get(product);
      const from = key !== undefined && time - key <= maxPause ? key : time;
      open.set(product, sessions.push({ from, to: time }) - 1);
      keys.delete(product);
    } else if (type === 'AUTHENTICATION') {
      keys.set(product, time);
    } else if (last !== undefined && session && time - session.to <= maxPause) {
      sessions[last] = { from: session.from, to: time };
    }
  }
  return sessions;
}

const outsideShare = 0.02;
const minInside = 10;
/** Gap behind which an event is an outlier, as a multiple of the time that the other events span. */
const outsideGap = 4;
/** Earlier times are wrong: no product reported anything before 2000. */
const earliest = Date.UTC(2000, 0, 1);

type EventTime = { readonly within: TimeSpan; readonly outside: readonly EventListEntry[] };

/**
 * `events` are newest first; undefined where no time is readable. `outside` are the few of a wrong clock,
 * those without a readable time, and those before the first products.
 */
export function computeEventTimeRange(events: readonly EventListEntry[]): EventTime | undefined {
  const dated = events.filter(({ time }) => time >= earliest);
  const all = dated.length > 0 ? dated : events.filter(({ event }) => hasValidTime(event));
  const few = all.length < minInside ? 0 : Math.max(1, Math.floor(all.length * outsideShare));
  const core = all.slice(few, all.length - few);
  const timeAt = (place: number): number => all[place]?.time ?? 0;
  const length = (core[0]?.time ?? 0) - (core.at(-1)?.time ?? 0);
  const gap = outsideGap * Math.max(length, day);
  let [first, last] = [few, all.length - 1 - few];
  while (first > 0 && timeAt(first - 1) - timeAt(first) <= gap) first -= 1;
  while (last < all.length - 1 && timeAt(last) - timeAt(last + 1) <= gap) last += 1;
  const [newest, oldest] = [all[first], all[last]];
  if (!newest || !oldest) return undefined;
  const inside = new Set(all.slice(first, last + 1));
  return {
    within: { from: oldest.time, to: newest.time },
    outside: events.filter((event) => !inside.has(event)),
  };
}

const laneOf = (type: string): TimelineLane => productEventTypes.find((each) => each === type) ?? 'OTHER';

export function buildEventTimeline(
  events: readonly EventListEntry[],
  found: Uint32Array,
  sessions: readonly TimeSpan[],
  { from, to }: TimeSpan,
  places: number,
): EventTimeline {
  const placeOf = (time: number): number =>
    Math.min(places - 1, Math.max(0, Math.floor(((time - from) / (to - from)) * places)));
  const lanes = new Map<TimelineLane, Map<number, LaneMark>>();
  const mark = (lane: TimelineLane, { event, time }: EventListEntry): void => {
    const marks = lanes.get(lane) ?? new Map<number, LaneMark>();
    const place = placeOf(time);
    const known = marks.get(place);
    marks.set(
      place,
      known ? { ...known, count: known.count + 1 } : { place, count: 1, eventId: event.eventId },
    );
    lanes.set(lane, marks);
  };
  for (const index of found) {
    const event = events[index];
    if (!event || event.time < from || event.time > to) continue;
    mark(laneOf(event.type), event);
    if (event.isError) mark('ERRORS', event);
  }
  const shown = sessions.filter((session) => session.to >= from && session.from <= to);
  return {
    places,
    lanes: timelineLanes.flatMap((lane) => {
      const marks = lanes.get(lane);
      return marks ? [{ lane, marks: [...marks.values()] }] : [];
    }),
    sessions: joined(shown.map((session) => [placeOf(session.from), placeOf(session.to)] as const)),
  };
}

type Bar = readonly [first: number, last: number];

function joined(bars: readonly Bar[]): readonly Bar[] {
  const all: Bar[] = [];
  for (const [first, last] of bars.toSorted(([one], [other]) => one - other)) {
    const before = all.at(-1);
    if (before && first <= before[1]) all[all.length - 1] = [before[0], Math.max(before[1], last)];
    else all.push([first, last]);
  }
  return all;
}

const steps = [
  second,
  10 * second,
  60 * second,
  10 * 60 * second,
  hour,
  6 * hour,
  day,
  7 * day,
  30 * day,
  91 * day,
  365 * day,
];

/**
 * At most `most` ticks, in ms, at round times of a clock that is `offsetAt` ms ahead of UTC. Within a day
 * they are equally far apart, also where the clock is set back; longer steps are whole days.
 */
export function listTimeTicks(
  { from, to }: TimeSpan,
  limit: number,
  offsetAt: (moment: number) => number,
): readonly number[] {
  const step =
    steps.find((each) => (to - from) / each <= limit) ?? Math.ceil((to - from) / limit / day) * day;
  const offset = offsetAt(from);
  const first = Math.ceil((from + offset) / step) * step - offset;
  const count = Math.max(0, Math.floor((to - first) / step) + 1);
  return Array.from({ length: count }, (_, index) => {
    const tick = first + index * step;
    return step < day ? tick : tick + offset - offsetAt(tick);
  });
}
