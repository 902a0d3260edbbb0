type Dated = Date | string | null | undefined;

function moment(value: Dated): Date | undefined {
  // `Date` reads a day as UTC, but one with blanks around it as local time.
  const date = value instanceof Date ? value : new Date(value?.trim() ?? NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Whether a text names a day without a time, "2025-03-01", which is the same day in every time zone. */
export const isDateOnly = (value: Dated): boolean =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value.trim());

const minute = 60_000;
const hour = 60 * minute;
const short = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const long = { ...short, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const announced = {
  month: 'long',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const clock = { ...time, second: '2-digit' } as const;
const offset = { timeZoneName: 'shortOffset' } as const;
const formats = { short, long, announced, time, clock, offset };

/** @session nothing of a person */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Building a formatter costs a hundred times what using it does, and lists use one per row. */
function formatter(format: keyof typeof formats, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${format} ${timeZone ?? ''}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat('en', { ...formats[format], timeZone });
  formatters.set(key, known);
  return known;
}

const offsetText = (date: Date, timeZone: string | undefined): string =>
  formatter('offset', timeZone)
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

export function getUtcOffset(date: Date, timeZone?: string): number {
  if (timeZone === undefined) return -date.getTimezoneOffset() * minute;
  const [, sign = '+', hours = '0', minutes = '0'] =
    /([+-])(\d+)(?::(\d+))?/.exec(offsetText(date, timeZone)) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * hour + Number(minutes) * minute);
}

/** Whether the time is ambiguous: when clocks are set back, two moments of a day have the same time. */
function isDoubled(date: Date, timeZone: string | undefined): boolean {
  const at = (distance: number): number => getUtcOffset(new Date(date.getTime() + distance), timeZone);
  const [before, now, after] = [at(-3 * hour), at(0), at(3 * hour)];
  if (before <= after) return false;
  return now === before ? at(before - after) === after : at(after - before) === before;
}

/** Adds the time zone to a text that would otherwise name two moments. */
const told = (text: string, date: Date, timeZone: string | undefined): string =>
  isDoubled(date, timeZone) ? `${text} ${offsetText(date, timeZone)}` : text;

const asItCame = (value: Dated): string => (typeof value === 'string' ? value : '');

/** "March 5, 2024", in the browser's time zone by default; a text that is no date stays as it is. */
export function formatShortDate(value: Dated, timeZone?: string): string {
  const date = moment(value);
  return date ? formatter('short', isDateOnly(value) ? 'UTC' : timeZone).format(date) : asItCame(value);
}

/**
 * "March 5, 2024 at 14:30", with the time zone in the hour that occurs twice, without a time for a day; a
 * text that is no date stays as it is.
 */
export function formatLongDate(value: Dated, timeZone?: string): string {
  const date = moment(value);
  if (!date || isDateOnly(value)) return formatShortDate(value);
  return told(formatter('long', timeZone).format(date), date, timeZone);
}

const timedMoment = (value: Dated): Date | undefined => (isDateOnly(value) ? undefined : moment(value));

/** The hour and minute alone, for lists that name the day once: "14:30"; empty for what has no time. */
export function formatTimeOfDay(value: Dated, timeZone?: string): string {
  const date = timedMoment(value);
  return date ? told(formatter('time', timeZone).format(date), date, timeZone) : '';
}

/** The hour and minute with the time zone, for lists in which that changes: "14:30 GMT+2"; empty for what has no time. */
export function formatZonedTime(value: Dated, timeZone?: string): string {
  const date = timedMoment(value);
  return date ? `${formatter('time', timeZone).format(date)} ${offsetText(date, timeZone)}` : '';
}

/** The time of day to the second, for lists of what has just happened: "14:30:09"; empty for what has no time. */
export function formatClockTime(value: Dated, timeZone?: string): string {
  const date = timedMoment(value);
  return date ? told(formatter('clock', timeZone).format(date), date, timeZone) : '';
}

/** A moment as maintenance is announced: "March 05 at 14:30", or "March 05" for a day; empty for what is no date. */
export function formatAnnouncementDate(value: Dated, timeZone?: string): string {
  const date = moment(value);
  if (!date) return '';
  const parts = formatter('announced', isDateOnly(value) ? 'UTC' : timeZone).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((each) => each.type === type)?.value ?? '';
  const day = `${part('month')} ${part('day')}`;
  return isDateOnly(value) ? day : told(`${day} at ${part('hour')}:${part('minute')}`, date, timeZone);
}

/** Day of a moment in the browser's time zone, for file names: "2024-03-05". */
export function formatIsoDay(date: Date): string {
  const shifted = new Date(date.getTime() + getUtcOffset(date));
  return shifted.toISOString().slice(0, 10);
}

export function formatBriefDateTime(value: Dated): string {
  const date = moment(value);
  if (!date) return '';
  return isDateOnly(value) ? String(value).trim() : `${formatIsoDay(date)} ${formatTimeOfDay(date)}`;
}

/** A moment as commits of quotes have it, in UTC: "2024-03-05@14:30:09"; empty for what is no date. */
export const formatCommitDate = (value: Dated): string =>
  moment(value)?.toISOString().slice(0, 19).replace('T', '@') ?? '';

export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
