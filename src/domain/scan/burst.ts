import type { ScanCharacter } from './keyInput.ts';
import { parseScannedText, type ScannedText } from './label.ts';

/** Characters between two pauses, or after the label before: one label, if a scanner typed them. */
export type KeyBurst = {
  readonly characters: readonly ScanCharacter[];
  readonly heldOver: number;
  readonly letGo: number;
  readonly isBroken: boolean;
  readonly inField: boolean;
  /** Bursts before it without a suffix, divided at pauses: this burst may be the rest of their label. */
  readonly heads: readonly (readonly ScanCharacter[])[];
};

export const emptyBurst: KeyBurst = {
  characters: [],
  heldOver: 0,
  letGo: 0,
  isBroken: false,
  inField: false,
  heads: [],
};

/**
 * SCAN: a complete label from first key to suffix, or, outside a field, any other scanned text. AGAIN: a scan
 * that may lack its beginning or contain a person's keys, to be repeated. PERSON: anything else.
 */
export type BurstClassification =
  | { readonly kind: 'PERSON' }
  | ({ readonly kind: 'SCAN'; readonly isLabel: boolean } & ScannedText)
  | ({ readonly kind: 'AGAIN' } & ScannedText);

/** Slowest mean of a scanner, in ms per character; people need 60 and more. */
const slowestMean = 50;
/** Shortest pause of people and of connections, in ms. */
const minPause = 60;
/** A pause of this many ms is never a scanner's own: it is one and a half times the slowest mean. */
const surePause = 75;
/** Slowest mean, in ms per character, of a scanner between the pauses that its connection makes. */
const slowestBetweenPauses = 35;
/**
 * Relative spread of the gaps between keys: at most `clockwork` for evenly typing scanners, at least `uneven`
 * for others.
 */
const clockwork = 0.01;
const uneven = 0.2;
const minEven = 5;
/** Shorter gaps, in ms, are too coarse to compare; `timeGrain` is the resolution of browsers' time stamps. */
const minEvenGap = 10;
const timeGrain = 0.2;
/** Shortest time in ms that a person presses a key. */
const minPersonHoldMs = 30;
/** Fewer characters may come from a person who rolls over the keys. */
const fewest = 4;
const minWithoutEnd = 6;
/** At least this many fast characters before a pause are the scanner's own. */
const minOfHead = 3;

const person: BurstClassification = { kind: 'PERSON' };

export function classifyTerminatedBurst(burst: KeyBurst, endAt: number): BurstClassification {
  const { characters, inField } = burst;
  const gaps = gapsOf(characters, endAt);
  const text = toScannedText(characters);
  const isLabel = isLabelText(text);
  const slowest = isLabel || endsInLabel(characters) ? slowestMean : slowestBetweenPauses;
  const isScanners = mean(gaps) <= slowestMean || isMostlyFast(gaps, slowest);
  if (!isScanners) return person;
  if (characters.length < fewest) return judgeRest(burst);
  if (isDoubtful(burst) || hasOddKey(characters, endAt))
    return inField && !isLabel ? person : { kind: 'AGAIN', ...text };
  if (isLabel) return { kind: 'SCAN', isLabel, ...text };
  if (inField) return person;
  return pausesOf(characters).length > 0 ? { kind: 'AGAIN', ...text } : { kind: 'SCAN', isLabel, ...text };
}

/** A few characters after a pause are a person's, unless they make a label with the bursts before. */
function judgeRest(burst: KeyBurst): BurstClassification {
  const whole = findWhole(burst);
  return whole ? { kind: 'AGAIN', ...toScannedText(whole) } : person;
}

/** Classifies a burst that is followed by silence: more of the label may come, or its suffix was lost. */
export function classifyUnterminatedBurst({ characters, inField }: KeyBurst): BurstClassification {
  if (!isUnterminatedScan(characters)) return person;
  const text = toScannedText(characters);
  const isWhole = isLabelText(text) && characters.length >= minWithoutEnd;
  return inField && !isWhole ? person : { kind: 'AGAIN', ...text };
}

export const isUnterminatedScan = (characters: readonly ScanCharacter[]): boolean =>
  characters.length >= fewest && isMostlyFast(gapsOf(characters));

export const toScannedText = (characters: readonly ScanCharacter[]): ScannedText => ({
  text: characters.map(({ text }) => text).join(''),
  usText: characters.map(({ us }) => us).join(''),
});

const isLabelText = (text: ScannedText): boolean => parseScannedText(text).kind !== 'unknown';
const isLabelOf = (characters: readonly ScanCharacter[]): boolean => isLabelText(toScannedText(characters));

