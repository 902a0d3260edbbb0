import { isDateOnly, getUtcOffset, formatShortDate } from './dates.ts';
import { formatCount } from './numbers.ts';

const day = 24 * 60 * 60 * 1000;

/** Units of an age, longest first: the first that fits twice is used, days below that. */
const units = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['week', 7 * day],
] as const;

export function formatAge(since: string, now: number): string {
  const passed = now - Date.parse(since);
  if (Number.isNaN(passed)) return '';
  if (passed < day) return 'today';
  const [name, length] = units.find(([, unit]) => passed >= 2 * unit) ?? (['day', day] as const);
  return formatCount(Math.floor(passed / length), name);
}

const minute = 60 * 1000;
const hour = 60 * minute;

/** "just now", "5 minutes ago", "3 days ago"; a future time as its date, empty for none. `now` is in ms. */
export function formatRelativeDate(value: string, now: number): string {
  if (isDateOnly(value)) return relativeDay(value.trim(), now);
  const passed = now - Date.parse(value);
  if (Number.isNaN(passed)) return '';
  // The clocks of the browser and the server differ a little.
  if (passed < -minute) return formatShortDate(value);
  if (passed < minute) return 'just now';
  if (passed < hour) return `${formatCount(Math.floor(passed / minute), 'minute')} ago`;
  return passed < day
    ? `${formatCount(Math.floor(passed / hour), 'hour')} ago`
    : `${formatAge(value, now)} ago`;
}

/** Age of a day without a time, in days of the browser's time zone: "today", "3 days ago". */
function relativeDay(value: string, now: number): string {
  const today = now + getUtcOffset(new Date(now));
  const passed = Math.floor(today / day) - Math.floor(Date.parse(value) / day);
  if (Number.isNaN(passed)) return '';
  if (passed < 0) return formatShortDate(value);
  return passed === 0 ? 'today' : `${formatAge(value, Date.parse(value) + passed * day)} ago`;
}
