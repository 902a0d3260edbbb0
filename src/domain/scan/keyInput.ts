/** The properties of a key event that tell a scanner from a person. `at` is its time stamp in ms. */
export type KeyInput = {
  readonly type: 'keydown' | 'keyup';
  readonly key: string;
  readonly code: string;
  readonly at: number;
  readonly isRepeat: boolean;
  readonly isComposing: boolean;
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly meta: boolean;
  readonly altGraph: boolean;
  readonly inField: boolean;
};

export type ScanCharacter = {
  readonly text: string;
  /** Character of the same key on a US keyboard. */
  readonly us: string;
  readonly code: string;
  readonly at: number;
  /** Time the key was pressed, in ms; undefined until it is released. */
  readonly holdMs?: number;
};

/**
 * Stands for a key without a character of its own: a dead key, one that an input method took, a number pad
 * without NumLock.
 */
const noCharacter = '\uFFFD';

export const isNonCharacterKey = ({ key }: KeyInput): boolean =>
  /^(?:Shift|CapsLock|NumLock|Control|Alt|AltGraph|Meta|F\d{1,2})$/.test(key);

/** Whether a key ends a label: Enter, Tab, or Ctrl+J and Ctrl+M, which some scanners send for them. */
export const isScanSuffix = ({ key, ctrl, alt }: KeyInput): boolean =>
  (key === 'Enter' || key === 'Tab') && !ctrl && !alt ? true : ctrl && !alt && /^[jm]$/i.test(key);

export const getKeyName = ({ code, key }: KeyInput): string => code || key;

export const isAltCodeDigit = ({ code, alt, ctrl }: KeyInput): boolean =>
  alt && !ctrl && /^Numpad\d$/.test(code);

/** Control characters that separate or frame labels, as Ctrl and a key of a US keyboard. */
const controls: Readonly<Record<string, string>> = { ']': '\u001D', b: '\u0002', c: '\u0003', '^': '\u001E' };

export const isControlCharacter = (text: string): boolean => /^\p{Cc}$/u.test(text);

/** Character of a key; undefined for shortcuts, repeats, composition, and keys without a character. */
export function toCharacter(key: KeyInput): ScanCharacter | undefined {
  if (key.isRepeat || key.isComposing || key.meta) return undefined;
  const us = onUsKeyboard(key);
  const made = { code: getKeyName(key), at: key.at };
  if (key.altGraph || (!key.ctrl && !key.alt)) {
    if (isPrintable(key.key)) return { text: key.key, us: us ?? key.key, ...made };
    return us === undefined ? undefined : { text: noCharacter, us, ...made };
  }
  const control = key.alt ? undefined : (controls[key.key.toLowerCase()] ?? controls[us ?? '']);
  return control === undefined ? undefined : { text: control, us: control, ...made };
}

const isPrintable = (key: string): boolean =>
  key.length === 1 || (key.length === 2 && (key.codePointAt(0) ?? 0) > 0xffff);

const usKeys: Readonly<Record<string, string>> = {
  Minus: '-',
  Slash: '/',
  Space: ' ',
  Equal: '=',
  Period: '.',
  Comma: ',',
  Semicolon: ';',
  Quote: "'",
  Backquote: '`',
  Backslash: '\\',
  BracketLeft: '[',
  BracketRight: ']',
};

/** Character at the key's position on a US keyboard. Whether Shift was pressed only matters for "_". */
function onUsKeyboard({ code, key }: KeyInput): string | undefined {
  const plain = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(code);
  if (plain) return plain[1] ?? plain[2];
  if (code === 'Minus' && /^[_?\u00B0]$/.test(key)) return '_';
  return usKeys[code];
}
