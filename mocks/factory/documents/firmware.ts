import { type FileFacts, subjectOf } from '../fileFacts.ts';
import { randomOf } from '../random.ts';
import { devicesOf } from './billOfMaterials.ts';
import { firmwareImage } from './firmwareImage.ts';

const transmitterFirmware = ['APP', 'BLE', 'RADIO', 'SISP1'] as const;
const receiverFirmware = ['APP', 'RADIO', 'SISP1', 'SISP2', 'RANGE_MODULE'] as const;

/** Which firmware each device of the configuration was released with, as JSON. */
export function firmwareVersionInfo(facts: FileFacts): string {
  const random = randomOf(`${facts.seed ?? 0}/${facts.configurationId}/firmware`);
  const devices = devicesOf(facts).map(({ deviceType, model, partNumber }) => ({
    productConfigurationId: `${partNumber}-${facts.configurationId}`,
    deviceType,
    model: model.name,
    firmwares: (deviceType === 'CU' ? receiverFirmware : transmitterFirmware).map((firmwareType) => {
      const version = `${random.whole(1, 4)}.${random.whole(0, 12)}.${random.whole(0, 9)}`;
      const name = `${facts.productFamily}_${deviceType}_${firmwareType}`;
      return { firmwareType, name, version, fileName: `${name}_${version}.s28` };
    }),
  }));
  const { configurationId, revision, version } = facts;
  return `${JSON.stringify({ configurationId, revision, version, devices }, null, 2)}\n`;
}

export const clamFile = (facts: FileFacts): Uint8Array<ArrayBuffer> =>
  firmwareImage({
    key: `${facts.seed ?? 0}/${subjectOf(facts)}/${facts.model ?? ''}`,
    name: `${facts.productFamily} ${subjectOf(facts)}`,
    version: String(facts.version),
  }).bytes;
