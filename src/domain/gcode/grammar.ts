import { bits, place, type Block } from './block.ts';
import { codes, codeWord, conflictOf, disputeOf, isKnownG, isKnownM, mCodes, tenthsOf } from './codes.ts';
import { has, hasAxis, valueOf, type Machine } from './machine.ts';
import { sentences } from './sentences.ts';

const all = bits('DEHIJKLPQR');
const signed = bits('FSTDHLP');
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
    words.split(' ').map((word) => [tenthsOf(Number(word.slice(1))), bits(letters)] as const),
  ),
);
const centres = [bits('IJ'), bits('IK'), bits('JK')] as const;
const ofAnalogue = bits('ELPQ');
const ofProgram = bits('DEHIJKLPQR');

const takenByG = (code: number): number => (isKnownG(code) ? (lettersOf.get(code) ?? 0) : all);

function takenByM(code: number): number {
  if (code >= 620 && code <= 680) return ofAnalogue;
  return code === mCodes.M97 || code === mCodes.M98 || code >= 1000 || !isKnownM(code) || code === 190
    ? ofProgram
    : 0;
}

function takenBy(machine: Machine, block: Block): number {
  let taken = takenByG(machine.motion);
  if (machine.motion === codes.G2 || machine.motion === codes.G3) taken |= centres[machine.plane];
  for (const code of block.g) taken |= takenByG(code);
  for (const code of block.m) taken |= takenByM(code);
  return taken;
}

const letterIn = (mask: number): string => String.fromCharCode(65 + 31 - Math.clz32(mask & -mask));

const tell = (machine: Machine, block: Block, letter: string, sentence: string): void =>
  machine.report({
    kind: 'MALFORMED',
    line: block.line,
    word: `${letter}${valueOf(block, place(letter))}`,
    sentence,
  });

/**
 * Words that no code of the line takes, and numbers their letters cannot have. The line is run all the same; its
 * modes have to be set.
 */
export function reportWords(machine: Machine, block: Block): void {
  const left = block.letters & all & ~takenBy(machine, block);
  const { unused, unknownLetter, negative, notWhole, notCounted } = sentences.word;
  if (left !== 0) {
    const letter = letterIn(left);
    tell(machine, block, letter, letter === 'E' ? unknownLetter(letter) : unused(letter));
  }
  if (!(block.letters & signed)) return;
  for (const letter of ['F', 'S', 'P'] as const) {
    if (has(block, place(letter)) && valueOf(block, place(letter)) < 0)
      tell(machine, block, letter, negative(letter));
  }
  for (const letter of ['T', 'D', 'H'] as const) {
    const value = valueOf(block, place(letter));
    if (has(block, place(letter)) && (value < 0 || !Number.isInteger(value)))
      tell(machine, block, letter, notWhole(letter));
  }
  const wholeLetters = isTurned(machine, block) ? (['L', 'P'] as const) : (['L'] as const);
  for (const letter of wholeLetters) {
    const value = valueOf(block, place(letter));
    if (has(block, place(letter)) && value >= 0 && !isCounted(value) && !isRepeat(machine, letter))
      tell(machine, block, letter, notCounted(letter));
  }
}

const isCounted = (value: number): boolean => Number.isInteger(value) && value >= 1;

const isTurned = ({ motion }: Machine, block: Block): boolean =>
  (motion === codes.G2 || motion === codes.G3) && !block.g.includes(codes.G4) && block.m.length === 0;

const isRepeat = ({ motion }: Machine, letter: string): boolean =>
  letter === 'L' && motion >= codes.G73 && motion <= codes.G89;

/** Codes that use the axes of their line up, so that no motion can stand beside them. G28 and G30 are forgiven. */
const takesAxes: ReadonlySet<number> = new Set([codes.G10, codes.G52, codes.G92]);
const mostM = 4;

/**
 * Not with two codes of one group, or two that want the same axes. What only some controls take is told and can be
 * run.
 */
export function canRun(machine: Machine, block: Block): boolean {
  const { g, m, line } = block;
  const refuse = (word: string, sentence: string): boolean => {
    machine.report({ kind: 'REFUSED', line, word, sentence });
    return false;
  };
  for (const letter of ['G', 'M'] as const) {
    const given = letter === 'G' ? g : m;
    const [one, other] = given.length > 1 ? (conflictOf(letter, given) ?? []) : [];
    if (one === undefined || other === undefined) continue;
    const [first, second] = [codeWord(letter, one), codeWord(letter, other)];
    const { repeated, conflict } = sentences.code;
    return refuse(second, one === other ? repeated(first) : conflict(first, second));
  }
  if (m.length > mostM) return refuse(codeWord('M', m[mostM] ?? 0), sentences.code.tooManyM);
  const taker = g.length > 1 && hasAxis(block) ? g.find((code) => takesAxes.has(code)) : undefined;
  if (taker !== undefined && g.some((code) => code <= codes.G3 && code >= 0))
    return refuse(codeWord('G', taker), sentences.code.taken(codeWord('G', taker)));
  const isStrange = (block.letters & bits('E')) !== 0 && !(takenBy(machine, block) & bits('E'));
  if (isStrange) return refuse(`E${valueOf(block, place('E'))}`, sentences.word.unknownLetter('E'));
  const [one, other] = disputeOf(g) ?? [];
  if (one === undefined || other === undefined) return true;
  const [first, second] = [codeWord('G', one), codeWord('G', other)];
  machine.report({ kind: 'DIALECT', line, word: second, sentence: sentences.code.disputed(first, second) });
  return true;
}

export const looksAt = all | signed;
