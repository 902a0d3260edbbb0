import type { Character } from './key.ts';
import { readScan, type ScannedText } from './label.ts';

/** Characters between two empty pauses, or behind the label before: one label, if a scanner typed them. */
export type Burst = {
  readonly characters: readonly Character[];
  /** Number of keys that were still down when another followed. */
  readonly heldOver: number;
  /** Number of keys that were not. */
  readonly letGo: number;
  /** Whether something else than characters came between them, or may have come before them. */
  readonly isBroken: boolean;
  /** Whether any of it went where text can be typed. */
  readonly inField: boolean;
  /** What came shortly before the empty pause, without an end: the burst may be the rest of it. */
  readonly head: readonly Character[];
};

export const noBurst: Burst = {
  characters: [],
  heldOver: 0,
  letGo: 0,
  isBroken: false,
  inField: false,
  head: [],
};

/**
 * The meaning of a burst. SCAN: one label from its first key to its end, or outside a field a text that is none.
 * AGAIN: a scanner's, but perhaps without its head or with keys of somebody else in it. PERSON: anything else.
 */
export type Judgement =
  | { readonly kind: 'PERSON' }
  | ({ readonly kind: 'SCAN'; readonly isLabel: boolean } & ScannedText)
  | ({ readonly kind: 'AGAIN' } & ScannedText);

/** The slowest mean of a scanner, in ms for each character; people need 60 and more. */
const slowestMean = 50;
/** Pauses of people, and of a connection, are at least this long, in ms. */
const leastPause = 60;
/** Between its pauses a scanner that has any types a character within this many ms in the mean. */
const slowestBetweenPauses = 35;
/** Fewer characters than this might come from somebody who rolls over the keys. */
const fewest = 4;
const fewestWithoutEnd = 6;
/** So many fast characters before a pause are the scanner's own. */
const fewestOfHead = 3;

const person: Judgement = { kind: 'PERSON' };

/** The burst that an end key closes at `endAt`. */
export function judgeEnded(burst: Burst, endAt: number): Judgement {
  const { characters, inField } = burst;
  const gaps = gapsOf(characters, endAt);
  const isScanners = mean(gaps) <= slowestMean || isMostlyFast(gaps);
  if (!isScanners) return person;
  if (characters.length < fewest) return judgeRest(burst);
  const text = scannedText(characters);
  const isLabel = isLabelText(text);
  if (isDoubtful(burst)) return inField && !isLabel ? person : { kind: 'AGAIN', ...text };
  if (isLabel) return { kind: 'SCAN', isLabel, ...text };
  if (inField) return person;
  return pausesOf(characters).length > 0 ? { kind: 'AGAIN', ...text } : { kind: 'SCAN', isLabel, ...text };
}

/** A few characters behind an empty pause: anybody's, unless they make a label with what came before it. */
function judgeRest({ head, characters }: Burst): Judgement {
  const whole = [...head, ...characters];
  return head.length > 0 && isLabelOf(whole) ? { kind: 'AGAIN', ...scannedText(whole) } : person;
}

/** The burst that a silence has followed: more of the label may come, or has been lost with its end. */
export function judgeUnended({ characters, inField }: Burst): Judgement {
  if (!isUnended(characters)) return person;
  const text = scannedText(characters);
  const isWhole = isLabelText(text) && characters.length >= fewestWithoutEnd;
  return inField && !isWhole ? person : { kind: 'AGAIN', ...text };
}

/** Whether characters without an end are a scanner's. */
export const isUnended = (characters: readonly Character[]): boolean =>
  characters.length >= fewest && isMostlyFast(gapsOf(characters));

/** The text of typed characters, as the keyboard at hand has it and as a US one would. */
export const scannedText = (characters: readonly Character[]): ScannedText => ({
  text: characters.map(({ text }) => text).join(''),
  usText: characters.map(({ us }) => us).join(''),
});

const isLabelText = (text: ScannedText): boolean => readScan(text).kind !== 'unknown';
const isLabelOf = (characters: readonly Character[]): boolean => isLabelText(scannedText(characters));

const isDoubtful = (burst: Burst): boolean =>
  burst.isBroken || hasLostHead(burst) || hasStrangeKey(burst) || hasDoubtfulPause(burst.characters);

/**
 * Text before an empty pause is a head if it makes a label of what follows, or if a scanner typed it: then only the same
 * label, begun anew, is no rest of it.
 */
function hasLostHead({ head, characters }: Burst): boolean {
  const isSomebodys = head.length >= fewest && gapsOf(head).every((gap) => gap >= leastPause);
  const isText = head.some(({ text }) => /[^\s\p{Cc}]/u.test(text));
  if (isSomebodys || !isText) return false;
  if (isLabelOf([...head, ...characters])) return true;
  return isUnended(head) && !scannedText(characters).text.startsWith(scannedText(head).text);
}

/**
 * Somebody's key within a scan is held while the scanner types on. A scanner lets go of each key before the next, or
 * of none; a browser that does not tell when keys are let go looks like the latter.
 */
const hasStrangeKey = ({ heldOver, letGo }: Burst): boolean => heldOver > 0 && heldOver <= letGo;

/** What follows a pause might be all of a label: behind somebody's key or two, or behind another label. */
const hasDoubtfulPause = (characters: readonly Character[]): boolean =>
  pausesOf(characters).some((place) => {
    const before = characters.slice(0, place);
    const isOwnHead = before.length >= fewestOfHead && isMostlyFast(gapsOf(before)) && !isLabelOf(before);
    return !isOwnHead && isLabelOf(characters.slice(place));
  });

/** The places of the characters before which there is a pause that no scanner of this pace makes. */
function pausesOf(characters: readonly Character[]): readonly number[] {
  const gaps = gapsOf(characters);
  const median = gaps.toSorted((one, other) => one - other)[gaps.length >> 1] ?? 0;
  return gaps.flatMap((gap, place) => (gap >= leastPause && gap > 3 * median + 8 ? [place + 1] : []));
}

/** The ms between characters, and between the last and the end where there is one. */
function gapsOf(characters: readonly Character[], endAt?: number): readonly number[] {
  const times = characters.map(({ at }) => at);
  if (endAt !== undefined) times.push(endAt);
  return times.slice(1).map((at, place) => at - (times[place] ?? at));
}

const mean = (gaps: readonly number[]): number =>
  gaps.length === 0 ? Number.POSITIVE_INFINITY : gaps.reduce((total, gap) => total + gap, 0) / gaps.length;

/** Whether two of three gaps at least are no pauses, and those as short as a scanner's. */
function isMostlyFast(gaps: readonly number[]): boolean {
  const fast = gaps.filter((gap) => gap < leastPause);
  return fast.length * 3 >= gaps.length * 2 && mean(fast) <= slowestBetweenPauses;
}
