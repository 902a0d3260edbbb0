import { countText } from './plurals.ts';

const day = 24 * 60 * 60 * 1000;

/** Units in which an age is told, the longest first: the first that fits twice, and days below that. */
const units = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['week', 7 * day],
] as const;

/** Time since a moment, in whole days, weeks, months or years: "today", "1 day", "3 weeks"; empty for what is no date. */
export function ageText(since: string, now: number): string {
  const passed = now - Date.parse(since);
  if (Number.isNaN(passed)) return '';
  if (passed < day) return 'today';
  const [name, length] = units.find(([, unit]) => passed >= 2 * unit) ?? (['day', day] as const);
  return countText(Math.floor(passed / length), name);
}
