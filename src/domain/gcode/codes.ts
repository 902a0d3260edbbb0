import { programProblemTexts } from './programProblemTexts.ts';

export const gCodes = {
  G0: 0,
  G1: 10,
  G2: 20,
  G3: 30,
  G4: 40,
  G10: 100,
  G17: 170,
  G18: 180,
  G19: 190,
  G20: 200,
  G21: 210,
  G28: 280,
  G30: 300,
  G52: 520,
  G53: 530,
  G54: 540,
  G73: 730,
  G76: 760,
  G80: 800,
  G81: 810,
  G82: 820,
  G83: 830,
  G84: 840,
  G85: 850,
  G86: 860,
  G87: 870,
  G88: 880,
  G89: 890,
  G90: 900,
  G90_1: 901,
  G91: 910,
  G91_1: 911,
  G92: 920,
  G92_1: 921,
  G92_2: 922,
  G92_3: 923,
  G93: 930,
  G94: 940,
  G95: 950,
  G98: 980,
  G99: 990,
} as const;

export const mCodes = {
  M0: 0,
  M1: 10,
  M2: 20,
  M3: 30,
  M4: 40,
  M5: 50,
  M6: 60,
  M19: 190,
  M30: 300,
  M60: 600,
  M97: 970,
  M98: 980,
  M99: 990,
} as const;

/** A code in tenths: 911 for 91.1; -1 for a number that is no code, such as 1.04. */
export function toTenths(value: number): number {
  const tenths = Math.round(value * 10);
  return Math.abs(value * 10 - tenths) < 1e-6 && tenths >= 0 ? tenths : -1;
}

export const formatCodeWord = (letter: 'G' | 'M', code: number): string => `${letter}${code / 10}`;

const codesIn = (words: string): number[] => words.split(' ').map((word) => toTenths(Number(word.slice(1))));

const motions = 'G0 G1 G2 G3 G5 G5.1 G5.2 G5.3 G33 G33.1 G38.2 G38.3 G38.4 G38.5';
const cycles = 'G73 G74 G76 G81 G82 G83 G84 G85 G86 G87 G88 G89';

/** Codes that exclude each other in one line on every control: each row is one group. */
const gGroups = [
  'G4 G10 G28 G28.1 G30 G30.1 G52 G53 G65 G92 G92.1 G92.2 G92.3',
  `${motions} ${cycles}`,
  `${cycles} G80`,
  'G7 G8',
  'G15 G16',
  'G17 G18 G19',
  'G20 G21',
  'G40 G41 G41.1 G42 G42.1',
  'G43 G43.1 G43.2 G49',
  'G50 G51',
  'G54 G55 G56 G57 G58 G59 G59.1 G59.2 G59.3',
  'G61 G61.1 G64',
  'G68 G69',
  'G90 G91',
  'G90.1 G91.1',
  'G93 G94 G95',
  'G96 G97',
  'G98 G99',
];
/** G80 is a motion to NIST and LinuxCNC; on Fanuc and Haas it leaves the motion of its line alone. */
const disputedGroup = `${motions} G80`;
const mGroups = ['M0 M1 M2 M30 M60', 'M3 M4 M5', 'M6 M61', 'M7 M9', 'M8 M9', 'M48 M49'];

const bitsOf = (groups: readonly string[]): Uint32Array => {
  const bits = new Uint32Array(2000);
  for (const [index, words] of groups.entries()) {
    for (const code of codesIn(words)) bits[code] = (bits[code] ?? 0) | (1 << index);
  }
  return bits;
};
const gBits = bitsOf(gGroups);
const mBits = bitsOf(mGroups);
const disputedBits = bitsOf([disputedGroup]);

type Pair = readonly [number, number];

export const findCodeConflict = (letter: 'G' | 'M', given: readonly number[]): Pair | undefined =>
  pairWithin(letter === 'G' ? gBits : mBits, given);

/** A motion and G80 in one line, in tenths and in their order; not every control takes both. */
export const findMotionConflict = (given: readonly number[]): Pair | undefined =>
  given.includes(gCodes.G80) ? pairWithin(disputedBits, given) : undefined;

function pairWithin(bits: Uint32Array, given: readonly number[]): Pair | undefined {
  let seen = 0;
  for (const [index, code] of given.entries()) {
    const own = bits[code] ?? 0;
    if (seen & own) return [given.slice(0, index).find((each) => (bits[each] ?? 0) & own) ?? code, code];
    seen |= own;
  }
  return undefined;
}

