import { expect, test } from 'vitest';
import { runningTime } from './runningTime.ts';

test.each([
  [0, '0:00'],
  [7.4, '0:07'],
  [59.6, '1:00'],
  [725, '12:05'],
  [3600, '1:00:00'],
  [-3, '0:00'],
])('%s seconds are %s', (seconds, text) => expect(runningTime(seconds)).toBe(text));
