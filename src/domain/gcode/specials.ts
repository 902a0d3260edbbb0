import { place, type Block } from './block.ts';
import { codes } from './codes.ts';
import {
  axesOf,
  hasAxis,
  lose,
  moveTo,
  namedAxesOf,
  placedBy,
  refuse,
  settleZero,
  targetsOf,
  valueOf,
  type Machine,
} from './machine.ts';
import { sentences } from './sentences.ts';
import { RAPID } from './toolpath.ts';

const atX = place('X');

const specials: ReadonlySet<number> = new Set([
  codes.G28,
  codes.G30,
  codes.G53,
  codes.G92,
  codes.G92_1,
  codes.G92_2,
  codes.G92_3,
]);

export const isSpecial = (code: number): boolean => specials.has(code);

export function runSpecial(machine: Machine, block: Block, code: number): void {
  if (code === codes.G53) moveInMachine(machine, block);
  else if (code === codes.G28 || code === codes.G30) goHome(machine, block);
  else if (code === codes.G92) shiftZero(machine, block);
  else if (code === codes.G92_3) takeUpShift(machine, block);
  else {
    const [shift, part] = [[...machine.offset], machine.zeroParts.get('SHIFT')];
    machine.suspended.splice(0, 3, ...(code === codes.G92_2 ? shift : [0, 0, 0]));
    machine.suspendedPart = code === codes.G92_2 ? part : undefined;
    machine.offset.fill(0);
    machine.zeroParts.delete('SHIFT');
    settleZero(machine, block.line);
  }
}

/** What is left of such a code in a line that is not done: axes at no known place, or a zero that is not known. */
export function leaveSpecialOut(machine: Machine, block: Block, code: number): void {
  const { line } = block;
  if (code === codes.G28 || code === codes.G30) lose(machine, line, namedAxesOf(block) || 7);
  else if (code === codes.G92) {
    machine.offset.fill(0);
    machine.zeroParts.set('SHIFT', `G92 of line ${line}`);
    settleZero(machine, line);
  } else if (code !== codes.G53) runSpecial(machine, block, code);
}

/** A place in machine coordinates: from here on the axes are somewhere in work coordinates. */
function moveInMachine(machine: Machine, block: Block): void {
  const isMotion = machine.motion === codes.G0 || machine.motion === codes.G1;
  if (hasAxis(block) && !isMotion) refuse(machine, block, codes.G53, sentences.code.machineMotion);
  lose(machine, block.line, axesOf(block));
}

/** G28 and G30 go by way of the point that is given, and leave the work with the axes that are named, or with all. */
function goHome(machine: Machine, block: Block): void {
  const via = targetsOf(machine, block);
  const isAway = via.some((value, axis) => value !== machine.position[axis]);
  if (isAway) moveTo(machine, block.line, via, { kind: RAPID }, placedBy(machine, block));
  lose(machine, block.line, axesOf(block) || 7);
}

/** G92 gives the place where the tool is new coordinates; where that place is not known, from a zero of its own. */
function shiftZero(machine: Machine, block: Block): void {
  const named = axesOf(block);
  if (named === 0) {
    refuse(machine, block, codes.G92, sentences.code.noNewPlace);
    return;
  }
  if (machine.unknown & named) {
    machine.zeroParts.set('SHIFT', `G92 of line ${block.line}`);
    settleZero(machine, block.line);
  }
  for (const axis of [0, 1, 2] as const) {
    if (!(named & (1 << axis))) continue;
    const value = valueOf(block, atX + axis) * machine.unit;
    if (machine.unknown & (1 << axis)) {
      machine.position[axis] = value;
      machine.offset[axis] = 0;
    } else machine.offset[axis] = machine.position[axis] - value;
  }
  machine.unknown &= ~named;
  machine.suspended.splice(0, 3, ...machine.offset);
  machine.suspendedPart = machine.zeroParts.get('SHIFT');
}

function takeUpShift(machine: Machine, block: Block): void {
  machine.offset.splice(0, 3, ...machine.suspended);
  if (machine.suspendedPart !== undefined) machine.zeroParts.set('SHIFT', machine.suspendedPart);
  settleZero(machine, block.line);
}
