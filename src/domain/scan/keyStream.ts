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
 * BEGINS: perhaps the first key of a label. SCAN and AGAIN come with the suffix of a label, which, as with
 * SWALLOW, must not reach the page.
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
  /** Digits typed on the number pad with Alt pressed; they make one character when Alt is released. */
  readonly altDigits: string;
  readonly lastAt: number;
  readonly endedAt: number;
};

/** A burst ends after this many ms without a key. Pauses of a connection within a label are shorter. */
export const burstPauseMs = 500;
/** A suffix up to this many ms after its label must not reach the page. */
const latestEnd = 2000;
/** A suffix sent as two keys comes within this many ms. */
const doubleEnd = 60;
/** A suffix key that stays pressed repeats for at most this many ms after it was consumed. */
const heldEnd = 1000;
const maxLength = 4296;

const pass: KeyOutcome = { kind: 'PASS' };
const swallow: KeyOutcome = { kind: 'SWALLOW' };

/** Limit of `heads`, in characters each and in number: more than a label has. */
const maxHead = 64;

type Step = { readonly stream: KeyStream; readonly outcome: KeyOutcome };

const never = Number.NEGATIVE_INFINITY;

/** A stream that begins at `now`, in ms: its first keys may be the rest of a label that began before. */
export const createKeyStream = (now: number, before?: KeyStream): KeyStream => ({
  burst: { ...emptyBurst, isBroken: true },
  down: [],
  altDigits: '',
  lastAt: now,
  endedAt: before?.endedAt ?? never,
});

/**
 * Processes one key. A burst is only a label from its first key, after a pause or a complete label, to its
 * suffix; never the rest of one.
 */
export function processKey(stream: KeyStream, key: KeyInput): Step {
  if (key.type === 'keyup') return letGo(stream, key);
  if (isNonCharacterKey(key)) return { stream, outcome: pass };
  if (isAltCodeDigit(key)) return altDigit(stream, key);
  if (isScanSuffix(key)) return end(stream, key);
  const character = toCharacter(key);
  return character ? append(stream, character, key.inField) : interrupt(stream, key);
}

/** Classifies the burst after `burstPauseMs` without a key. */
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
  return { ...emptyBurst, heads: [...heads, characters.slice(-maxHead)].slice(-maxHead) };
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
      characters: [...burst.characters.slice(0, maxLength - 1), character],
      inField: burst.inField || inField,
    },
    down: [...stream.down.filter((name) => name !== code), code],
    altDigits: '',
    lastAt: at,
  };
  if (isFirst) return { stream: next, outcome: { kind: 'BEGINS' } };
  // A blank would press the focused button, and Ctrl with a key is a command of the editor.
  const isPressing = isControlCharacter(text)
    ? gap < doubleEnd && burst.characters.length > 1
    : text === ' ' && !inField && hasInk(burst);
  return { stream: next, outcome: isPressing ? swallow : pass };
}

/** Whether anything but blanks was typed: a person who presses a switch twice types nothing else. */
const hasInk = ({ characters }: KeyBurst): boolean => characters.some(({ text }) => text !== ' ');

function held(burst: KeyBurst, { down }: KeyStream, name: string): KeyBurst {
  const last = burst.characters.at(-1);
  if (!last) return burst;
  if (down.includes(last.code)) return { ...burst, heldOver: burst.heldOver + 1 };
  // To press the same key twice, even a scanner that overlaps its keys has to release it.
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
  // Some browsers press a button when the blank is released.
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

/** After a complete label the next may begin at once; after anything else the next keys may be its rest. */
const endedBadly = (stream: KeyStream, at: number): KeyStream => ({
  ...stream,
  burst: { ...emptyBurst, isBroken: true },
  altDigits: '',
  lastAt: at,
});
