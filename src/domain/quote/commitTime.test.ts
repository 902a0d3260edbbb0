import { expect, test } from 'vitest';
import { commitTime } from './commitTime.ts';

test.each([
  ['2024-03-05@14:30:09', '2024-03-05T14:30:09Z'],
  ['2024-03-05T14:30:09Z', '2024-03-05T14:30:09Z'],
  ['', ''],
])('the commit of %j was at %j', (date, time) => expect(commitTime(date)).toBe(time));
