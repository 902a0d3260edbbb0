import { expect, test } from 'vitest';
import { firmwareOf, highestFirmware } from './firmware.ts';

test.each([
  [[], undefined],
  [['G6_CU_3.9.hex', 'G6_CU_3.10.hex', 'G6_CU_3.2.hex'], 'G6_CU_3.10.hex'],
  [['G6_CU_10.0.hex', 'G6_CU_9.99.hex'], 'G6_CU_10.0.hex'],
  [['G6_CU_3.1.hex', 'G6_CU_3.1.1.hex'], 'G6_CU_3.1.1.hex'],
  [['boot.hex', 'G6_CU_0.1.hex'], 'G6_CU_0.1.hex'],
  [['boot.hex'], 'boot.hex'],
  [['G6_CU_3.9.s28', 'G6_CU_3.10.s28'], 'G6_CU_3.10.s28'],
])('of %j the highest is %s', (names, expected) => expect(highestFirmware(names)).toBe(expected));

test('a product has the highest of what is recorded and what it has reported', () => {
  const firmwareFile = { fileName: 'G6_CU_3.9.hex' };
  const events = [{ data: {} }, { data: null }, { data: { firmwareFileName: 'G6_CU_3.10.hex' } }];
  expect(firmwareOf({ firmwareFile, events })).toBe('G6_CU_3.10.hex');
  expect(firmwareOf({ firmwareFile, events: [] })).toBe('G6_CU_3.9.hex');
  expect(firmwareOf({ firmwareFile: null, events: [] })).toBeUndefined();
});