const isDoubtful = (burst: KeyBurst): boolean =>
  burst.isBroken ||
  hasLostHead(burst) ||
  hasStrangeKey(burst) ||
  hasLongHold(burst.characters) ||
  hasDoubtfulPause(burst.characters);

/**
 * A burst has lost its head where it makes a label with the bursts before, or where a scanner typed one of
 * these, unless the burst is the same label scanned anew.
 */
const hasLostHead = (burst: KeyBurst): boolean =>
  findWhole(burst) !== undefined ||
  burst.heads.some((head) => isUnterminatedScan(head) && !textOf(burst.characters).startsWith(textOf(head)));

function findWhole({ heads, characters }: KeyBurst): readonly ScanCharacter[] | undefined {
  return heads
    .map((head, place) => (isTyped(head) ? [] : [...heads.slice(place).flat(), ...characters]))
    .find((whole, place) => hasInk(heads.slice(place).flat()) && isLabelOf(whole));
}

const isTyped = (characters: readonly ScanCharacter[]): boolean =>
  characters.length >= fewest && gapsOf(characters).every((gap) => gap >= minPause);

const hasInk = (characters: readonly ScanCharacter[]): boolean =>
  characters.some(({ text }) => /[^\s\p{Cc}]/u.test(text));

const textOf = (characters: readonly ScanCharacter[]): string => toScannedText(characters).text;

/** A key pressed half as long again as any other may be a person's, if the rest of the keys is a label. */
function hasLongHold(characters: readonly ScanCharacter[]): boolean {
  const holds = characters.map(({ holdMs = 0 }) => holdMs);
  const maxLength = Math.max(...holds);
  const place = holds.indexOf(maxLength);
  const others = holds.toSpliced(place, 1);
  return (
    maxLength >= Math.max(minPersonHoldMs, 1.5 * Math.max(0, ...others)) &&
    isLabelOf(characters.toSpliced(place, 1))
  );
}

/**
 * A person's key stays down while a scanner types. Scanners release either each key before the next or none;
 * browsers that report no releases look like the latter.
 */
const hasStrangeKey = ({ heldOver, letGo }: KeyBurst): boolean => heldOver > 0 && heldOver <= letGo;

const hasDoubtfulPause = (characters: readonly ScanCharacter[]): boolean =>
  pausesOf(characters).some((place) => {
    const before = characters.slice(0, place);
    const isOwnHead = before.length >= minOfHead && isMostlyFast(gapsOf(before)) && !isLabelOf(before);
    return !isOwnHead && isLabelOf(characters.slice(place));
  });

/** Whether the other keys are a label without one of them, and typed as evenly as only some scanners do. */
const hasOddKey = (characters: readonly ScanCharacter[], endAt: number): boolean =>
  !isEven(gapsOf(characters, endAt), uneven) &&
  characters.some((_, place) => {
    const others = characters.toSpliced(place, 1);
    return others.length >= minEven && isEven(gapsOf(others, endAt), clockwork) && isLabelOf(others);
  });

function isEven(gaps: readonly number[], part: number): boolean {
  const [least, limit] = [Math.min(...gaps), Math.max(...gaps)];
  return least >= minEvenGap && limit - least <= part * least + timeGrain;
}

const endsInLabel = (characters: readonly ScanCharacter[]): boolean =>
  pausesOf(characters).some((place) => isLabelOf(characters.slice(place)));

function pausesOf(characters: readonly ScanCharacter[]): readonly number[] {
  const gaps = gapsOf(characters);
  const least = Math.min(surePause, Math.max(minPause, 3 * medianOf(gaps) + 8));
  return gaps.flatMap((gap, place) => (gap >= least ? [place + 1] : []));
}

const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;

function gapsOf(characters: readonly ScanCharacter[], endAt?: number): readonly number[] {
  const times = characters.map(({ at }) => at);
  if (endAt !== undefined) times.push(endAt);
  return times.slice(1).map((at, place) => at - (times[place] ?? at));
}

const mean = (gaps: readonly number[]): number =>
  gaps.length === 0 ? Number.POSITIVE_INFINITY : gaps.reduce((total, gap) => total + gap, 0) / gaps.length;

function isMostlyFast(gaps: readonly number[], slowest = slowestBetweenPauses): boolean {
  const fast = gaps.filter((gap) => gap < minPause);
  return fast.length * 3 >= gaps.length * 2 && mean(fast) <= slowest;
}
