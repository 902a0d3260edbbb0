import {
  isUnterminatedScan,
  classifyTerminatedBurst,
  classifyUnterminatedBurst,
  emptyBurst,
  type KeyBurst,
  type BurstClassification,
} from './burst.ts';
import {
  toCharacter,
  isAltCodeDigit,
  isControlCharacter,
  isNonCharacterKey,
  isScanSuffix,
  getKeyName,
  type ScanCharacter,
  type KeyInput,
} from './keyInput.ts';
import type { ScannedText } from './label.ts';

/**
 * BEGINS: perhaps the first key of a label. SCAN and AGAIN come of the key that ends one and, like SWALLOW, must not
 * reach the page.
 */
export type KeyOutcome =
  | { readonly kind: 'PASS' }
  | { readonly kind: 'BEGINS' }
  | { readonly kind: 'SWALLOW' }
  | ({ readonly kind: 'SCAN' } & ScannedText)
  | ({ readonly kind: 'AGAIN' } & ScannedText);

export type KeyStream = {
  readonly burst: KeyBurst;
  readonly down: readonly string[];
  /** Digits typed on the number pad with Alt held, which make one character when it is let go. */
  readonly altDigits: string;
  readonly lastAt: number;
  readonly endedAt: number;
};

/** Without a key for this many ms a burst is over. A connection that pauses within a label does so for less. */
export const burstPauseMs = 500;
/** The end of a label that comes after a pause of up to this many ms is not to reach the page. */
const latestEnd = 2000;
/** An end sent as two comes within this many ms. */
const doubleEnd = 60;
/** An end key that is held repeats itself for at most this many ms after it was taken. */
const heldEnd = 1000;
const longest = 4296;

const pass: KeyOutcome = { kind: 'PASS' };
const swallow: KeyOutcome = { kind: 'SWALLOW' };

/** More characters than a label has, and more parts. */
const longestHead = 64;

type Step = { readonly stream: KeyStream; readonly outcome: KeyOutcome };

const never = Number.NEGATIVE_INFINITY;

/** A stream that begins at `now`, in ms: what comes at once may be the rest of a label that has begun before. */
export const createKeyStream = (now: number, before?: KeyStream): KeyStream => ({
  burst: { ...emptyBurst, isBroken: true },
  down: [],
  altDigits: '',
  lastAt: now,
  endedAt: before?.endedAt ?? never,
});

/**
 * Takes one more key. A burst is one label from its first key, behind an empty pause or a whole label, to the key that
 * ends it; never only the rest of it.
 */
export function processKey(stream: KeyStream, key: KeyInput): Step {
  if (key.type === 'keyup') return letGo(stream, key);
  if (isNonCharacterKey(key)) return { stream, outcome: pass };
  if (isAltCodeDigit(key)) return altDigit(stream, key);
  if (isScanSuffix(key)) return end(stream, key);
  const character = toCharacter(key);
  return character ? append(stream, character, key.inField) : interrupt(stream, key);
}

/** A burst is one label from its first key, behind an empty pause or a whole label, to its end; never its rest. */
export const processSilence = ({ burst }: KeyStream): KeyOutcome =>
  outcomeOf(classifyUnterminatedBurst(burst));

const outcomeOf = (judgement: BurstClassification): KeyOutcome => {
  if (judgement.kind === 'PERSON') return pass;
  const { kind, text, usText } = judgement;
  return { kind, text, usText };
};

function burstAt({ burst, lastAt }: KeyStream, at: number): KeyBurst {
  if (at - lastAt < burstPauseMs) return burst;
  const { heads, characters } = burst;
  if (characters.length === 0) return { ...emptyBurst, heads };
  return { ...emptyBurst, heads: [...heads, characters.slice(-longestHead)].slice(-longestHead) };
}

