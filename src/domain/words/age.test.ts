import { expect, test } from 'vitest';
import { ageText } from './age.ts';

const now = Date.parse('2024-03-05T12:00:00Z');

test.each([
  ['2024-03-05T11:00:00Z', 'today'],
  ['2024-03-06T11:00:00Z', 'today'],
  ['2024-03-04T12:00:00Z', '1 day'],
  ['2024-02-21T12:00:00Z', '13 days'],
  ['2024-02-20T12:00:00Z', '2 weeks'],
  ['2024-01-05T12:00:00Z', '2 months'],
  ['2022-03-05T12:00:00Z', '2 years'],
  ['', ''],
])('%s: %s', (since, expected) => expect(ageText(since, now)).toBe(expected));
