import { randomOf } from '../factory/random.ts';
import type { ConfigurationRecord } from '../store/configurationRecord.ts';
import type { ProductRecord } from '../store/productTable.ts';
import { firmwareFile } from './firmware.ts';
import { timelineOf } from './timeline.ts';

const states = ['ACTIVE', 'ACTIVE', 'ACTIVE', 'PRODUCED', 'IN_PRODUCTION', 'SPARE', 'RETIRED'] as const;

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
      random.next() < 0.8
        ? firmwareFile(`${record.productFamily}_${device.deviceType}`, `3.${index % 7}`)
        : null,
    created: timelineOf(random, 700).next(),
  };
}
