import { familyFacts, type DeviceType, type ProductFamily } from '../../src/domain/product/families.ts';
import { buildProductConfigurationId } from '../../src/domain/configuration/productConfiguration.ts';
import { findModel } from '../factory/device/models.ts';
import type { RandomSequence } from '../factory/random.ts';
import type { ProductConfigurationRecord, CreationStamp, VersionRecord } from '../store/records.ts';
import { componentPartNumbers, receiverParts, transmitterParts } from './seedParts.ts';
import words from './words.json' with { type: 'json' };

type Frame = {
  readonly random: RandomSequence;
  readonly configurationId: string;
  readonly family: ProductFamily;
  readonly stamp: CreationStamp;
  readonly builds: readonly VersionRecord[];
};

const anyOf = <Value>(values: readonly Value[], random: RandomSequence): Value | undefined =>
  values[random.whole(0, values.length - 1)];

function componentsOf(random: RandomSequence, deviceType: DeviceType): Record<string, number> {
  const numbers = componentPartNumbers[deviceType];
  const count = deviceType === 'PCU' ? random.whole(3, 6) : random.whole(2, 3);
  const components: Record<string, number> = {};
  for (let index = 0; index < count; index++) {
    const part = anyOf(numbers, random);
    if (part) components[part] = random.whole(1, deviceType === 'PCU' ? 6 : 2);
  }
  return components;
}

/** The overlay PDF is made last, so many transmitters have only its picture. */
const undrawn = ['TOP', 'BACK', 'DISPLAY'].map((face) => `CUSTOM_OVERLAY_${face}_PDF`);

type TransmitterPart = (typeof transmitterParts)[number];

/** Parts of the transmitters of a configuration. All differ, as part and configuration form the id. */
function transmitterPartsOf({ random, family }: Frame, models: readonly string[]): TransmitterPart[] {
  const known = transmitterParts.filter((part) => part.families.includes(family));
  const chosen = models.flatMap(
    (model) => known.find((each) => each.model === model) ?? anyOf(known, random) ?? [],
  );
  return chosen.flatMap((part, place) =>
    chosen.indexOf(part) === place ? part : (known.find((each) => !chosen.includes(each)) ?? []),
  );
}

function transmitter(frame: Frame, part: TransmitterPart, place: number): ProductConfigurationRecord {
  const { random, configurationId, stamp, builds } = frame;
  const { partNumber, model } = part;
  return {
    ...stamp,
    productConfigurationId: buildProductConfigurationId(partNumber, configurationId),
    productConfigurationDescription: `Transmitter ${place + 1}, ${findModel(model, 'PCU').label}`,
    userDefinedName: place === 0 ? '' : (words.deviceNames[place] ?? ''),
    name: `${words.deviceNames[place] ?? 'Spare'} transmitter`,
    deviceType: 'PCU',
    partNumber,
    transmitterModel: model,
    receiverModel: null,
    components: componentsOf(random, 'PCU'),
    builds,
    unbuilt: random.next() < 0.6 ? undrawn : [],
    artefacts: [],
  };
}

function receiver(frame: Frame): ProductConfigurationRecord {
  const { random, configurationId, family, stamp, builds } = frame;
  const part = anyOf(
    receiverParts.filter((each) => each.families.includes(family)),
    random,
  );
  const partNumber = part?.partNumber ?? 'P00004';
  return {
    ...stamp,
    productConfigurationId: buildProductConfigurationId(partNumber, configurationId),
    productConfigurationDescription: part?.model
      ? `Receiver, ${findModel(part.model, 'CU').label}`
      : 'Receiver',
    userDefinedName: '',
    name: 'Machine receiver',
    deviceType: 'CU',
    partNumber,
    transmitterModel: null,
    receiverModel: familyFacts[family].receiverModels.length > 0 ? (part?.model ?? null) : null,
    components: componentsOf(random, 'CU'),
    builds,
    unbuilt: [],
    artefacts: [],
  };
}

/** Transmitters and receiver of a configuration: usually one of each, sometimes two transmitters. */
export function createDevices(frame: Frame): ProductConfigurationRecord[] {
  const { random } = frame;
  const models = [
    'MAXI',
    'MINI',
    'MINI',
    'MEGA',
    'MICRO',
    'PISTOL_GRIP',
    'ROCKET',
    'POCKET',
    'XS_DRIVE',
  ] as const;
  const count = random.next() < 0.22 ? 2 : 1;
  const picked = Array.from({ length: count }, () => random.pick(models));
  const transmitters = transmitterPartsOf(frame, picked).map((part, place) =>
    transmitter(frame, part, place),
  );
  return random.next() < 0.08 ? transmitters : [...transmitters, receiver(frame)];
}
