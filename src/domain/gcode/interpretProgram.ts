import { moveAlongArc } from './arc.ts';
import {
  toLetterMask,
  createBlock,
  getLetterIndex,
  readBlock,
  type Block,
  type ProgramProblem,
} from './block.ts';
import { maxSegments } from './budget.ts';
import {
  gCodes,
  formatCodeWord,
  isKnownMCode,
  mCodes,
  getUnsupportedCode,
  type UnsupportedCode,
} from './codes.ts';
import { drillHoles, toDwellSeconds, isCycleCode, storeCycleWords } from './cycle.ts';
import { canRunBlock, checkedLetterMask, reportUnusedWords } from './grammar.ts';
import {
  getAxisMask,
  hasLetter,
  hasAxisWord,
  setPosition,
  markAxesUnknown,
  moveTool,
  getNamedAxisMask,
  createMachineState,
  getKnownAxisMask,
  recordEvent,
  reportRefusedCode,
  getTargetPosition,
  getLetterValue,
  type MachineState,
  type ProgramEvent,
} from './machineState.ts';
import { applyModes, type BlockModes } from './modes.ts';
import { isProgramEnd } from './programEnd.ts';
import { programProblemTexts } from './programProblemTexts.ts';
import { skipSpecialCode, runSpecialCode } from './specialCodes.ts';
import {
  FEED,
  getToolpathSegmentLength,
  createSegmentBuffer,
  toolpathPlanes,
  RAPID,
  toToolpath,
  type Toolpath,
} from './toolpath.ts';

export type Program = {
  readonly path: Toolpath;
  readonly zeros: readonly string[];
  readonly problems: readonly ProgramProblem[];
  readonly moreProblems: number;
  readonly events: readonly ProgramEvent[];
  readonly lineCount: number;
  readonly unitsStatedOn: number | undefined;
  /** First line that moves before the units are set; mm are assumed. */
  readonly movedWithoutUnits: number | undefined;
  readonly endedOn: number | undefined;
  readonly wordsAfterEnd: number | undefined;
};

export type InterpretOptions = {
  readonly skipsDeleted?: boolean;
  readonly limit?: number;
};

const maxProblems = 1000;
const unheard = (): void => undefined;

/**
 * Runs G-code (RS-274, ISO 6983) and never throws: what cannot be read, drawn or run becomes a problem with
 * its line, word and sentence; the rest is drawn. After a move of unknown end (G28, G30, G53, probing, a
 * skipped line) its axes are unknown until given again; each unknown shift of the zero makes a zero of its
 * own.
 */
export function interpretProgram(
  text: string,
  { skipsDeleted = false, limit = maxSegments }: InterpretOptions = {},
): Program {
  const problems: ProgramProblem[] = [];
  let moreProblems = 0;
  const report = (problem: ProgramProblem): void => {
    if (problems.length < maxProblems) problems.push(problem);
    else moreProblems += 1;
  };
  const machine = createMachineState(createSegmentBuffer(Math.max(64, text.length >> 5)), limit, report);
  const block = createBlock();
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
    if (!isProgramEnd(block, beginning)) continue;
    endedOn = block.line;
    recordEvent(machine, 'END', block.line);
  }
  const { unitsStatedOn, movedWithoutUnits, events, zeros, tape } = machine;
  const facts = { unitsStatedOn, movedWithoutUnits, endedOn, wordsAfterEnd };
  const path = toToolpath(tape);
  return { path, zeros: [...zeros.keys()], problems, moreProblems, events, lineCount: block.line, ...facts };
}

const atF = getLetterIndex('F');
const atS = getLetterIndex('S');
const atT = getLetterIndex('T');
const atP = getLetterIndex('P');
const atX = getLetterIndex('X');
const bitOfS = toLetterMask('S');
const otherAxes = toLetterMask('ABCUVW');
const centreWords = toLetterMask('IJK');

