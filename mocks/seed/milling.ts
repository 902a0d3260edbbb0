import type { MillingMachine } from '../cms/milling/routes.ts';
import type { MacroRecord } from '../store/records.ts';
import { seedParts } from './seedParts.ts';

export const seedMachines: readonly MillingMachine[] = [
  { id: '1', name: 'Mill 1, hall A', note: 'Three axes, vacuum table' },
  { id: '2', name: 'Mill 2, hall A', note: 'Three axes, fixture for MAXI lids only' },
  { id: '3', name: 'Prototype mill', note: 'Slow; for single pieces' },
];

const body = (diameter: number): string =>
  [
    `(cut-out, diameter ${diameter})`,
    'G0 X#1 Y#2',
    'G0 Z2.0',
    'G1 Z-3.5 F200',
    `G2 X#1 Y#2 I${(diameter / 2).toFixed(3)} J0 F600`,
    'G0 Z10.0',
  ].join('\n');

const numbersOf = (type: string): string[] =>
  seedParts.filter((part) => part.partType === type).map((part) => part.partNumber);

const rows = [
  ['Joystick cut-out', 'JOYSTICK', 42],
  ['Switch cut-out', 'TOGGLE_SWITCH', 12],
  ['Button cut-out', 'BUTTON', 16],
  ['Stop button cut-out', 'E_STOP', 22],
  ['Display window', 'DISPLAY', 60],
] as const;

export const seedMacros: readonly MacroRecord[] = rows.map(([name, type, diameter], index) => ({
  id: String(index + 1),
  name,
  note: '',
  partNumbers: numbersOf(type),
  versions: [
    { id: '1', revision: '1', main: body(diameter), machineId: '1', state: 'INACTIVE' },
    { id: '2', revision: '2', main: body(diameter + 0.2), machineId: '1', state: 'ACTIVE' },
    { id: '3', revision: '1', main: body(diameter), machineId: '2', state: 'ACTIVE' },
  ],
}));
