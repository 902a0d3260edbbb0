type Dated = Date | string | null | undefined;

/** The moment `value` names; undefined when it names none. */
function moment(value: Dated): Date | undefined {
  const date = value instanceof Date ? value : new Date(value ?? NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

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
const formats = { short, long, announced, time, clock };

/** @session nothing of a person */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Building a formatter costs a hundred times what using it does, and lists use one per row. */
function formatter(format: keyof typeof formats, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${format} ${timeZone ?? ''}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat('en', { ...formats[format], timeZone });
  formatters.set(key, known);
  return known;
}

/** "March 5, 2024", in the browser's time zone unless another is given; empty for what is no date. */
export function shortDate(value: Dated, timeZone?: string): string {
  const date = moment(value);
  return date ? formatter('short', timeZone).format(date) : '';
}

/** The short date with hour and minute: "March 5, 2024 at 14:30"; empty for what is no date. */
export function longDate(value: Dated, timeZone?: string): string {
  const date = moment(value);
  return date ? formatter('long', timeZone).format(date) : '';
}

/** The hour and minute alone, for lists that name the day once: "14:30"; empty for what is no date. */
export function timeOfDay(value: Dated, timeZone?: string): string {
  const date = moment(value);
  return date ? formatter('time', timeZone).format(date) : '';
}

/** The time of day to the second, for lists of what has just happened: "14:30:09"; empty for what is no date. */
export function clockTime(value: Dated, timeZone?: string): string {
  const date = moment(value);
  return date ? formatter('clock', timeZone).format(date) : '';
}

/** A moment as maintenance is announced: "March 05 at 14:30"; empty for what is no date. */
export function announcedDate(value: Dated, timeZone?: string): string {
  const date = moment(value);
  if (!date) return '';
  const parts = formatter('announced', timeZone).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((each) => each.type === type)?.value ?? '';
  return `${part('month')} ${part('day')} at ${part('hour')}:${part('minute')}`;
}

/** A moment as quotes keep it, in UTC: "2024-03-05@14:30:09"; empty for what is no date. */
export const commitDate = (value: Dated): string =>
  moment(value)?.toISOString().slice(0, 19).replace('T', '@') ?? '';
