import { beforeAll, describe, expect, test } from 'vitest';
import { isErrorEvent, productEventTypes, getEventType } from '../../src/domain/product/deviceEvent.ts';
import { findHighestFirmware } from '../../src/domain/product/version.ts';
import type { EventRecord, ProductRecord } from '../store/productTable.ts';
import { generateDeviceEvents } from './products.ts';

const product: ProductRecord = {
  serialNumber: '0100001',
  productFamily: 'G6',
  deviceType: 'CU',
  configurationId: 'OU1234',
  productConfigurationId: 'P00001-OU1234',
  revision: '0A',
  state: 'ACTIVE',
  accountNumber: null,
  firmwareFileName: 'G6_CU_3.3.s28',
  created: '2025-01-01T00:00:00.000Z',
};

describe('the history of a product in use', () => {
  let events: readonly EventRecord[];
  beforeAll(() => {
    events = [...generateDeviceEvents(product, 1000)];
  });

  test('is as long as it is asked for, oldest first, and always the same', () => {
    expect(events).toHaveLength(1000);
    const times = events.map(({ created }) => created);
    expect(times).toEqual(times.toSorted());
    expect([...generateDeviceEvents(product, 1000)]).toEqual(events);
    expect([...generateDeviceEvents(product, 0)]).toEqual([]);
  });

  test('has every type, and errors that repeat in one part of its life', () => {
    expect(new Set(events.map(getEventType))).toEqual(new Set(productEventTypes));
    const errors = events.flatMap((event, place) => (isErrorEvent(event) ? [place] : []));
    const densest = Math.max(
      ...errors.map((from) => errors.filter((place) => place >= from && place < from + 120).length),
    );
    expect(densest).toBeGreaterThan(errors.length / 3);
  });

  test('ends with the firmware the product has, which is the highest', () => {
    const installed = events.flatMap(({ data }) => data.firmwareFileName ?? []);
    expect(installed.length).toBeGreaterThan(3);
    expect(findHighestFirmware(installed)).toBe(product.firmwareFileName);
    expect(installed.at(-1)).toBe(product.firmwareFileName);
  });
});
