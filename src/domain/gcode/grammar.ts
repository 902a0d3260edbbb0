import { toLetterMask, getLetterIndex, type Block } from './block.ts';
import {
  gCodes,
  formatCodeWord,
  findCodeConflict,
  findMotionConflict,
  isKnownGCode,
  isKnownMCode,
  mCodes,
  toTenths,
} from './codes.ts';
import { hasLetter, hasAxisWord, getLetterValue, type MachineState } from './machineState.ts';
import { programProblemTexts } from './programProblemTexts.ts';

const all = toLetterMask('DEHIJKLPQR');
const signed = toLetterMask('FSTDHLP');
const cycleLetters = 'RLPQ';

const takers: readonly (readonly [words: string, letters: string])[] = [
  ['G2 G3', 'PR'],
  ['G4', 'P'],
  ['G5 G5.1 G5.2 G5.3', 'IJLPQ'],
  ['G10', 'IJKLPQR'],
  ['G30', 'P'],
  ['G33 G33.1', 'IJK'],
  ['G41 G41.1 G42 G42.1', 'D'],
  ['G43 G43.1 G43.2', 'H'],
  ['G51', 'IJKP'],
  ['G64', 'PQ'],
  ['G65 G66', 'DEHIJKLPQR'],
  ['G68', 'IJKR'],
  ['G73 G81 G82 G83 G84 G85 G86 G88 G89', cycleLetters],
  ['G74 G76', 'EHIJKLPQR'],
  ['G87', `${cycleLetters}IJK`],
  ['G96', 'D'],
];
const lettersOf = new Map(
  takers.flatMap(([words, letters]) =>
    words.split(' ').map((word) => [toTenths(Number(word.slice(1))), toLetterMask(letters)] as const),
  ),
);
const centres = [toLetterMask('IJ'), toLetterMask('IK'), toLetterMask('JK')] as const;
const ofAnalogue = toLetterMask('ELPQ');
const ofProgram = toLetterMask('DEHIJKLPQR');

const takenByG = (code: number): number => (isKnownGCode(code) ? (lettersOf.get(code) ?? 0) : all);

function takenByM(code: number): number {
  if (code >= 620 && code <= 680) return ofAnalogue;
  return code === mCodes.M97 || code === mCodes.M98 || code >= 1000 || !isKnownMCode(code) || code === 190
    ? ofProgram
    : 0;
}

function takenBy(machine: MachineState, block: Block): number {
  let taken = takenByG(machine.motion);
  if (machine.motion === gCodes.G2 || machine.motion === gCodes.G3) taken |= centres[machine.plane];
  for (const code of block.g) taken |= takenByG(code);
  for (const code of block.m) taken |= takenByM(code);
  return taken;
}

const letterIn = (mask: number): string => String.fromCharCode(65 + 31 - Math.clz32(mask & -mask));

const tell = (machine: MachineState, block: Block, letter: string, sentence: string): void =>
  machine.report({
    kind: 'MALFORMED',
    line: block.line,
    word: `${letter}${getLetterValue(block, getLetterIndex(letter))}`,
    sentence,
  });

/**
 * Reports words that no code of the line uses, and numbers out of the range of their letter. The line runs
 * all the same; its modes must be set before.
 */
export function reportUnusedWords(machine: MachineState, block: Block): void {
  const left = block.letters & all & ~takenBy(machine, block);
  const { unused, unknownLetter, negative, notWhole, notCounted } = programProblemTexts.word;
  if (left !== 0) {
    const letter = letterIn(left);
    tell(machine, block, letter, letter === 'E' ? unknownLetter(letter) : unused(letter));
  }
  if (!(block.letters & signed)) return;
  for (const letter of ['F', 'S', 'P'] as const) {
    if (hasLetter(block, getLetterIndex(letter)) && getLetterValue(block, getLetterIndex(letter)) < 0)
      tell(machine, block, letter, negative(letter));
  }
  for (const letter of ['T', 'D', 'H'] as const) {
    const value = getLetterValue(block, getLetterIndex(letter));
    if (hasLetter(block, getLetterIndex(letter)) && (value < 0 || !Number.isInteger(value)))
      tell(machine, block, letter, notWhole(letter));
  }
  const wholeLetters = isTurned(machine, block) ? (['L', 'P'] as const) : (['L'] as const);
  for (const letter of wholeLetters) {
    const value = getLetterValue(block, getLetterIndex(letter));
    if (
      hasLetter(block, getLetterIndex(letter)) &&
      value >= 0 &&
      !isCounted(value) &&
      !isRepeat(machine, letter)
    )
      tell(machine, block, letter, notCounted(letter));
  }
}

const isCounted = (value: number): boolean => Number.isInteger(value) && value >= 1;

const isTurned = ({ motion }: MachineState, block: Block): boolean =>
  (motion === gCodes.G2 || motion === gCodes.G3) && !block.g.includes(gCodes.G4) && block.m.length === 0;

const isRepeat = ({ motion }: MachineState, letter: string): boolean =>
  letter === 'L' && motion >= gCodes.G73 && motion <= gCodes.G89;

/** Codes that use the axes of their line, so that it can have no motion. G28 and G30 are tolerated. */
const takesAxes: ReadonlySet<number> = new Set([gCodes.G10, gCodes.G52, gCodes.G92]);
const maxM = 4;

/**
 * False, and reported, with two codes of one group or two that use the same axes. Codes that only some
 * controls take are reported and still run.
 */
export function canRunBlock(machine: MachineState, block: Block): boolean {
  const { g, m, line } = block;
  const refuse = (word: string, sentence: string): boolean => {
    machine.report({ kind: 'REFUSED', line, word, sentence });
    return false;
  };
  for (const letter of ['G', 'M'] as const) {
    const given = letter === 'G' ? g : m;
    const [one, other] = given.length > 1 ? (findCodeConflict(letter, given) ?? []) : [];
    if (one === undefined || other === undefined) continue;
    const [first, second] = [formatCodeWord(letter, one), formatCodeWord(letter, other)];
    const { repeated, conflict } = programProblemTexts.code;
    return refuse(second, one === other ? repeated(first) : conflict(first, second));
  }
  if (m.length > maxM) return refuse(formatCodeWord('M', m[maxM] ?? 0), programProblemTexts.code.tooManyM);
  const taker = g.length > 1 && hasAxisWord(block) ? g.find((code) => takesAxes.has(code)) : undefined;
  if (taker !== undefined && g.some((code) => code <= gCodes.G3 && code >= 0))
    return refuse(formatCodeWord('G', taker), programProblemTexts.code.taken(formatCodeWord('G', taker)));
  const isStrange =
    (block.letters & toLetterMask('E')) !== 0 && !(takenBy(machine, block) & toLetterMask('E'));
  if (isStrange)
    return refuse(
      `E${getLetterValue(block, getLetterIndex('E'))}`,
      programProblemTexts.word.unknownLetter('E'),
    );
  const [one, other] = findMotionConflict(g) ?? [];
  if (one === undefined || other === undefined) return true;
  const [first, second] = [formatCodeWord('G', one), formatCodeWord('G', other)];
  machine.report({
    kind: 'DIALECT',
    line,
    word: second,
    sentence: programProblemTexts.code.disputed(first, second),
  });
  return true;
}

export const checkedLetterMask = all | signed;
