import { expect, test } from 'vitest';
import { formatRelativeDate, formatAge } from './relativeDate.ts';

const now = Date.parse('2024-03-05T12:00:00Z');

test.each([
  ['2024-03-05T12:00:30Z', 'just now'],
  ['2024-03-05T11:59:01Z', 'just now'],
  ['2024-03-05T11:59:00Z', '1 minute ago'],
  ['2024-03-05T11:01:00Z', '59 minutes ago'],
  ['2024-03-05T11:00:00Z', '1 hour ago'],
  ['2024-03-04T12:01:00Z', '23 hours ago'],
  ['2024-03-04T12:00:00Z', '1 day ago'],
  ['2024-03-02T12:00:00Z', '3 days ago'],
  ['2024-02-20T12:00:00Z', '2 weeks ago'],
  ['2022-03-05T12:00:00Z', '2 years ago'],
  ['2024-03-06T12:00:00Z', 'March 6, 2024'],
  ['', ''],
])('%s: %s', (value, text) => expect(formatRelativeDate(value, now)).toBe(text));

test.each([
  ['2024-03-05T11:00:00Z', 'today'],
  ['2024-03-06T11:00:00Z', 'today'],
  ['2024-03-04T12:00:00Z', '1 day'],
  ['2024-02-21T12:00:00Z', '13 days'],
  ['2024-02-20T12:00:00Z', '2 weeks'],
  ['2024-01-05T12:00:00Z', '2 months'],
  ['2022-03-05T12:00:00Z', '2 years'],
  ['', ''],
])('%s: %s', (since, expected) => expect(formatAge(since, now)).toBe(expected));
