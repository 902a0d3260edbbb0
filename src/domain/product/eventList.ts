import {
  isErrorEvent,
  getEventType,
  type ProductEvent,
  productEventTypes,
  type ProductEventType,
} from './deviceEvent.ts';
import { toSearchKey, toSearchWords } from '../words/search.ts';
import type { ProductKey } from './productPath.ts';

/** A device event of the API, with the product that reported it. `created` is an ISO time. */
export type DeviceEvent = ProductEvent & {
  readonly eventId: string;
  readonly created: string;
  readonly serialNumber: string;
  readonly deviceType: string;
  readonly productFamily?: string;
  readonly data?: DeviceEventData | null;
};

export type DeviceEventData = {
  readonly productNumber?: string | undefined;
  readonly firmwareFileName?: string | undefined;
  readonly parameterFileName?: string | undefined;
  readonly parameters?: readonly { readonly res: string }[] | null | undefined;
};

export type EventListEntry = {
  readonly event: DeviceEvent;
  readonly time: number;
  readonly type: string;
  readonly isError: boolean;
  readonly text: string;
};

export const hasValidTime = ({ created }: DeviceEvent): boolean => !Number.isNaN(Date.parse(created));

/** Entry of the event list. An event without a readable time gets the time 0. */
export function toEventListEntry(event: DeviceEvent): EventListEntry {
  const { note, log, data, serialNumber, created } = event;
  const { firmwareFileName, parameterFileName, parameters } = data ?? {};
  const texts = [note, firmwareFileName, parameterFileName, ...(parameters ?? []).map(({ res }) => res), log];
  return {
    event,
    time: Date.parse(created) || 0,
    type: getEventType(event),
    isError: isErrorEvent(event),
    text: toSearchKey([serialNumber, ...texts].filter(Boolean).join('\n')),
  };
}

const newestFirst = (one: EventListEntry, other: EventListEntry): number => other.time - one.time;

/** Newest first, each once: while pages are fetched, new events push others onto the next page. */
export function mergeDeviceEvents(
  known: readonly EventListEntry[],
  page: readonly EventListEntry[],
): readonly EventListEntry[] {
  const ids = new Set(known.map(({ event }) => event.eventId));
  return [...known, ...page.filter(({ event }) => !ids.has(event.eventId))].toSorted(newestFirst);
}

export function filterDeviceEvents(
  events: readonly EventListEntry[],
  filter: DeviceEventFilter,
): Uint32Array {
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

export type ParameterChange = {
  readonly name: string;
  readonly before: string | undefined;
  readonly after: string;
};

/** Name and value of a parameter in a product's output: "SET1:RAMP 250", "SET1:RAMP=250". */
function parameterOf(res: string): { readonly name: string; readonly value: string } {
  const [, name = res, value = ''] = /^\s*(\S+?)\s*(?:\s|=)\s*(.*?)\s*$/.exec(res) ?? [];
  return { name, value };
}

export function computeParameterChanges(
  events: readonly EventListEntry[],
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

export type TimeSpan = { readonly from: number; readonly to: number };

export type DeviceEventFilter = {
  readonly type: ProductEventType | 'ALL';
  readonly search: string;
  readonly span: TimeSpan | undefined;
  readonly errorsOnly: boolean;
};

export const eventTypeChoices = ['ALL', ...productEventTypes] as const;

const momentFrom = (text: string | null): number | undefined => {
  const moment = Date.parse(text ?? '');
  return Number.isNaN(moment) ? undefined : moment;
};

function spanFrom(parameters: URLSearchParams): TimeSpan | undefined {
  const from = momentFrom(parameters.get('from'));
  const to = momentFrom(parameters.get('to'));
  return from !== undefined && to !== undefined && from < to ? { from, to } : undefined;
}

export const parseEventFilter = (parameters: URLSearchParams, errorsOnly: boolean): DeviceEventFilter => ({
  type: eventTypeChoices.find((type) => type === parameters.get('type')) ?? 'ALL',
  search: parameters.get('search') ?? '',
  span: spanFrom(parameters),
  errorsOnly,
});

const momentText = (moment: number): string => `${new Date(moment).toISOString().slice(0, 19)}Z`;

/** Search params of a filter; those at their default are empty. Times are cut to whole seconds. */
export const toEventSearchParams = ({
  type,
  search,
  span,
}: DeviceEventFilter): Readonly<Record<'type' | 'search' | 'from' | 'to', string>> => ({
  type: type === 'ALL' ? '' : type,
  search,
  from: span ? momentText(span.from) : '',
  to: span ? momentText(span.to) : '',
});

export const isEventFilterActive = ({ type, search, span }: DeviceEventFilter): boolean =>
  type !== 'ALL' || search.trim() !== '' || span !== undefined;

/**
 * Zooms a time span: `factor` times as long, with the moment `around` where it was. Never longer than
 * `whole`, nor shorter than ten seconds.
 */
export function zoomTimeSpan(span: TimeSpan, whole: TimeSpan, factor: number, around: number): TimeSpan {
  const length = Math.max(shortest, (span.to - span.from) * factor);
  if (length >= whole.to - whole.from) return whole;
  const share = (around - span.from) / (span.to - span.from);
  return within({ from: around - share * length, to: around + (1 - share) * length }, whole);
}

const shortest = 10_000;

/** Moves a time span later by `share` of its length, earlier where that is negative, within `whole`. */
export const moveTimeSpan = (span: TimeSpan, whole: TimeSpan, share: number): TimeSpan => {
  const step = (span.to - span.from) * share;
  return within({ from: span.from + step, to: span.to + step }, whole);
};

function within({ from, to }: TimeSpan, whole: TimeSpan): TimeSpan {
  const shift = from < whole.from ? whole.from - from : Math.min(0, whole.to - to);
  return { from: from + shift, to: to + shift };
}

export type EventScope = { readonly configurationId: string } | ProductKey;