function run(machine: MachineState, block: Block): void {
  const isChecked = block.g.length > 1 || block.m.length > 1 || (block.letters & checkedLetterMask) !== 0;
  const isDone = !block.isBroken && (!isChecked || canRunBlock(machine, block));
  if (isDone && block.letters & otherAxes) reportOtherAxes(machine, block);
  const { motion: before } = machine;
  const modes = applyModes(machine, block);
  if (isDone && block.letters & checkedLetterMask) reportUnusedWords(machine, block);
  setRates(machine, block);
  if (block.m.length > 0 || (block.letters | block.unread) & bitOfS) runBeforeMove(machine, block);
  if (modes.dwell) wait(machine, block, isDone);
  if (!isDone) leaveMoveOut(machine, block, modes, before);
  else if (modes.special !== 0) runSpecialCode(machine, block, modes.special);
  else if (modes.undrawn) endUndrawn(machine, block, modes.undrawn);
  else if (asksToMove(machine, block)) {
    const first = machine.tape.length;
    move(machine, block, before);
    if (machine.feedMode === 'INVERSE_TIME' && machine.motion !== gCodes.G0)
      setInverseFeed(machine, block, first);
  }
  for (const code of block.m) runAfterMove(machine, block, code);
}

/** Skips the move of a line that has a refused word: its axes become unknown, and its modes stay in force. */
function leaveMoveOut(
  machine: MachineState,
  block: Block,
  { special, undrawn }: BlockModes,
  before: number,
): void {
  const { line } = block;
  if (special !== 0) skipSpecialCode(machine, block, special);
  else if (undrawn?.ends === 'NOWHERE') markAxesUnknown(machine, line, 7);
  else if (isCycleCode(machine.motion) && getNamedAxisMask(block) !== 0) {
    storeCycleWords(machine, block, !isCycleCode(before));
    markAxesUnknown(machine, line, 1 << toolpathPlanes[machine.plane].across);
  }
  markAxesUnknown(machine, line, getNamedAxisMask(block));
}

const asksToMove = ({ motion }: MachineState, block: Block): boolean =>
  hasAxisWord(block) ||
  ((motion === gCodes.G2 || motion === gCodes.G3) && (block.letters & centreWords) !== 0);

function reportOtherAxes(machine: MachineState, block: Block): void {
  const letter = 'ABCUVW'.split('').find((each) => hasLetter(block, getLetterIndex(each))) ?? '';
  const word = `${letter}${getLetterValue(block, getLetterIndex(letter))}`;
  machine.report({
    kind: 'NOT_DRAWN',
    line: block.line,
    word,
    sentence: programProblemTexts.code.axis(letter),
  });
}

function setRates(machine: MachineState, block: Block): void {
  if (hasLetter(block, atS)) machine.spindleSpeed = getLetterValue(block, atS);
  else if (block.unread & bitOfS) machine.spindleSpeed = Number.NaN;
  if (hasLetter(block, atT)) machine.nextTool = getLetterValue(block, atT);
  if (machine.feedMode === 'INVERSE_TIME') machine.feed = 0;
  else if (machine.feedMode === 'PER_REVOLUTION') {
    if (hasLetter(block, atF)) machine.feedPerTurn = getLetterValue(block, atF) * machine.unit;
    machine.feed = machine.feedPerTurn * (machine.spindleSpeed || 0);
  } else if (hasLetter(block, atF)) machine.feed = getLetterValue(block, atF) * machine.unit;
}

/** With G93 a line takes 1/F minutes, so its feed is F times the length of its moves. */
function setInverseFeed({ tape }: MachineState, block: Block, first: number): void {
  if (!hasLetter(block, atF)) return;
  let length = 0;
  for (let segment = first; segment < tape.length; segment += 1)
    length += getToolpathSegmentLength(tape, segment);
  tape.feeds.fill(length * getLetterValue(block, atF), first, tape.length);
}

/**
 * The time of a dwell is in P, on some controls in X. The word is consumed, so that it neither counts turns
 * nor moves an axis.
 */
