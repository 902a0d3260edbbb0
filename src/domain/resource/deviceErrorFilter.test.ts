import { describe, expect, test } from 'vitest';
import {
  parseDeviceErrorFilter,
  listErrorFamilies,
  filterDeviceErrors,
  listErrorSeverities,
} from './deviceErrorFilter.ts';
import type { DeviceError } from './deviceErrors.ts';

const error = (productFamily: string, errorId: string, more: Partial<DeviceError> = {}): DeviceError => ({
  productFamily,
  errorId,
  title: 'T',
  text: 'X',
  remedy: 'R',
  severity: 'ERROR',
  ...more,
});

describe('the list of device errors', () => {
  const errors = [
    error('X1', 'E1'),
    error('G6', 'E10'),
    error('G6', 'E9', { severity: 'INFO', text: 'Radio link' }),
  ];
  const found = (address: string, family?: string) =>
    filterDeviceErrors(errors, parseDeviceErrorFilter(new URLSearchParams(address), family)).map(
      ({ productFamily, errorId }) => `${productFamily} ${errorId}`,
    );

  test.each([
    ['', undefined, ['G6 E9', 'G6 E10', 'X1 E1']],
    ['', 'g6', ['G6 E9', 'G6 E10']],
    ['search=LINK+radio', undefined, ['G6 E9']],
    ['search=e1', undefined, ['G6 E10', 'X1 E1']],
    ['severity=INFO', undefined, ['G6 E9']],
    ['severity=INFO', 'X1', []],
  ])('%j of %s', (address, family, wanted) => expect(found(address, family)).toEqual(wanted));

  test('has the families and severities there are', () => {
    expect(listErrorFamilies(errors)).toEqual(['G6', 'X1']);
    expect(listErrorSeverities(errors)).toEqual(['ERROR', 'INFO']);
  });
});
