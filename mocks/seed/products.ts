import { randomOf, type Random } from '../factory/random.ts';
import type { ConfigurationRecord } from '../store/configurationRecord.ts';
import type { EventRecord, ProductRecord } from '../store/productTable.ts';
import { seededNow, timelineOf } from './timeline.ts';

const states = ['ACTIVE', 'ACTIVE', 'ACTIVE', 'PRODUCED', 'IN_PRODUCTION', 'SPARE', 'RETIRED'] as const;

const eventTypes = [
  'SESSION',
  'SESSION',
  'PARAMETER_CHANGE',
  'FIRMWARE_UPDATE',
  'AUTHENTICATION',
  'SERVICE_ORDER_FULFILLMENT',
  'SERVICE_ORDER_REJECTED',
] as const;

const session = ['> SYS:VERSION', '> RX:STATUS', '> COM:RSSI -61', '> TX:BATTERY 87'].join('\n');
const broken = [
  '> SYS:VERSION\n> RX:STATUS\n> COMMAND ERROR',
  '> SYS:VERSION\n> null\n> COM:RSSI -84',
  '> SYS:VERSION\n> ERROR: checksum of block 12\n> TX:BATTERY 31',
] as const;

const notes: Partial<Record<(typeof eventTypes)[number], string>> = {
  AUTHENTICATION: 'Authenticated with the service key',
  FIRMWARE_UPDATE: 'Updated over the service cable',
  SERVICE_ORDER_FULFILLMENT: 'The service order has been carried out',
  SERVICE_ORDER_REJECTED: 'The operator put the update off',
};

function eventOf(random: Random, record: ProductRecord, created: string): EventRecord {
  const type = random.pick(eventTypes);
  const failed = random.next() < 0.08;
  const firmware = `${record.productFamily}_${record.deviceType}_${random.whole(1, 4)}.${random.whole(0, 9)}.hex`;
  return {
    type,
    created,
    note: notes[type] ?? '',
    log: failed ? random.pick(broken) : session,
    err: failed && random.next() < 0.5,
    data: {
      productNumber: record.serialNumber,
      ...(type === 'FIRMWARE_UPDATE' && { firmwareFileName: firmware }),
      ...(type === 'PARAMETER_CHANGE' && {
        parameterFileName: `${record.productConfigurationId}_${record.revision}1.txt`,
        parameters: [{ res: 'SET1:RAMP 250' }, { res: 'SET2:DEADBAND 12' }],
      }),
    },
  };
}

/** The product registered as number `index`: one of the devices of a released configuration. */
export function productAt(
  index: number,
  released: readonly ConfigurationRecord[],
): ProductRecord | undefined {
  const record = released[index % released.length];
  const random = randomOf(`product/${index}`);
  const active = record?.revisions.find((revision) => revision.revisionState === 'ACTIVE');
  const device =
    active?.productConfigurations[
      Math.floor(index / released.length) % (active.productConfigurations.length || 1)
    ];
  if (!record || !active || !device) return undefined;
  return {
    serialNumber: String(100_001 + index).padStart(7, '0'),
    productFamily: record.productFamily,
    deviceType: device.deviceType,
    configurationId: record.configurationId,
    productConfigurationId: device.productConfigurationId,
    revision: active.revisionName,
    state: random.pick(states),
    accountNumber: random.next() < 0.05 ? null : record.accountNumber,
    firmwareFileName:
      random.next() < 0.8 ? `${record.productFamily}_${device.deviceType}_3.${index % 7}.hex` : null,
    created: timelineOf(random, 700).next(),
  };
}

/** A product's history, oldest first. */
export function* eventsOf(record: ProductRecord, count: number): Generator<EventRecord> {
  const random = randomOf(`events/${record.serialNumber}`);
  const begun = Date.parse(record.created);
  const step = (seededNow - begun) / (count + 1);
  for (let index = 1; index <= count; index++) {
    yield eventOf(random, record, new Date(begun + Math.floor(step * index)).toISOString());
  }
}
