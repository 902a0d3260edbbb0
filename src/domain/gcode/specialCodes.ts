import { getLetterIndex, type Block } from './block.ts';
import { gCodes } from './codes.ts';
import {
  getAxisMask,
  hasAxisWord,
  markAxesUnknown,
  moveTool,
  getNamedAxisMask,
  getKnownAxisMask,
  reportRefusedCode,
  updateWorkOffset,
  getTargetPosition,
  getLetterValue,
  type MachineState,
} from './machineState.ts';
import { programProblemTexts } from './programProblemTexts.ts';
import { RAPID } from './toolpath.ts';

const atX = getLetterIndex('X');

const specials: ReadonlySet<number> = new Set([
  gCodes.G28,
  gCodes.G30,
  gCodes.G53,
  gCodes.G92,
  gCodes.G92_1,
  gCodes.G92_2,
  gCodes.G92_3,
]);

export const isSpecialCode = (code: number): boolean => specials.has(code);

export function runSpecialCode(machine: MachineState, block: Block, code: number): void {
  if (code === gCodes.G53) moveInMachine(machine, block);
  else if (code === gCodes.G28 || code === gCodes.G30) goHome(machine, block);
  else if (code === gCodes.G92) shiftZero(machine, block);
  else if (code === gCodes.G92_3) takeUpShift(machine, block);
  else {
    const [shift, part] = [[...machine.offset], machine.zeroParts.get('SHIFT')];
    machine.suspended.splice(0, 3, ...(code === gCodes.G92_2 ? shift : [0, 0, 0]));
    machine.suspendedPart = code === gCodes.G92_2 ? part : undefined;
    machine.offset.fill(0);
    machine.zeroParts.delete('SHIFT');
    updateWorkOffset(machine, block.line);
  }
}

/** Effect of a special code whose line is skipped: axes of unknown position, or an unknown zero. */
export function skipSpecialCode(machine: MachineState, block: Block, code: number): void {
  const { line } = block;
  if (code === gCodes.G28 || code === gCodes.G30)
    markAxesUnknown(machine, line, getNamedAxisMask(block) || 7);
  else if (code === gCodes.G92) {
    machine.offset.fill(0);
    machine.zeroParts.set('SHIFT', `G92 of line ${line}`);
    updateWorkOffset(machine, line);
  } else if (code !== gCodes.G53) runSpecialCode(machine, block, code);
}

/** G53 moves in machine coordinates: afterwards the axes are unknown in work coordinates. */
function moveInMachine(machine: MachineState, block: Block): void {
  const isMotion = machine.motion === gCodes.G0 || machine.motion === gCodes.G1;
  if (hasAxisWord(block) && !isMotion)
    reportRefusedCode(machine, block, gCodes.G53, programProblemTexts.code.machineMotion);
  markAxesUnknown(machine, block.line, getAxisMask(block));
}

/** G28 and G30 go through the given point to the reference point with the named axes, or with all. */
function goHome(machine: MachineState, block: Block): void {
  const via = getTargetPosition(machine, block);
  const isAway = via.some((value, axis) => value !== machine.position[axis]);
  if (isAway) moveTool(machine, block.line, via, { kind: RAPID }, getKnownAxisMask(machine, block));
  markAxesUnknown(machine, block.line, getAxisMask(block) || 7);
}

/** G92 gives the present position new coordinates; an unknown position gets a zero of its own. */
function shiftZero(machine: MachineState, block: Block): void {
  const named = getAxisMask(block);
  if (named === 0) {
    reportRefusedCode(machine, block, gCodes.G92, programProblemTexts.code.noNewPlace);
    return;
  }
  if (machine.unknown & named) {
    machine.zeroParts.set('SHIFT', `G92 of line ${block.line}`);
    updateWorkOffset(machine, block.line);
  }
  for (const axis of [0, 1, 2] as const) {
    if (!(named & (1 << axis))) continue;
    const value = getLetterValue(block, atX + axis) * machine.unit;
    if (machine.unknown & (1 << axis)) {
      machine.position[axis] = value;
      machine.offset[axis] = 0;
    } else machine.offset[axis] = machine.position[axis] - value;
  }
  machine.unknown &= ~named;
  machine.suspended.splice(0, 3, ...machine.offset);
  machine.suspendedPart = machine.zeroParts.get('SHIFT');
}

function takeUpShift(machine: MachineState, block: Block): void {
  machine.offset.splice(0, 3, ...machine.suspended);
  if (machine.suspendedPart !== undefined) machine.zeroParts.set('SHIFT', machine.suspendedPart);
  updateWorkOffset(machine, block.line);
}
