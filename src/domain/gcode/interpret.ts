import { moveAlongArc } from './arc.ts';
import { bits, newBlock, place, readBlock, type Block, type Problem } from './block.ts';
import { mostSegments } from './budget.ts';
import { codes, codeWord, isKnownM, mCodes, notDrawn, type NotDrawn } from './codes.ts';
import { drill, dwellSeconds, isCycle, takeCycleWords } from './cycle.ts';
import { canRun, looksAt, reportWords } from './grammar.ts';
import {
  axesOf,
  has,
  hasAxis,
  jumpTo,
  lose,
  moveTo,
  namedAxesOf,
  newMachine,
  placedBy,
  record,
  refuse,
  targetsOf,
  valueOf,
  type Machine,
  type ProgramEvent,
} from './machine.ts';
import { setModes, type Modes } from './modes.ts';
import { isEnd } from './programEnd.ts';
import { sentences } from './sentences.ts';
import { leaveSpecialOut, runSpecial } from './specials.ts';
import { FEED, lengthOf, newTape, planes, RAPID, toolpathOf, type Toolpath } from './toolpath.ts';

export type Program = {
  readonly path: Toolpath;
  readonly zeros: readonly string[];
  readonly problems: readonly Problem[];
  readonly moreProblems: number;
  readonly events: readonly ProgramEvent[];
  readonly lineCount: number;
  readonly unitsStatedOn: number | undefined;
  /** The first line that moved before the units were stated: taken for mm. */
  readonly movedWithoutUnits: number | undefined;
  readonly endedOn: number | undefined;
  readonly wordsAfterEnd: number | undefined;
};

export type InterpretOptions = {
  readonly skipsDeleted?: boolean;
  readonly most?: number;
};

const mostProblems = 1000;
const unheard = (): void => undefined;

/**
 * Runs G-code (RS-274, ISO 6983) and never throws: what cannot be read, drawn or done becomes a problem with its
 * line, word and sentence; the rest is drawn. Behind a move whose end is not known (G28, G30, G53, probing, a line
 * left out) its axes have no place until given again; each unknown move of the zero makes a zero of its own.
 */
export function interpret(
  text: string,
  { skipsDeleted = false, most = mostSegments }: InterpretOptions = {},
): Program {
  const problems: Problem[] = [];
  let moreProblems = 0;
  const report = (problem: Problem): void => {
    if (problems.length < mostProblems) problems.push(problem);
    else moreProblems += 1;
  };
  const machine = newMachine(newTape(Math.max(64, text.length >> 5)), most, report);
  const block = newBlock();
  const beginning = { hasBegun: false };
  let endedOn: number | undefined;
  let wordsAfterEnd: number | undefined;
  for (let index = 0; index < text.length;) {
    index = readBlock(text, index, block, endedOn === undefined ? report : unheard);
    if (skipsDeleted && block.isDeleted) continue;
    if (endedOn !== undefined) {
      if (block.words > 0 || block.isBroken) wordsAfterEnd ??= block.line;
      continue;
    }
    run(machine, block);
    if (!isEnd(block, beginning)) continue;
    endedOn = block.line;
    record(machine, 'END', block.line);
  }
  const { unitsStatedOn, movedWithoutUnits, events, zeros, tape } = machine;
  const facts = { unitsStatedOn, movedWithoutUnits, endedOn, wordsAfterEnd };
  const path = toolpathOf(tape);
  return { path, zeros: [...zeros.keys()], problems, moreProblems, events, lineCount: block.line, ...facts };
}

const atF = place('F');
const atS = place('S');
const atT = place('T');
const atP = place('P');
const atX = place('X');
const bitOfS = bits('S');
const otherAxes = bits('ABCUVW');
const centreWords = bits('IJK');

function run(machine: Machine, block: Block): void {
  const isChecked = block.g.length > 1 || block.m.length > 1 || (block.letters & looksAt) !== 0;
  const isDone = !block.isBroken && (!isChecked || canRun(machine, block));
  if (isDone && block.letters & otherAxes) reportOtherAxes(machine, block);
  const { motion: before } = machine;
  const modes = setModes(machine, block);
  if (isDone && block.letters & looksAt) reportWords(machine, block);
  setRates(machine, block);
  if (block.m.length > 0 || (block.letters | block.unread) & bitOfS) runBeforeMove(machine, block);
  if (modes.dwell) wait(machine, block, isDone);
  if (!isDone) leaveMoveOut(machine, block, modes, before);
  else if (modes.special !== 0) runSpecial(machine, block, modes.special);
  else if (modes.undrawn) endUndrawn(machine, block, modes.undrawn);
  else if (asksToMove(machine, block)) {
    const first = machine.tape.length;
    move(machine, block, before);
    if (machine.feedMode === 'INVERSE_TIME' && machine.motion !== codes.G0)
      setInverseFeed(machine, block, first);
  }
  for (const code of block.m) runAfterMove(machine, block, code);
}

/** Nobody knows where a line leads of which a word is refused: its axes have no known place, and its modes hold. */
function leaveMoveOut(machine: Machine, block: Block, { special, undrawn }: Modes, before: number): void {
  const { line } = block;
  if (special !== 0) leaveSpecialOut(machine, block, special);
  else if (undrawn?.ends === 'NOWHERE') lose(machine, line, 7);
  else if (isCycle(machine.motion) && namedAxesOf(block) !== 0) {
    takeCycleWords(machine, block, !isCycle(before));
    lose(machine, line, 1 << planes[machine.plane].across);
  }
  lose(machine, line, namedAxesOf(block));
}

const asksToMove = ({ motion }: Machine, block: Block): boolean =>
  hasAxis(block) || ((motion === codes.G2 || motion === codes.G3) && (block.letters & centreWords) !== 0);

