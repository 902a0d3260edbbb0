import { place, type Block } from './block.ts';
import {
  changesLength,
  codes,
  codeWord,
  disputeOf,
  isSilent,
  notDrawn,
  restoredPart,
  tenthsOf,
  type NotDrawn,
} from './codes.ts';
import { isCycle } from './cycle.ts';
import { has, lose, settleZero, valueOf, type Machine } from './machine.ts';
import { isSpecial } from './specials.ts';

const atL = place('L');
const axisZ = 4;

export type Modes = { special: number; dwell: boolean; undrawn: NotDrawn | undefined };

export function setModes(machine: Machine, block: Block): Modes {
  const modes: Modes = { special: 0, dwell: false, undrawn: undefined };
  for (const code of block.g) setMode(machine, block, code, modes);
  return modes;
}

function setMode(machine: Machine, block: Block, code: number, modes: Modes): void {
  if (code === codes.G80) {
    // Beside a motion it ends a cycle and nothing else.
    if (!disputeOf(block.g)) machine.motion = code;
  } else if (code <= codes.G3 || isCycle(code)) {
    if (code % 10 === 0) machine.motion = code;
    else leaveOut(machine, block, code, modes);
  } else if (code === codes.G4) modes.dwell = true;
  else if (isSpecial(code)) modes.special = code;
  else if (settings[code]) settings[code](machine, block);
  else if (changesLength(code)) lose(machine, block.line, axisZ);
  else if (!isSilent(code)) leaveOut(machine, block, code, modes);
}

function leaveOut(machine: Machine, block: Block, code: number, modes: Modes): void {
  const restored = restoredPart(code);
  if (restored) {
    machine.zeroParts.delete(restored);
    settleZero(machine, block.line);
    return;
  }
  const reason = notDrawn(code);
  const word = codeWord('G', code);
  machine.report({ kind: 'NOT_DRAWN', line: block.line, word, sentence: reason.sentence });
  if (reason.takesAxes) modes.undrawn = reason;
  if (reason.isMotion) machine.motion = code;
  if (!reason.movesZero || (code === codes.G10 && !setsOffsets(block))) return;
  machine.zeroParts.set(reason.movesZero, `${word} of line ${block.line}`);
  settleZero(machine, block.line);
}

/** G10 with L2 or L20 moves zeros; with any other L it is about tools. */
const setsOffsets = (block: Block): boolean =>
  !has(block, atL) || valueOf(block, atL) === 2 || valueOf(block, atL) === 20;

type Setting = (machine: Machine, block: Block) => void;
const systems = [54, 55, 56, 57, 58, 59, 59.1, 59.2, 59.3].map(tenthsOf);

const settings: Record<number, Setting | undefined> = {
  [codes.G17]: (machine) => void (machine.plane = 0),
  [codes.G18]: (machine) => void (machine.plane = 1),
  [codes.G19]: (machine) => void (machine.plane = 2),
  [codes.G20]: (machine, { line }) => setUnit(machine, line, 25.4),
  [codes.G21]: (machine, { line }) => setUnit(machine, line, 1),
  [codes.G90]: (machine) => void (machine.isIncremental = false),
  [codes.G90_1]: (machine) => void (machine.isArcAbsolute = true),
  [codes.G91]: (machine) => void (machine.isIncremental = true),
  [codes.G91_1]: (machine) => void (machine.isArcAbsolute = false),
  [codes.G93]: (machine) => void (machine.feedMode = 'INVERSE_TIME'),
  [codes.G94]: (machine) => void (machine.feedMode = 'PER_MINUTE'),
  [codes.G95]: (machine) => void (machine.feedMode = 'PER_REVOLUTION'),
  [codes.G98]: (machine) => void (machine.returnsToStart = true),
  [codes.G99]: (machine) => void (machine.returnsToStart = false),
  ...Object.fromEntries(systems.map((code): [number, Setting] => [code, setSystem(code)])),
};

function setSystem(code: number): Setting {
  return (machine, { line }) => {
    machine.system = code;
    settleZero(machine, line);
  };
}

function setUnit(machine: Machine, line: number, unit: number): void {
  machine.unit = unit;
  machine.unitsStatedOn ??= line;
}