function wait(machine: MachineState, block: Block, isDone: boolean): void {
  const { line } = block;
  if (hasLetter(block, atP)) {
    recordEvent(machine, 'DWELL', line, toDwellSeconds(getLetterValue(block, atP)));
    block.letters &= ~toLetterMask('P');
    if (!isDone || !asksToMove(machine, block)) return;
    machine.report({ kind: 'DIALECT', line, word: 'G4', sentence: programProblemTexts.code.dwellAndMove });
  } else if (hasLetter(block, atX)) {
    recordEvent(machine, 'DWELL', line, Math.max(0, getLetterValue(block, atX)));
    block.letters &= ~toLetterMask('X');
    if (!isDone || !hasAxisWord(block)) return;
    reportRefusedCode(machine, block, gCodes.G4, programProblemTexts.code.taken('G4'));
    markAxesUnknown(machine, line, getAxisMask(block));
    block.letters &= ~toLetterMask('YZ');
  } else if (isDone) reportRefusedCode(machine, block, gCodes.G4, programProblemTexts.code.noDwell);
}

function endUndrawn(machine: MachineState, block: Block, { ends }: UnsupportedCode): void {
  if (ends === 'UNKNOWN') markAxesUnknown(machine, block.line, getAxisMask(block));
  else if (ends === 'NOWHERE') markAxesUnknown(machine, block.line, 7);
  else if (ends === 'GIVEN')
    setPosition(machine, getTargetPosition(machine, block), getKnownAxisMask(machine, block));
}

/** Tool first, then spindle. M6 stops the spindle, whose speed stays for the next M3 or M4. */
function runBeforeMove(machine: MachineState, block: Block): void {
  const { line, m } = block;
  if (m.includes(mCodes.M6)) {
    machine.tool = machine.nextTool;
    machine.isSpindleOn = false;
    recordEvent(machine, 'TOOL', line, machine.tool);
  }
  for (const code of m) {
    if (code === mCodes.M3 || code === mCodes.M4) machine.isSpindleOn = true;
    else if (code === mCodes.M5 || code === mCodes.M19) machine.isSpindleOn = false;
    else if (code === mCodes.M97 || code === mCodes.M98 || code === mCodes.M99) {
      leaveCodeOut(machine, line, code, programProblemTexts.notDrawn.subprogram);
      markAxesUnknown(machine, line, 7);
    } else if (!isKnownMCode(code)) leaveCodeOut(machine, line, code, programProblemTexts.code.unknown);
  }
  turnSpindle(machine, line);
}

/** The spindle turns while M3 or M4 is in force at a speed above 0, whichever of the two came first. */
function turnSpindle(machine: MachineState, line: number): void {
  const speed = machine.isSpindleOn ? Math.max(0, machine.spindleSpeed) : 0;
  if (Object.is(speed, machine.turningSpeed)) return;
  machine.turningSpeed = speed;
  recordEvent(machine, speed === 0 ? 'SPINDLE_STOP' : 'SPINDLE', line, speed || 0);
}

function leaveCodeOut(machine: MachineState, line: number, code: number, sentence: string): void {
  machine.report({ kind: 'NOT_DRAWN', line, word: formatCodeWord('M', code), sentence });
}

function runAfterMove(machine: MachineState, { line }: Block, code: number): void {
  if (code === mCodes.M0 || code === mCodes.M1 || code === mCodes.M60) recordEvent(machine, 'STOP', line);
}

function move(machine: MachineState, block: Block, before: number): void {
  const placed = getKnownAxisMask(machine, block);
  const { line } = block;
  if (machine.unitsStatedOn === undefined) machine.movedWithoutUnits ??= line;
  const { motion } = machine;
  if (isCycleCode(motion)) drillHoles(machine, block, !isCycleCode(before));
  else if (motion === gCodes.G2 || motion === gCodes.G3) moveAlongArc(machine, block, placed);
  else if (motion === gCodes.G0 || motion === gCodes.G1) {
    const kind = motion === gCodes.G0 ? RAPID : FEED;
    moveTool(machine, line, getTargetPosition(machine, block), { kind }, placed);
  } else if (motion === gCodes.G80) {
    machine.report({ kind: 'REFUSED', line, word: '', sentence: programProblemTexts.code.noMotion });
    markAxesUnknown(machine, line, getAxisMask(block));
  } else {
    const word = formatCodeWord('G', motion);
    machine.report({
      kind: 'NOT_DRAWN',
      line,
      word,
      sentence: programProblemTexts.code.notDrawnMotion(word),
    });
    endUndrawn(machine, block, getUnsupportedCode(motion));
  }
}
