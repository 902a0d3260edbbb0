import { deviceOf } from '../device/device.ts';
import { panelDrawing } from '../device/panelDrawing.ts';
import { subjectOf, type FileFacts } from '../fileFacts.ts';
import { Paper } from './paper.ts';
import { factColumns, identity, pictureOf } from './specification.ts';

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

export function mountingInstruction(facts: FileFacts): Uint8Array<ArrayBuffer> {
  const device = deviceOf(facts);
  const receiver = device.deviceType === 'CU';
  const paper = new Paper('Mounting instruction', facts);
  paper.title(
    'Mounting instruction',
    `${facts.productFamily} ${device.model.label} ${receiver ? 'receiver' : 'transmitter'}`,
  );
  paper.picture(pictureOf(facts), 300);
  paper.table(factColumns, identity(facts, device));
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
  paper.drawing(panelDrawing(device, `Panel ${subjectOf(facts)}`), 300);
  return paper.bytes();
}
