import { ageText } from './age.ts';
import { shortDate } from './dates.ts';
import { countText } from './plurals.ts';

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * A moment as the time since then: "just now", "5 minutes ago", "3 days ago", "2 years ago". One that is still to come is
 * named by its date; empty for what is no date. `now` is in ms.
 */
export function relativeDate(value: string, now: number): string {
  const passed = now - Date.parse(value);
  if (Number.isNaN(passed)) return '';
  // Clocks differ by a little.
  if (passed < -minute) return shortDate(value);
  if (passed < minute) return 'just now';
  if (passed < hour) return `${countText(Math.floor(passed / minute), 'minute')} ago`;
  return passed < day ? `${countText(Math.floor(passed / hour), 'hour')} ago` : `${ageText(value, now)} ago`;
}