function append(stream: KeyStream, character: ScanCharacter, inField: boolean): Step {
  const { at, code, text } = character;
  const burst = held(burstAt(stream, at), stream, code);
  const gap = at - stream.lastAt;
  const isFirst = burst.characters.length === 0;
  const next: KeyStream = {
    ...stream,
    burst: {
      ...burst,
      characters: [...burst.characters.slice(0, longest - 1), character],
      inField: burst.inField || inField,
    },
    down: [...stream.down.filter((name) => name !== code), code],
    altDigits: '',
    lastAt: at,
  };
  if (isFirst) return { stream: next, outcome: { kind: 'BEGINS' } };
  // A blank would press what has the focus, and Ctrl with a key is a command of the editor.
  const isPressing = isControlCharacter(text)
    ? gap < doubleEnd && burst.characters.length > 1
    : text === ' ' && !inField && hasInk(burst);
  return { stream: next, outcome: isPressing ? swallow : pass };
}

/** Whether more than blanks has been typed: a person who presses a switch twice types nothing else. */
const hasInk = ({ characters }: KeyBurst): boolean => characters.some(({ text }) => text !== ' ');

function held(burst: KeyBurst, { down }: KeyStream, name: string): KeyBurst {
  const last = burst.characters.at(-1);
  if (!last) return burst;
  if (down.includes(last.code)) return { ...burst, heldOver: burst.heldOver + 1 };
  // To strike a key twice, a scanner that holds its keys over lets go of it, too.
  return last.code === name ? burst : { ...burst, letGo: burst.letGo + 1 };
}

const interrupt = (stream: KeyStream, { at }: KeyInput): Step => ({
  stream: { ...stream, burst: { ...burstAt(stream, at), isBroken: true }, altDigits: '', lastAt: at },
  outcome: pass,
});

function altDigit(stream: KeyStream, { code }: KeyInput): Step {
  const altDigits = (stream.altDigits + code.slice(-1)).slice(-4);
  return { stream: { ...stream, altDigits }, outcome: pass };
}

function letGo(before: KeyStream, key: KeyInput): Step {
  const name = getKeyName(key);
  const burst = { ...before.burst, characters: keepHold(before.burst.characters, name, key.at) };
  const stream = { ...before, burst, down: before.down.filter((each) => each !== name) };
  if (key.key === 'Alt' && stream.altDigits !== '') {
    const text = String.fromCharCode(Number(stream.altDigits) % 256);
    const { stream: next, outcome } = append(stream, { text, us: text, code: name, at: key.at }, key.inField);
    return { stream: { ...next, down: stream.down }, outcome };
  }
  // Some browsers press a button when the blank is let go.
  const isBlank = key.key === ' ' && !key.inField && hasInk(stream.burst);
  return { stream, outcome: isBlank ? swallow : pass };
}

function keepHold(characters: readonly ScanCharacter[], name: string, at: number): readonly ScanCharacter[] {
  const place = characters.findLastIndex(({ code }) => code === name);
  const character = characters[place];
  if (!character || character.holdMs !== undefined) return characters;
  return characters.with(place, { ...character, holdMs: at - character.at });
}

function end(stream: KeyStream, key: KeyInput): Step {
  const { at } = key;
  const { characters, inField } = stream.burst;
  if (characters.length === 0) {
    const isSecond = at - stream.endedAt <= (key.isRepeat ? heldEnd : doubleEnd);
    return { stream, outcome: isSecond ? swallow : pass };
  }
  if (key.isRepeat || key.isComposing) return interrupt(stream, key);
  const pause = at - stream.lastAt;
  if (pause >= burstPauseMs) {
    const isLate = pause < latestEnd && isUnterminatedScan(characters) && !inField;
    return { stream: endedBadly(stream, at), outcome: isLate ? swallow : pass };
  }
  const judgement = classifyTerminatedBurst(held(stream.burst, stream, getKeyName(key)), at);
  const outcome = outcomeOf(judgement);
  if (judgement.kind === 'PERSON') return { stream: endedBadly(stream, at), outcome };
  if (judgement.kind === 'AGAIN' || !judgement.isLabel) {
    return { stream: { ...endedBadly(stream, at), endedAt: at }, outcome };
  }
  return { stream: { ...stream, burst: emptyBurst, lastAt: never, endedAt: at }, outcome };
}

/** Behind a whole label the next may begin at once; behind anything else it may be the rest of that. */
const endedBadly = (stream: KeyStream, at: number): KeyStream => ({
  ...stream,
  burst: { ...emptyBurst, isBroken: true },
  altDigits: '',
  lastAt: at,
});
