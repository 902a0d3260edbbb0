import { type FirmwareType, formatFirmwareSignature } from '../../src/domain/firmware/firmware.ts';
import { deviceTypes, productFamilies, type DeviceType } from '../../src/domain/product/families.ts';
import { createRandom, type RandomSequence } from '../factory/random.ts';
import type { FirmwareRecord, AppRecord } from '../store/records.ts';
import { appPlatforms } from '../../src/domain/app/app.ts';

const parts: Record<DeviceType, readonly FirmwareType[]> = {
  PCU: ['BLE', 'RADIO', 'SISP1'],
  CU: ['RADIO', 'SISP1', 'SISP2', 'RANGE_MODULE'],
};

const changes: readonly [string, ...string[]] = [
  'The radio link is found again faster after a restart.',
  'Joystick ramps follow `SET1:RAMP` from the first movement on.',
  'The horn no longer sounds twice when the battery is changed while it is pressed.',
  '`SYS:SELFTEST` tells which block failed.',
  'The display stays readable below -20 °C.',
  'Stop is reported to the crane within 40 ms on CAN.',
  'The dead band of `SET2:DEADBAND` is the same in both directions.',
];

const problems: readonly [string, ...string[]] = [
  'After a change of language the display shows the old one until the next start.',
  '`COM:RSSI` answers `null` in the first second.',
  'The range warning comes late below -15 °C.',
];

function noteOf(random: RandomSequence, version: string, isFirst: boolean): string {
  if (isFirst) return 'First version for series production.';
  const [first, second] = random.shuffle(changes);
  const isMajor = version.endsWith('.0');
  return [
    ...(isMajor ? ['**Restart the device after the update.**', ''] : []),
    '### Changed',
    '',
    `- ${first ?? ''}`,
    `- ${second ?? ''}`,
    ...(random.next() < 0.5 ? ['', '### Known problems', '', `1. ${random.pick(problems)}`] : []),
  ].join('\n');
}

function firmwareOf(
  firmwareSignature: FirmwareRecord['firmwareSignature'],
  versions: readonly string[],
  note: string,
): FirmwareRecord {
  const { name } = firmwareSignature;
  const random = createRandom(`notes/${formatFirmwareSignature(firmwareSignature)}`);
  const firmwareFiles = versions.map((version, index) => ({
    version,
    fileName: getSeedFirmwareFileName(name, version),
    id: '',
    releaseNote: noteOf(random, version, index === 0),
  }));
  return { firmwareSignature, fileExtension: 's28', note, firmwareFiles };
}

const made = (): FirmwareRecord[] =>
  productFamilies.flatMap((productFamily) =>
    deviceTypes.flatMap((deviceType) => {
      const device = `${productFamily}_${deviceType}`;
      const random = createRandom(`firmware/${device}`);
      const ofPart = (firmwareType: FirmwareType): FirmwareRecord =>
        firmwareOf(
          { firmwareType, productFamily, deviceType, name: `${device}_${firmwareType}` },
          ['1.0', `1.${random.whole(1, 9)}`, `2.${random.whole(0, 12)}`],
          '',
        );
      const application = { firmwareType: 'APP', productFamily, deviceType, name: device } as const;
      return [
        firmwareOf(application, seedFirmwareVersions, `For every ${productFamily} in the field.`),
        ...parts[deviceType].map(ofPart),
      ];
    }),
  );

export function createFirmwareRecords(): readonly FirmwareRecord[] {
  let last = 0;
  return made().map((firmware) => ({
    ...firmware,
    firmwareFiles: firmware.firmwareFiles.map((file) => {
      last += 1;
      return { ...file, id: `F${last}` };
    }),
  }));
}

export const seedFirmwareVersions = [
  '1.4',
  '2.0',
  '2.9',
  '2.10',
  '3.0',
  '3.1',
  '3.2',
  '3.3',
  '3.4',
  '3.5',
  '3.6',
] as const;

export const getSeedFirmwareFileName = (name: string, version: string): string => `${name}_${version}.s28`;

const versions = [
  ['2.8', 'Finds receivers over Bluetooth.', false],
  ['2.9', 'Reads parameters twice as fast.', true],
  ['2.10', 'Opens parameter files of G6. Please update before your next service visit.', true],
  ['3.0', 'Preview of the new editor. Not for daily work yet.', false],
] as const;

export const createApps = (): readonly AppRecord[] =>
  appPlatforms.flatMap((platform) =>
    versions.map(([version, message, enabled]) => ({
      platform,
      version,
      message,
      enabled,
      asset: 'SEEDED' as const,
    })),
  );
