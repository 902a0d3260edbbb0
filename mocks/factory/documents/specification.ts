import { controlKinds } from '../device/controls.ts';
import { type DeviceControl, type Device, buildDevice, panelThickness } from '../device/device.ts';
import { getPartLabel } from '../device/parts.ts';
import { drawPanel } from '../device/drawPanel.ts';
import { formatDocumentSubject, type FileFacts } from '../fileFacts.ts';
import type { JpegPicture } from '../formats/pdf.ts';
import { renderPicture } from '../formats/renderPicture.ts';
import { paintDeviceView } from '../model3d/view.ts';
import { A4Document } from './a4Document.ts';
import { buildWiringRows } from './wiring.ts';

export function createTechnicalSpecification(facts: FileFacts): Uint8Array<ArrayBuffer> {
  const device = buildDevice(facts);
  const kind = device.deviceType === 'CU' ? 'receiver' : 'transmitter';
  const name = `${facts.productFamily} ${device.model.label} ${kind}`;
  const paper = new A4Document('Technical specification', facts);
  paper.title(
    'Technical specification',
    `${name}, configuration ${formatDocumentSubject(facts)}, version ${facts.version}`,
  );
  paper.picture(renderDevicePicture(facts), 400);
  paper.table(factColumns, buildFactRows(facts, device));
  paper.turn();
  paper.heading('1  Panel');
  paper.paragraph(
    `The ${kind} has ${device.controls.length} controls in a panel of ${panelThickness} mm. ` +
      'Dimensions are in millimetres, seen from the operator. Positions are measured from the middle of the panel.',
  );
  paper.drawing(drawPanel(device, `Panel ${formatDocumentSubject(facts)}`));
  paper.heading('2  Controls');
  paper.table(
    { 'No.': 8, Function: 18, Control: 38, Part: 14, Opening: 24, X: 10, Y: 10 },
    device.controls.map(controlRow),
    ['X', 'Y'],
  );
  paper.heading('3  Wiring');
  paper.paragraph('Every wire from the controls to the card. Colours name the insulation.');
  paper.table(
    { From: 14, Signal: 26, To: 14, Colour: 14, Kind: 24 },
    buildWiringRows(device).map(({ from, signal, to, colour, kind: connector }) => [
      from,
      signal,
      to,
      colour,
      connector,
    ]),
  );
  paper.heading('4  Radio and supply');
  paper.table(factColumns, technical(device));
  paper.heading('5  Safety');
  paper.paragraph(
    'The stop function opens two independent channels. It reacts within 150 ms of pressing the emergency stop and ' +
      'within 500 ms of losing the radio link. After a stop the machine starts again only on purpose, with all ' +
      'proportional controls at rest.',
  );
  paper.paragraph('Test the emergency stop before every shift. Take a device out of use when it is damaged.');
  paper.heading('6  Release');
  paper.table(
    { Role: 40, Date: 24, Signature: 40 },
    ['Application engineer', 'Approver', 'Customer'].map((role) => [role, ' ', ' ']),
  );
  return paper.bytes();
}

export function renderDevicePicture(facts: FileFacts): JpegPicture {
  const [width, height] = [480, 340];
  const jpeg = renderPicture([width, height], 'JPEG', (pen) =>
    paintDeviceView(pen, facts, 'PERSPECTIVE', [width, height]),
  );
  return { jpeg, width, height };
}

const factColumns = { Property: 34, Value: 66 };

export function buildFactRows(facts: FileFacts, device: Device): string[][] {
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Configuration', facts.configurationId],
    ['Revision', facts.revision],
    ['Description', facts.description],
    ['Customer', facts.account && `${facts.account.accountName} (${facts.account.accountNumber})`],
    ['Product family', facts.productFamily],
    ['Model', device.model.label],
    ['Part number', device.partNumber],
    ['Colour', device.colours.name],
    ['Date', facts.date],
  ];
  return rows.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

function technical({ model, deviceType }: Device): string[][] {
  const [width, depth, height] = model.size;
  return [
    ['Size (width, depth, height)', `${width} x ${depth} x ${height} mm`],
    ['Mass', `${model.massKg} kg`],
    ['Frequency', '433.05 to 434.79 MHz, 64 channels'],
    ['Radiated power', 'less than 10 mW'],
    ['Supply', deviceType === 'CU' ? '12 to 30 V DC, fused 8 A' : 'Li-ion cell 3.7 V, 2.2 Ah'],
    ['Operating time', deviceType === 'CU' ? 'continuous' : '10 hours'],
    ['Temperature', '-25 to +70 °C'],
    ['Protection', 'IP65'],
  ];
}

function controlRow({ designator, function: does, type, position: [x, y] }: DeviceControl): string[] {
  const { partNumber, opening } = controlKinds[type];
  const hole =
    opening.kind === 'CIRCLE'
      ? `Ø ${opening.diameter}`
      : `${opening.width} x ${opening.height}, R ${opening.radius}`;
  return [designator, does, getPartLabel(partNumber), partNumber, hole, x.toFixed(1), y.toFixed(1)];
}

const torques = [
  ['Screw M3 x 8, A4', '0.6 Nm'],
  ['Screw M4 x 12, A4', '1.2 Nm'],
  ['Nut M12', '2.0 Nm'],
  ['Nut M16', '2.5 Nm'],
  ['Nut M20', '4.0 Nm'],
] as const;

const receiverSteps = [
  'Choose a place where the antenna stands free, at least 300 mm from other antennas and from metal above it.',
  'Mark and drill the four holes of the flanges, 6.5 mm. Deburr them.',
  'Fasten the receiver with four screws M6 and spring washers. The cable side points down.',
  'Connect the supply through its own fuse of 8 A. Connect ground first.',
  'Connect valves and relays as the wiring file says. Seal unused cable glands.',
  'Screw the antenna on by hand. Switch the supply on: the ready lamp lights within three seconds.',
  'Press the emergency stop of the transmitter and see that both stop channels open.',
];
const transmitterSteps = [
  'Lay the upper shell face down on a soft base. Clean the panel with isopropyl alcohol.',
  'Peel the foil off the overlay, lay it on from one edge, and press it down with a roller.',
  'Mount the controls in the order of the table of the specification, seals outside. Mind the index of levers.',
  'Tighten nuts and screws with the torques below, crosswise.',
  'Plug the cable loom in as the wiring file says. No wire may lie across the screw posts.',
  'Lay the seal in its groove, close the shells, and tighten the six screws crosswise in two rounds.',
  'Insert a charged battery and load the parameter file. Check every function against the overlay.',
];

export function createMountingInstruction(facts: FileFacts): Uint8Array<ArrayBuffer> {
  const device = buildDevice(facts);
  const receiver = device.deviceType === 'CU';
  const paper = new A4Document('Mounting instruction', facts);
  paper.title(
    'Mounting instruction',
    `${facts.productFamily} ${device.model.label} ${receiver ? 'receiver' : 'transmitter'}`,
  );
  paper.picture(renderDevicePicture(facts), 300);
  paper.table(factColumns, buildFactRows(facts, device));
  paper.turn();
  paper.heading('Before you begin');
  paper.paragraph(
    'Switch the machine off and secure it against being switched on. Work on the device only without supply.',
  );
  paper.heading('Steps');
  paper.steps(receiver ? receiverSteps : transmitterSteps);
  paper.heading('Torques');
  paper.table({ Fastener: 60, Torque: 40 }, torques);
  paper.heading('Where the controls sit', 330);
  paper.drawing(drawPanel(device, `Panel ${formatDocumentSubject(facts)}`), 300);
  return paper.bytes();
}
