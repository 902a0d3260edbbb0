import { crc32 } from 'node:zlib';
import { type DeviceControl, type Device, buildDevice } from '../device/device.ts';
import { formatDocumentSubject, type FileFacts } from '../fileFacts.ts';
import { createRandom, type RandomSequence } from '../random.ts';

const sets = ['SET1', 'SET2', 'SET3'] as const;

export function createParameterScript(facts: FileFacts): string {
  const device = buildDevice(facts);
  const about = `// Parameters ${formatDocumentSubject(facts)} version ${facts.version}\n// ${facts.productFamily} ${device.model.label}`;
  return `${[about, ...commands(facts, device)].join('\n')}\n`;
}

export function createModulateFile(facts: FileFacts): string {
  const device = buildDevice(facts);
  const rows = [
    `MOD:OPEN ${facts.productFamily} ${device.deviceType} ${device.model.name}`,
    `MOD:VERSION ${facts.configurationId} ${facts.revision} ${facts.version}`,
    ...commands(facts, device).filter((row) => row !== '' && !row.startsWith('//')),
    'MOD:STORE',
    'MOD:CLOSE',
  ];
  const check = crc32(rows.join('\n')).toString(16).toUpperCase().padStart(8, '0');
  return `${[...rows, `MOD:CHECK ${rows.length} ${check}`].join('\n')}\n`;
}

function commands(facts: FileFacts, device: Device): string[] {
  const random = createRandom(`${facts.seed ?? 0}/${facts.configurationId}/parameters`);
  const ends: [string, string[]][] =
    device.deviceType === 'CU'
      ? [['Outputs', outputs(random)]]
      : [['Controls', controls(device, random, facts)]];
  const parts: [string, string[]][] = [
    [
      'System',
      [
        `SYS:FAMILY ${facts.productFamily}`,
        `SYS:CONFIGURATION ${facts.configurationId}`,
        `SYS:REVISION ${facts.revision}`,
        `SYS:SLEEP ${random.pick([120, 300, 600])}`,
        `SYS:LANGUAGE ${random.pick(['EN', 'SV', 'DE', 'PL', 'IT', 'DA'])}`,
      ],
    ],
    [
      'Radio',
      [
        'COM:BAND 433',
        `COM:CHANNEL ${random.whole(1, 64)}`,
        'COM:POWER 10',
        `COM:TIMEOUT ${random.pick([350, 500])}`,
        `COM:PAIR 0x${random.whole(0x100000, 0xffffff).toString(16).toUpperCase()}`,
      ],
    ],
    ...ends,
    ['Speeds', sets.flatMap((set) => speeds(set, random))],
  ];
  return parts.flatMap(([name, rows]) => ['', `// ${name}`, ...rows]);
}

function controls(device: Device, random: RandomSequence, { version }: FileFacts): string[] {
  const axes = ({ type, designator }: DeviceControl): string[] =>
    type === 'JOYSTICK' ? [`${designator}.X`, `${designator}.Y`] : [designator];
  const proportional = device.controls.filter(({ kind }) => kind.connectorType === 'ANALOGUE');
  const digital = device.controls.filter(({ kind }) => kind.connectorType === 'DIGITAL');
  return [
    ...proportional.flatMap(axes).map((axis, index) => {
      // Dead bands differ between the versions of a file.
      const band = 3 + ((index + version) % 4);
      return `TX:AXIS ${axis} DEADBAND ${band} CURVE ${random.pick([0, 20, 35, 50])} INVERT ${random.whole(0, 1)}`;
    }),
    ...digital.map(
      ({ designator, function: does }) => `TX:BUTTON ${designator} MODE MOMENTARY NAME "${does}"`,
    ),
    'TX:ESTOP E1 CHANNELS 2',
  ];
}

function outputs(random: RandomSequence): string[] {
  const pairs = Array.from({ length: 8 }, (_, index) => {
    const low = random.whole(26, 34) * 10;
    const source = `AXIS${Math.floor(index / 2) + 1}.${index % 2 === 0 ? 'UP' : 'DOWN'}`;
    return `RX:OUT ${index + 1} SOURCE ${source} MIN ${low} MAX ${low + 400} FREQ 120`;
  });
  const relays = Array.from(
    { length: 6 },
    (_, index) => `RX:RELAY ${index + 1} SOURCE BUTTON${index + 1} DELAY 0`,
  );
  return [...pairs, ...relays, 'RX:STOP 1 DELAY 150', 'RX:STOP 2 DELAY 150'];
}

function speeds(set: (typeof sets)[number], random: RandomSequence): string[] {
  const share = { SET1: 100, SET2: 60, SET3: 30 }[set];
  return [
    `${set}:SPEED ${share}`,
    `${set}:RAMP UP ${random.whole(2, 8) * 50} DOWN ${random.whole(1, 4) * 50}`,
  ];
}

export function createDisplayPages(facts: FileFacts): string {
  const device = buildDevice(facts);
  const pages = [
    ['WORK', device.controls.filter(({ kind }) => kind.connectorType === 'ANALOGUE')],
    ['LAMPS', device.controls.filter(({ type }) => type === 'LED')],
  ] as const;
  const rows = pages.flatMap(([name, shown], page) => [
    `PAGE;${page + 1};${name};${shown.length}`,
    ...shown.map(({ designator, function: does }, index) => {
      const [column, line] = [index % 2, Math.floor(index / 2)];
      return `FIELD;${page + 1};${index + 1};${4 + column * 64};${10 + line * 13};${designator};${does.toUpperCase()}`;
    }),
  ]);
  return [
    'WSGC;1',
    `NAME;${facts.configurationId};${facts.revision};${facts.version}`,
    'SIZE;128;64',
    ...rows,
    `END;${rows.length}`,
    '',
  ].join('\r\n');
}
