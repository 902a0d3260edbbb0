import type { ProductKey } from './address.ts';
import { productEventTypes, type ProductEventType } from './deviceEvent.ts';

/** Times from and to which events are looked at, in ms since 1970, both included. */
export type TimeSpan = { readonly from: number; readonly to: number };

/** The filter of device events; all of it stands in the address. */
export type DeviceEventFilter = {
  readonly type: ProductEventType | 'ALL';
  /** The text that is searched for; every word of it has to be somewhere in the event. */
  readonly search: string;
  /** Undefined for all of the time. */
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

/** The filter an address asks for; a value nobody defined counts as its default. Whether only errors show is its tab's. */
export const eventFilterFrom = (parameters: URLSearchParams, errorsOnly: boolean): DeviceEventFilter => ({
  type: eventTypeChoices.find((type) => type === parameters.get('type')) ?? 'ALL',
  search: parameters.get('search') ?? '',
  span: spanFrom(parameters),
  errorsOnly,
});

const momentText = (moment: number): string => `${new Date(moment).toISOString().slice(0, 19)}Z`;

/** The filter as the parameters of an address; what is at its default is empty. Moments go by whole seconds. */
export const eventFilterQuery = ({
  type,
  search,
  span,
}: DeviceEventFilter): Readonly<Record<'type' | 'search' | 'from' | 'to', string>> => ({
  type: type === 'ALL' ? '' : type,
  search,
  from: span ? momentText(span.from) : '',
  to: span ? momentText(span.to) : '',
});

/** Whether anything but the tab narrows the events. */
export const narrowsEvents = ({ type, search, span }: DeviceEventFilter): boolean =>
  type !== 'ALL' || search.trim() !== '' || span !== undefined;

/** The part of the time a zoom leads to: `factor` times as long, with the moment `around` staying where it is. Never longer than `whole`, nor shorter than ten seconds. */
export function zoomedSpan(span: TimeSpan, whole: TimeSpan, factor: number, around: number): TimeSpan {
  const length = Math.max(shortest, (span.to - span.from) * factor);
  if (length >= whole.to - whole.from) return whole;
  const share = (around - span.from) / (span.to - span.from);
  return within({ from: around - share * length, to: around + (1 - share) * length }, whole);
}

/** Shortest part of the time that is looked at, in ms. */
const shortest = 10_000;

/** The part of the time `share` of its length later, or earlier where that is negative; it ends where `whole` does. */
export const movedSpan = (span: TimeSpan, whole: TimeSpan, share: number): TimeSpan => {
  const step = (span.to - span.from) * share;
  return within({ from: span.from + step, to: span.to + step }, whole);
};

function within({ from, to }: TimeSpan, whole: TimeSpan): TimeSpan {
  const shift = from < whole.from ? whole.from - from : Math.min(0, whole.to - to);
  return { from: from + shift, to: to + shift };
}

/** The products whose events are read: all of a configuration, or one. */
export type EventScope = { readonly configurationId: string } | ProductKey;
