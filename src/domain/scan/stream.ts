/** A key event, as far as it matters for telling a scanner from a person. `at` is its time stamp in ms. */
export type Key = {
  readonly type: 'keydown' | 'keyup';
  readonly key: string;
  /** The place of the key on the keyboard, such as KeyQ. */
  readonly code: string;
  readonly at: number;
  readonly isRepeat: boolean;
  readonly isComposing: boolean;
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly meta: boolean;
  readonly altGraph: boolean;
};

/** A text that came as fast as only a scanner types. */
export type ScannedText = {
  readonly text: string;
  /** The same keys read as on a US keyboard, for a scanner that is set to one while the computer is not. */
  readonly usText: string;
  /** When its first key went down: what a focused field held then is what it should hold again. */
  readonly beganAt: number;
};

/** What a key means. A key that BEGINS may be the first of a scan; SCAN and SWALLOW are not to reach the page. */
export type Outcome =
  | { readonly kind: 'PASS' }
  | { readonly kind: 'BEGINS' }
  | { readonly kind: 'SWALLOW' }
  | ({ readonly kind: 'SCAN' } & ScannedText);

type Character = { readonly text: string; readonly us: string; readonly at: number };

export type ScanStream = {
  readonly characters: readonly Character[];
  /** Digits typed on the number pad with Alt held, which make one character when it is let go. */
  readonly altDigits: string;
  /** When the last scan ended, for the second of two line ends. */
  readonly endedAt: number;
};

export const idleStream: ScanStream = { characters: [], altDigits: '', endedAt: Number.NEGATIVE_INFINITY };

/** A pause longer than this, in ms, is one between two things. */
const longestGap = 100;
/** The slowest mean of a scanner, in ms for each character; people need 60 and more. */
const slowestMean = 50;
/** A person's pause before a scan is at least this long, in ms. */
const personsGap = 60;
/** Fewer characters than this might come from somebody who rolls over the keys. */
const fewest = 4;
/** A line end sent as two comes within this many ms. */
const doubleEnd = 60;
/** Without a line end a scan is over after this many ms of silence, and has to be longer and faster. */
export const silence = 120;
const slowestWithoutEnd = 35;
const fewestWithoutEnd = 6;
/** Longer labels do not exist; what is beyond is forgotten. */
const longest = 512;

const pass: Outcome = { kind: 'PASS' };
const swallow: Outcome = { kind: 'SWALLOW' };

type Step = { readonly stream: ScanStream; readonly outcome: Outcome };

/** Keys that come between characters without being any: modifiers, and what scanners send ahead of a label. */
const passing = /^(?:Shift|CapsLock|NumLock|Control|Alt|AltGraph|Meta|Dead|F\d{1,2})$/;

/**
 * Takes one more key. Characters that come at a mean of at most 50 ms and end with Enter or Tab (or Ctrl+J and
 * Ctrl+M, which some scanners send for them) are a scan; anything a person types is not, nor is a key held down.
 */
export function nextKey(stream: ScanStream, key: Key): Step {
  if (key.type === 'keyup') return letGo(stream, key);
  if (key.isRepeat || key.isComposing || key.meta) return { stream: idle(stream), outcome: pass };
  if (key.alt && !key.ctrl && /^Numpad\d$/.test(key.code)) return altDigit(stream, key);
  if (isEnd(key)) return end(stream, key.at);
  if (passing.test(key.key)) return { stream, outcome: pass };
  const character = characterOf(key);
  if (!character) return { stream: idle(stream), outcome: pass };
  return append(stream, character);
}

/** What a silence that has lasted until `now` ends: a scan without a line end, if it can be nothing else. */
export function atSilence(stream: ScanStream, now: number): ScannedText | undefined {
  const last = stream.characters.at(-1);
  if (!last || now - last.at < silence) return undefined;
  const scan = fastTail(stream.characters);
  return scan.length >= fewestWithoutEnd && meanGap(scan) <= slowestWithoutEnd ? scanned(scan) : undefined;
}

/** The stream after a scan was taken from it at `now`, or after the page has lost the keyboard. */
export const forget = (now: number): ScanStream => ({ ...idleStream, endedAt: now });

const idle = ({ endedAt }: ScanStream): ScanStream => ({ ...idleStream, endedAt });

