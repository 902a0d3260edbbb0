import { expect, test } from 'vitest';
import { findUnknownPathSegments, formatProductKey, parseProductPath } from './productPath.ts';

const key = { serialNumber: '0100001', productFamily: 'G6', deviceType: 'CU' } as const;

test.each([
  [{ productFamily: 'G6' }, { kind: 'LIST', family: 'G6', deviceType: undefined }],
  [
    { productFamily: 'g6', deviceType: 'pcu' },
    { kind: 'LIST', family: 'G6', deviceType: 'PCU' },
  ],
  [
    { productFamily: 'G6', deviceType: 'CU', serialNumber: '0100001' },
    { kind: 'PRODUCT', key },
  ],
  [
    { productFamily: 'p6', deviceType: 'RELAY_BOX', serialNumber: '0100001' },
    { kind: 'PRODUCT', key: { serialNumber: '0100001', productFamily: 'P6', deviceType: 'RELAY_BOX' } },
  ],
  [
    { productFamily: 'G9', deviceType: 'cu', serialNumber: '0100001' },
    { kind: 'PRODUCT', key: { serialNumber: '0100001', productFamily: 'G9', deviceType: 'CU' } },
  ],
  [{ productFamily: 'G9' }, { kind: 'NOTHING' }],
  [{ productFamily: 'G6', deviceType: 'RECEIVER' }, { kind: 'NOTHING' }],
  [{ productFamily: 'G6', deviceType: '0100001' }, { kind: 'NOTHING' }],
  [{}, { kind: 'NOTHING' }],
])('%j', (segments, expected) => expect(parseProductPath(segments)).toEqual(expected));

test.each([
  [key, []],
  [{ productFamily: 'g6' }, []],
  [{ ...key, productFamily: 'G9' }, [['FAMILY', 'G9']]],
  [{ productFamily: 'P6', deviceType: '0100001' }, [['DEVICE_TYPE', '0100001']]],
  [
    { productFamily: 'G9', deviceType: 'RELAY_BOX' },
    [
      ['FAMILY', 'G9'],
      ['DEVICE_TYPE', 'RELAY_BOX'],
    ],
  ],
])('of %j Portal does not know %j', (segments, parts) =>
  expect(findUnknownPathSegments(segments)).toEqual(parts),
);

test('its name within a list', () => expect(formatProductKey(key)).toBe('G6 CU 0100001'));