const silentCodes: ReadonlySet<number> = new Set(codesIn('G8 G28.1 G30.1 G40 G61 G61.1 G64 G67 G96 G97'));
export const isPathNeutralCode = (code: number): boolean => silentCodes.has(code);

const lengthCodes: ReadonlySet<number> = new Set(codesIn('G43 G43.1 G43.2 G49'));
/** Whether a G code, in tenths, changes the tool length, which makes Z unknown until it is given again. */
export const isToolLengthCode = (code: number): boolean => lengthCodes.has(code);

const knownM: ReadonlySet<number> = new Set(
  codesIn(
    'M0 M1 M2 M3 M4 M5 M6 M7 M8 M9 M19 M30 M48 M49 M50 M51 M52 M53 M60 M61 M62 M63 M64 M65 M66 M67 M68 M70 M71 M72 M73 M97 M98 M99',
  ),
);
export const isKnownMCode = (code: number): boolean =>
  knownM.has(code) || (code >= 1000 && code < 2000 && code % 10 === 0);

/**
 * Why a code is not drawn, whether it uses axis words, where the tool is afterwards, and which part of the
 * zero it moves.
 */
export type UnsupportedCode = {
  readonly sentence: string;
  readonly takesAxes?: true;
  readonly isMotion?: true;
  /** Position of the tool afterwards: at the axes of the line, or unknown. */
  readonly ends?: 'GIVEN' | 'UNKNOWN' | 'NOWHERE';
  readonly movesZero?: WorkOffsetPart;
};

/** Parts of the zero beside the coordinate system; each shifts it by a distance that is not computed. */
export type WorkOffsetPart = 'SHIFT' | 'LOCAL' | 'OFFSETS' | 'ROTATION' | 'SCALE' | 'POLAR' | 'UNKNOWN_CODE';

const { notDrawn: reasons } = programProblemTexts;
const compensation: UnsupportedCode = { sentence: reasons.compensation };
const spline: UnsupportedCode = { sentence: reasons.spline, takesAxes: true, isMotion: true, ends: 'GIVEN' };
const probing: UnsupportedCode = {
  sentence: reasons.probing,
  takesAxes: true,
  isMotion: true,
  ends: 'UNKNOWN',
};
const threading: UnsupportedCode = {
  sentence: reasons.threading,
  takesAxes: true,
  isMotion: true,
  ends: 'UNKNOWN',
};
const macro: UnsupportedCode = { sentence: reasons.macro, takesAxes: true, ends: 'NOWHERE' };
const moving = (sentence: string, movesZero: WorkOffsetPart): UnsupportedCode => ({
  sentence,
  takesAxes: true,
  movesZero,
});

const notDrawnCodes: readonly (readonly [words: string, reason: UnsupportedCode])[] = [
  ['G5 G5.1 G5.2 G5.3', spline],
  ['G7', { sentence: reasons.diameter }],
  ['G10', moving(reasons.offsets, 'OFFSETS')],
  ['G16', { sentence: reasons.polar, movesZero: 'POLAR' }],
  ['G33 G33.1 G76', threading],
  ['G38.2 G38.3 G38.4 G38.5', probing],
  ['G41 G41.1 G42 G42.1', compensation],
  ['G51', moving(reasons.scaling, 'SCALE')],
  ['G52', moving(reasons.shift, 'LOCAL')],
  ['G65 G66', macro],
  ['G68', moving(reasons.rotation, 'ROTATION')],
  ['G74', { sentence: reasons.left, takesAxes: true, isMotion: true, ends: 'UNKNOWN' }],
];
const byCode = new Map(
  notDrawnCodes.flatMap(([words, reason]) => codesIn(words).map((code) => [code, reason] as const)),
);
/** An unknown code may have moved the zero, as mirroring and further coordinate systems do. */
const unknown: UnsupportedCode = {
  sentence: programProblemTexts.code.unknown,
  takesAxes: true,
  ends: 'UNKNOWN',
  movesZero: 'UNKNOWN_CODE',
};

export const getUnsupportedCode = (code: number): UnsupportedCode => byCode.get(code) ?? unknown;

export const isKnownGCode = (code: number): boolean =>
  (gBits[code] ?? 0) !== 0 || silentCodes.has(code) || byCode.has(code);

const restoring = new Map<number, WorkOffsetPart>([
  [toTenths(15), 'POLAR'],
  [toTenths(50), 'SCALE'],
  [toTenths(69), 'ROTATION'],
]);
/** The part of the zero that a G code, in tenths, resets; undefined for any other code. */
export const getRestoredOffsetPart = (code: number): WorkOffsetPart | undefined => restoring.get(code);
