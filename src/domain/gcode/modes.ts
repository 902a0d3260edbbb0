import { getLetterIndex, type Block } from './block.ts';
import {
  isToolLengthCode,
  gCodes,
  formatCodeWord,
  findMotionConflict,
  isPathNeutralCode,
  getUnsupportedCode,
  getRestoredOffsetPart,
  toTenths,
  type UnsupportedCode,
} from './codes.ts';
import { isCycleCode } from './cycle.ts';
import {
  hasLetter,
  markAxesUnknown,
  updateWorkOffset,
  getLetterValue,
  type MachineState,
} from './machineState.ts';
import { isSpecialCode } from './specialCodes.ts';

const atL = getLetterIndex('L');
const axisZ = 4;

export type BlockModes = { special: number; dwell: boolean; undrawn: UnsupportedCode | undefined };

export function applyModes(machine: MachineState, block: Block): BlockModes {
  const modes: BlockModes = { special: 0, dwell: false, undrawn: undefined };
  for (const code of block.g) setMode(machine, block, code, modes);
  return modes;
}

function setMode(machine: MachineState, block: Block, code: number, modes: BlockModes): void {
  if (code === gCodes.G80) {
    // Beside a motion, G80 only ends the cycle.
    if (!findMotionConflict(block.g)) machine.motion = code;
  } else if (code <= gCodes.G3 || isCycleCode(code)) {
    if (code % 10 === 0) machine.motion = code;
    else leaveOut(machine, block, code, modes);
  } else if (code === gCodes.G4) modes.dwell = true;
  else if (isSpecialCode(code)) modes.special = code;
  else if (settings[code]) settings[code](machine, block);
  else if (isToolLengthCode(code)) markAxesUnknown(machine, block.line, axisZ);
  else if (!isPathNeutralCode(code)) leaveOut(machine, block, code, modes);
}

function leaveOut(machine: MachineState, block: Block, code: number, modes: BlockModes): void {
  const restored = getRestoredOffsetPart(code);
  if (restored) {
    machine.zeroParts.delete(restored);
    updateWorkOffset(machine, block.line);
    return;
  }
  const reason = getUnsupportedCode(code);
  const word = formatCodeWord('G', code);
  machine.report({ kind: 'NOT_DRAWN', line: block.line, word, sentence: reason.sentence });
  if (reason.takesAxes) modes.undrawn = reason;
  if (reason.isMotion) machine.motion = code;
  if (!reason.movesZero || (code === gCodes.G10 && !setsOffsets(block))) return;
  machine.zeroParts.set(reason.movesZero, `${word} of line ${block.line}`);
  updateWorkOffset(machine, block.line);
}

/** G10 with L2 or L20 moves zeros; with any other L it is about tools. */
const setsOffsets = (block: Block): boolean =>
  !hasLetter(block, atL) || getLetterValue(block, atL) === 2 || getLetterValue(block, atL) === 20;

type Setting = (machine: MachineState, block: Block) => void;
const systems = [54, 55, 56, 57, 58, 59, 59.1, 59.2, 59.3].map(toTenths);

const settings: Record<number, Setting | undefined> = {
  [gCodes.G17]: (machine) => void (machine.plane = 0),
  [gCodes.G18]: (machine) => void (machine.plane = 1),
  [gCodes.G19]: (machine) => void (machine.plane = 2),
  [gCodes.G20]: (machine, { line }) => setUnit(machine, line, 25.4),
  [gCodes.G21]: (machine, { line }) => setUnit(machine, line, 1),
  [gCodes.G90]: (machine) => void (machine.isIncremental = false),
  [gCodes.G90_1]: (machine) => void (machine.isArcAbsolute = true),
  [gCodes.G91]: (machine) => void (machine.isIncremental = true),
  [gCodes.G91_1]: (machine) => void (machine.isArcAbsolute = false),
  [gCodes.G93]: (machine) => void (machine.feedMode = 'INVERSE_TIME'),
  [gCodes.G94]: (machine) => void (machine.feedMode = 'PER_MINUTE'),
  [gCodes.G95]: (machine) => void (machine.feedMode = 'PER_REVOLUTION'),
  [gCodes.G98]: (machine) => void (machine.returnsToStart = true),
  [gCodes.G99]: (machine) => void (machine.returnsToStart = false),
  ...Object.fromEntries(systems.map((code): [number, Setting] => [code, setSystem(code)])),
};

function setSystem(code: number): Setting {
  return (machine, { line }) => {
    machine.system = code;
    updateWorkOffset(machine, line);
  };
}

function setUnit(machine: MachineState, line: number, unit: number): void {
  machine.unit = unit;
  machine.unitsStatedOn ??= line;
}