function reportOtherAxes(machine: Machine, block: Block): void {
  const letter = 'ABCUVW'.split('').find((each) => has(block, place(each))) ?? '';
  const word = `${letter}${valueOf(block, place(letter))}`;
  machine.report({ kind: 'NOT_DRAWN', line: block.line, word, sentence: sentences.code.axis(letter) });
}

function setRates(machine: Machine, block: Block): void {
  if (has(block, atS)) machine.spindleSpeed = valueOf(block, atS);
  else if (block.unread & bitOfS) machine.spindleSpeed = Number.NaN;
  if (has(block, atT)) machine.nextTool = valueOf(block, atT);
  if (machine.feedMode === 'INVERSE_TIME') machine.feed = 0;
  else if (machine.feedMode === 'PER_REVOLUTION') {
    if (has(block, atF)) machine.feedPerTurn = valueOf(block, atF) * machine.unit;
    machine.feed = machine.feedPerTurn * (machine.spindleSpeed || 0);
  } else if (has(block, atF)) machine.feed = valueOf(block, atF) * machine.unit;
}

/** With G93 a line takes 1/F minutes, so its feed is F times the length of its moves. */
function setInverseFeed({ tape }: Machine, block: Block, first: number): void {
  if (!has(block, atF)) return;
  let length = 0;
  for (let segment = first; segment < tape.length; segment += 1) length += lengthOf(tape, segment);
  tape.feeds.fill(length * valueOf(block, atF), first, tape.length);
}

/** The time is in P, on some controls in X. The word is used up, so that neither counts turns nor moves an axis. */
function wait(machine: Machine, block: Block, isDone: boolean): void {
  const { line } = block;
  if (has(block, atP)) {
    record(machine, 'DWELL', line, dwellSeconds(valueOf(block, atP)));
    block.letters &= ~bits('P');
    if (!isDone || !asksToMove(machine, block)) return;
    machine.report({ kind: 'DIALECT', line, word: 'G4', sentence: sentences.code.dwellAndMove });
  } else if (has(block, atX)) {
    record(machine, 'DWELL', line, Math.max(0, valueOf(block, atX)));
    block.letters &= ~bits('X');
    if (!isDone || !hasAxis(block)) return;
    refuse(machine, block, codes.G4, sentences.code.taken('G4'));
    lose(machine, line, axesOf(block));
    block.letters &= ~bits('YZ');
  } else if (isDone) refuse(machine, block, codes.G4, sentences.code.noDwell);
}

function endUndrawn(machine: Machine, block: Block, { ends }: NotDrawn): void {
  if (ends === 'UNKNOWN') lose(machine, block.line, axesOf(block));
  else if (ends === 'NOWHERE') lose(machine, block.line, 7);
  else if (ends === 'GIVEN') jumpTo(machine, targetsOf(machine, block), placedBy(machine, block));
}

/** Tool, then spindle. A change of tools stops the spindle, whose speed holds for the next M3 or M4. */
function runBeforeMove(machine: Machine, block: Block): void {
  const { line, m } = block;
  if (m.includes(mCodes.M6)) {
    machine.tool = machine.nextTool;
    machine.isSpindleOn = false;
    record(machine, 'TOOL', line, machine.tool);
  }
  for (const code of m) {
    if (code === mCodes.M3 || code === mCodes.M4) machine.isSpindleOn = true;
    else if (code === mCodes.M5 || code === mCodes.M19) machine.isSpindleOn = false;
    else if (code === mCodes.M97 || code === mCodes.M98 || code === mCodes.M99) {
      leaveCodeOut(machine, line, code, sentences.notDrawn.subprogram);
      lose(machine, line, 7);
    } else if (!isKnownM(code)) leaveCodeOut(machine, line, code, sentences.code.unknown);
  }
  turnSpindle(machine, line);
}

/** The spindle turns while M3 or M4 is in force at a speed above 0, whichever of the two came first. */
function turnSpindle(machine: Machine, line: number): void {
  const speed = machine.isSpindleOn ? Math.max(0, machine.spindleSpeed) : 0;
  if (Object.is(speed, machine.turningSpeed)) return;
  machine.turningSpeed = speed;
  record(machine, speed === 0 ? 'SPINDLE_STOP' : 'SPINDLE', line, speed || 0);
}

function leaveCodeOut(machine: Machine, line: number, code: number, sentence: string): void {
  machine.report({ kind: 'NOT_DRAWN', line, word: codeWord('M', code), sentence });
}

function runAfterMove(machine: Machine, { line }: Block, code: number): void {
  if (code === mCodes.M0 || code === mCodes.M1 || code === mCodes.M60) record(machine, 'STOP', line);
}

function move(machine: Machine, block: Block, before: number): void {
  const placed = placedBy(machine, block);
  const { line } = block;
  if (machine.unitsStatedOn === undefined) machine.movedWithoutUnits ??= line;
  const { motion } = machine;
  if (isCycle(motion)) drill(machine, block, !isCycle(before));
  else if (motion === codes.G2 || motion === codes.G3) moveAlongArc(machine, block, placed);
  else if (motion === codes.G0 || motion === codes.G1) {
    const kind = motion === codes.G0 ? RAPID : FEED;
    moveTo(machine, line, targetsOf(machine, block), { kind }, placed);
  } else if (motion === codes.G80) {
    machine.report({ kind: 'REFUSED', line, word: '', sentence: sentences.code.noMotion });
    lose(machine, line, axesOf(block));
  } else {
    const word = codeWord('G', motion);
    machine.report({ kind: 'NOT_DRAWN', line, word, sentence: sentences.code.notDrawnMotion(word) });
    endUndrawn(machine, block, notDrawn(motion));
  }
}