const isEnd = ({ key, ctrl, alt }: Key): boolean =>
  (key === 'Enter' || key === 'Tab') && !ctrl && !alt ? true : ctrl && !alt && /^[jm]$/i.test(key);

/** Control characters that separate or frame, as Ctrl and a key. */
const control: Readonly<Record<string, string>> = { ']': '\u001D', b: '\u0002', c: '\u0003', '^': '\u001E' };

function characterOf(key: Key): Character | undefined {
  const { key: text, at } = key;
  if (text.length !== 1 && !(text.length === 2 && (text.codePointAt(0) ?? 0) > 0xffff)) return undefined;
  if (key.altGraph || (!key.ctrl && !key.alt)) return { text, us: onUsKeyboard(key), at };
  const framed = key.ctrl && !key.alt ? control[text.toLowerCase()] : undefined;
  // Ctrl+B and Ctrl+C of a person come alone, and a character alone is no scan.
  return framed === undefined ? undefined : { text: framed, us: framed, at };
}

const usKeys: Readonly<Record<string, string>> = {
  Minus: '-',
  Slash: '/',
  Space: ' ',
  Equal: '=',
  Period: '.',
};

/** What the key would be on a US keyboard. Whether Shift was held only matters for "_". */
function onUsKeyboard({ code, key }: Key): string {
  const plain = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(code);
  if (plain) return plain[1] ?? plain[2] ?? key;
  if (code === 'Minus' && /^[_?\u00B0]$/.test(key)) return '_';
  return usKeys[code] ?? key;
}

function append(stream: ScanStream, character: Character): Step {
  const last = stream.characters.at(-1);
  const gap = last ? character.at - last.at : Number.POSITIVE_INFINITY;
  const kept = gap > longestGap ? [] : stream.characters;
  const characters = [...kept.slice(0, longest - 1), character];
  const outcome: Outcome = gap >= personsGap ? { kind: 'BEGINS' } : pass;
  return { stream: { ...stream, characters, altDigits: '' }, outcome };
}

function altDigit(stream: ScanStream, { code }: Key): Step {
  const altDigits = (stream.altDigits + code.slice(-1)).slice(-4);
  return { stream: { ...stream, altDigits }, outcome: pass };
}

function letGo(stream: ScanStream, { key, at }: Key): Step {
  if (key !== 'Alt' || stream.altDigits === '') return { stream, outcome: pass };
  const text = String.fromCharCode(Number(stream.altDigits) % 256);
  return append(stream, { text, us: text, at });
}

function end(stream: ScanStream, at: number): Step {
  if (at - stream.endedAt <= doubleEnd && stream.characters.length === 0) return { stream, outcome: swallow };
  const scan = fastTail(stream.characters);
  const last = scan.at(-1);
  const isScan =
    last && at - last.at <= longestGap && scan.length >= fewest && meanGap(scan, at) <= slowestMean;
  if (!isScan) return { stream: idle(stream), outcome: pass };
  return { stream: forget(at), outcome: { kind: 'SCAN', ...scanned(scan) } };
}

const scanned = (scan: readonly Character[]): ScannedText => ({
  text: scan.map(({ text }) => text).join(''),
  usText: scan.map(({ us }) => us).join(''),
  beganAt: scan[0]?.at ?? 0,
});

/** The mean gap from the first character to the last, or to the line end at `until`. */
function meanGap(scan: readonly Character[], until?: number): number {
  const [first] = scan;
  const last = until ?? scan.at(-1)?.at ?? 0;
  const gaps = scan.length - (until === undefined ? 1 : 0);
  return first && gaps > 0 ? (last - first.at) / gaps : Number.POSITIVE_INFINITY;
}

/**
 * The characters without those a person has typed just before: they lie before a pause that no scanner of this
 * pace makes, and are slow themselves. A pause within fast characters belongs to them, for a part of a label
 * might be read as another one.
 */
function fastTail(characters: readonly Character[]): readonly Character[] {
  const gaps = characters.slice(1).map(({ at }, index) => at - (characters[index]?.at ?? at));
  const median = gaps.toSorted((one, other) => one - other)[gaps.length >> 1] ?? 0;
  const pause = gaps.findLastIndex((gap) => gap >= personsGap && gap > 3 * median + 8);
  if (pause < 0) return characters;
  const before = gaps.slice(0, pause);
  const isSlow = before.every((gap) => gap >= personsGap);
  return isSlow ? characters.slice(pause + 1) : characters;
}
