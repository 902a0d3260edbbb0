import { createRandom, type RandomSequence } from '../factory/random.ts';
import type { ConfigurationRecord } from '../store/records.ts';
import type { ProductRecord, EventRecord } from '../store/productTable.ts';
import { getSeedFirmwareFileName, seedFirmwareVersions } from './firmware.ts';
import { createTimeline, seedNow } from './timeline.ts';
import { seedDeviceErrors } from './seedResources.ts';

const states = ['ACTIVE', 'ACTIVE', 'ACTIVE', 'PRODUCED', 'IN_PRODUCTION', 'SPARE', 'RETIRED'] as const;

export function createProductRecord(
  index: number,
  released: readonly ConfigurationRecord[],
): ProductRecord | undefined {
  const record = released[index % released.length];
  const random = createRandom(`product/${index}`);
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
        ? getSeedFirmwareFileName(`${record.productFamily}_${device.deviceType}`, `3.${index % 7}`)
        : null,
    created: createTimeline(random, 700).next(),
  };
}

const minute = 60_000;

/** Parameters changed in the field, with default and step. */
const parameters = {
  'SET1:RAMP': [250, 25],
  'SET2:DEADBAND': [12, 2],
  'SET3:MAX_SPEED': [80, 5],
  'SET4:TIMEOUT': [30, 10],
  'SET5:HORN_TIME': [4, 1],
} as const;
const parameterNames = [
  'SET1:RAMP',
  'SET2:DEADBAND',
  'SET3:MAX_SPEED',
  'SET4:TIMEOUT',
  'SET5:HORN_TIME',
] as const;
type ParameterName = (typeof parameterNames)[number];

type Fault = readonly string[];

const plainFaults: readonly [Fault, ...Fault[]] = [
  ['> RX:STATUS', '> COMMAND ERROR'],
  ['> COM:RSSI', '> null'],
  ['> SYS:SELFTEST', '> ERROR: checksum of block 12'],
];

const faultsOf = (family: string): readonly [Fault, ...Fault[]] => [
  ...plainFaults,
  ...seedDeviceErrors
    .filter(({ productFamily }) => productFamily === family)
    .map(({ errorId, title }) => ['> SYS:SELFTEST', `> ERROR: ${errorId} ${title}`]),
];

type Life = {
  readonly record: ProductRecord;
  readonly random: RandomSequence;
  readonly settings: Map<ParameterName, number>;
  /** Index of the installed firmware version. */
  firmware: number;
  /** Recurring fault, and the share of the product's life in which it occurs. */
  readonly fault: Fault;
  readonly weak: readonly [from: number, to: number];
};

type Told = Omit<EventRecord, 'created'>;

const fileOf = ({ productFamily, deviceType }: ProductRecord, version: string): string =>
  getSeedFirmwareFileName(`${productFamily}_${deviceType}`, version);

const told = (life: Life, type: string, given: Partial<Told> = {}): Told => ({
  type,
  note: '',
  log: '',
  err: false,
  ...given,
  data: { productNumber: life.record.serialNumber, ...given.data },
});

const sessionLog = ({ random }: Life, fault: readonly string[]): string =>
  [
    '> SYS:VERSION',
    'OK',
    '> RX:STATUS',
    'LINKED',
    ...fault,
    `> COM:RSSI -${random.whole(48, 92)}`,
    `> TX:BATTERY ${random.whole(18, 100)}`,
  ].join('\n');

/** A session at `age` (0 to 1) of the product's life; failures are far more frequent in the weak part. */
function sessionOf(life: Life, age: number): Told {
  const { random, fault, weak } = life;
  const fails = random.next() < (age >= weak[0] && age < weak[1] ? 0.6 : 0.04);
  return told(life, 'SESSION', {
    note: random.next() < 0.3 ? 'Service tool connected' : '',
    log: sessionLog(life, fails ? fault : []),
    err: fails && random.next() < 0.5,
  });
}

function changeOf(life: Life): Told {
  const { random, record, settings } = life;
  const first = random.whole(0, parameterNames.length - 1);
  const names = parameterNames.filter((_, place) => place === first || random.next() < 0.2);
  const changed = names.map((name) => {
    const [begin, step] = parameters[name];
    // Values stay within five steps of the default.
    const moved = (settings.get(name) ?? begin) + step * random.pick([-2, -1, 1, 2]);
    const value = Math.min(begin + 5 * step, Math.max(0, begin - 5 * step, moved));
    settings.set(name, value);
    return { res: `${name} ${value}` };
  });
  return told(life, 'PARAMETER_CHANGE', {
    log: changed.map(({ res }) => `> ${res}\nOK`).join('\n'),
    data: {
      parameterFileName: `${record.productConfigurationId}_${record.revision}1.txt`,
      parameters: changed,
    },
  });
}

function updateOf(life: Life, version: string): Told[] {
  const byOrder = life.random.next() < 0.5;
  return [
    told(life, 'FIRMWARE_UPDATE', {
      note: byOrder ? '' : 'Updated over the service cable',
      log: '> SYS:FLASH\nOK\n> SYS:RESET\nOK',
      data: { firmwareFileName: fileOf(life.record, version) },
    }),
    ...(byOrder
      ? [told(life, 'SERVICE_ORDER_FULFILLMENT', { note: 'The service order has been carried out' })]
      : []),
  ];
}

function visitOf(life: Life, age: number): Told[] {
  const { random, record } = life;
  const own = seedFirmwareVersions.findIndex(
    (version) => fileOf(record, version) === record.firmwareFileName,
  );
  const due = Math.floor(age * ((own === -1 ? 4 : own) + 1));
  const version = due > life.firmware ? seedFirmwareVersions[due] : undefined;
  if (version) life.firmware = due;
  return [
    ...(random.next() < 0.4
      ? [told(life, 'AUTHENTICATION', { note: 'Authenticated with the service key' })]
      : []),
    sessionOf(life, age),
    ...(random.next() < 0.45 ? [changeOf(life)] : []),
    ...(random.next() < 0.15 ? [changeOf(life)] : []),
    ...(random.next() < 0.05
      ? [told(life, 'SERVICE_ORDER_REJECTED', { note: 'The operator put the update off' })]
      : []),
    ...(version ? updateOf(life, version) : []),
  ];
}

/** A product's history, oldest first: `count` events grouped into visits over its life. */
export function* generateDeviceEvents(record: ProductRecord, count: number): Generator<EventRecord> {
  const random = createRandom(`events/${record.serialNumber}`);
  const weak = 0.2 + 0.6 * random.next();
  const life: Life = {
    record,
    random,
    settings: new Map(),
    firmware: 0,
    fault: random.pick(faultsOf(record.productFamily)),
    weak: [weak, weak + 0.12],
  };
  const begun = Date.parse(record.created);
  const step = (seedNow - begun) / (count + 1);
  const within = Math.min(2 * minute, step / 2);
  let made = 0;
  while (made < count) {
    const start = begun + step * (made + 0.5);
    const visit = visitOf(life, made / count).slice(0, count - made);
    for (const [place, event] of visit.entries()) {
      yield { ...event, created: new Date(Math.floor(start + within * place)).toISOString() };
    }
    made += visit.length;
  }
}
