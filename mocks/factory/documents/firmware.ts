import type { FileFacts } from '../fileFacts.ts';
import { subjectOf } from '../fileFacts.ts';
import { sRecords } from '../formats/srecord.ts';
import { randomOf } from '../random.ts';
import { devicesOf } from './billOfMaterials.ts';

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

const imageSize = 16 * 1024;
const base = 0x010000;

/** A program image for the device as S-records: a table of entry points, its name and version, code, blank memory. */
export function clamFile(facts: FileFacts): Uint8Array<ArrayBuffer> {
  const random = randomOf(
    `${facts.seed ?? 0}/${subjectOf(facts)}/${facts.version}/${facts.model ?? ''}/image`,
  );
  const image = Buffer.alloc(imageSize, 0xff);
  for (let entry = 0; entry < 64; entry++)
    image.writeUInt32BE(base + 0x200 + random.whole(0, 0xc00) * 4, entry * 4);
  image.write(`${facts.productFamily} ${subjectOf(facts)} version ${facts.version}\0`, 0x100, 'latin1');
  const codeEnd = 0x200 + random.whole(0x1800, 0x3000);
  for (let at = 0x200; at < codeEnd; at++) image[at] = random.whole(0, 255);
  return Buffer.from(sRecords(image, base, `${facts.configurationId} ${facts.revision}`), 'ascii');
}
