import { expect, test } from 'vitest';
import { encodeCode128 } from './MachinePage.tsx';

/** Code 128, set B: start, "M", "1", the checksum (104 + 45 + 2 × 17) mod 103 = 80, stop; 1 is a bar. */
const code = ['11010010000', '10111011000', '10011100110', '10100111100', '1100011101011'];

test('a text is bars of Code 128 between two quiet zones', () => {
  const { modules, bars } = encodeCode128('M1');
  const painted = Array.from({ length: modules }, (_, at) =>
    bars.some((bar) => at >= bar.at && at < bar.at + bar.width) ? '1' : '0',
  ).join('');
  const quiet = '0'.repeat(10);
  expect(painted).toBe(quiet + code.join('') + quiet);
});
