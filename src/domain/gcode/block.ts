/** What is wrong with the words of a line, or what it asks for that is not drawn. */
export type Problem = {
  readonly kind: 'MALFORMED' | 'NOT_DRAWN' | 'REFUSED' | 'ARC';
  /** From 1. */
  readonly line: number;
  /** The word it is about, as it stands in the line. */
  readonly word: string;
  readonly sentence: string;
};

/** The words of one line. It is filled anew for every line, so that a long program makes no garbage. */
export type Block = {
  line: number;
  /** One bit for each letter of the alphabet that is there, G and M left out. */
  letters: number;
  /** The number of each letter; only those in `letters` count. */
  readonly values: Float64Array;
  /** Codes in tenths: G91.1 is 911. */
  readonly g: number[];
  readonly m: number[];
  isDeleted: boolean;
  /** Whether a word could not be read: then none of the line is to be believed. */
  isBroken: boolean;
  /** Whether the line is the percent sign that begins and ends a file. */
  isPercent: boolean;
};

export const newBlock = (): Block => ({
  line: 0,
  letters: 0,
  values: new Float64Array(26),
  g: [],
  m: [],
  isDeleted: false,
  isBroken: false,
  isPercent: false,
});

/** The place of a letter in the alphabet, from 0. */
export const place = (letter: string): number => letter.charCodeAt(0) - 65;

/** The bit of each of the letters. */
export const bits = (letters: string): number =>
  letters.split('').reduce((mask, letter) => mask | (1 << place(letter)), 0);

const newLine = 10;
const carriageReturn = 13;
const atG = place('G');
const atM = place('M');
const atN = place('N');
const atO = place('O');
const flowWords =
  /^\s*(?:<[^>]*>|\d+)?\s*(?:sub|endsub|call|return|if|elseif|else|endif|do|while|endwhile|repeat|endrepeat|break|continue)\b/i;

/** The number at `at`: its value and where it ends; `end` is `at` where there is none. */
const found = { value: 0, end: 0 };

/** Digits with a sign and a point, rounded as JavaScript rounds its literals for up to fifteen digits. */
function readNumber(text: string, at: number): void {
  let index = at;
  let code = text.charCodeAt(index);
  const isNegative = code === 45;
  if (isNegative || code === 43) code = text.charCodeAt(++index);
  let digits = 0;
  let mantissa = 0;
  let scale = 1;
  let hasPoint = false;
  for (; ; code = text.charCodeAt(++index)) {
    if (code >= 48 && code <= 57) {
      digits += 1;
      mantissa = mantissa * 10 + code - 48;
      if (hasPoint) scale *= 10;
    } else if (code === 46 && !hasPoint) hasPoint = true;
    else break;
  }
  const number = digits > 15 ? Number(text.slice(at, index)) : mantissa / scale;
  found.value = isNegative && digits <= 15 ? -number : number;
  found.end = digits > 0 ? index : at;
}

const isBlank = (code: number): boolean => code === 32 || code === 9 || code === 0xfeff;
const isLineEnd = (code: number): boolean =>
  code === newLine || code === carriageReturn || Number.isNaN(code);

function afterBlanks(text: string, at: number): number {
  let index = at;
  while (isBlank(text.charCodeAt(index))) index += 1;
  return index;
}

function lineEnd(text: string, at: number): number {
  let index = at;
  while (!isLineEnd(text.charCodeAt(index))) index += 1;
  return index;
}

/** What a person sees as one word: up to a blank, a comment or the end of the line. */
const visibleWord = (text: string, at: number): string =>
  /^[^\s(;]{1,24}/.exec(text.slice(at, Math.min(lineEnd(text, at), at + 24)))?.[0] ?? '';

/**
 * Reads the line of `text` that begins at `at` into `block` and gives where the next one begins. Letters have no
 * case, blanks between words do not matter, comments stand in parentheses or behind a semicolon. What cannot be
 * read is told to `report` with its word.
 */
export function readBlock(
  text: string,
  at: number,
  block: Block,
  report: (problem: Problem) => void,
): number {
  clear(block);
  const refuse = (kind: Problem['kind'], word: string, sentence: string): void => {
    block.isBroken = true;
    report({ kind, line: block.line, word, sentence });
  };
  let index = afterBlanks(text, at);
  if (text.charCodeAt(index) === 47) {
    block.isDeleted = true;
    index += 1;
    // Some controls number their switches.
    if (/^[1-9]\s*[A-Za-z]/.test(text.slice(index, index + 4))) index += 1;
  }
  for (;;) {
    const code = text.charCodeAt(index);
    if (isLineEnd(code)) return nextLine(text, index, code);
    if (isBlank(code)) index += 1;
    else if (code === 59) index = lineEnd(text, index);
    else if (code === 40) index = afterComment(text, index, block, report);
    else if ((code | 32) >= 97 && (code | 32) <= 122) index = readWord(text, index, block, refuse);
    else if (code === 37 && block.letters === 0) {
      block.isPercent = true;
      index = lineEnd(text, index);
    } else index = foreign(text, index, refuse);
  }
}

type Refuse = (kind: Problem['kind'], word: string, sentence: string) => void;

function clear(block: Block): void {
  block.line += 1;
  block.letters = 0;
  block.g.length = 0;
  block.m.length = 0;
  block.isDeleted = false;
  block.isBroken = false;
  block.isPercent = false;
}

function nextLine(text: string, index: number, code: number): number {
  return code === carriageReturn && text.charCodeAt(index + 1) === newLine ? index + 2 : index + 1;
}

/** A comment that is not closed ends with its line, as most controls have it. */
function afterComment(text: string, at: number, block: Block, report: (problem: Problem) => void): number {
  const end = lineEnd(text, at);
  const close = text.indexOf(')', at);
  if (close >= 0 && close < end) return close + 1;
  const word = visibleWord(text, at + 1);
  report({ kind: 'MALFORMED', line: block.line, word: `(${word}`, sentence: 'The comment is not closed.' });
  return end;
}

/** What begins with neither a letter nor a comment. The rest of the line is left out with it. */
function foreign(text: string, at: number, refuse: Refuse): number {
  const word = visibleWord(text, at);
  const isVariable = text.charCodeAt(at) === 35;
  if (isVariable) refuse('NOT_DRAWN', word, 'Variables are not worked out, so the line is left out.');
  else if (/^[-+.\d]/.test(word)) refuse('MALFORMED', word, `The number ${word} has no letter before it.`);
  else refuse('MALFORMED', word, `${word} is not a word of a program.`);
  return lineEnd(text, at);
}

function readWord(text: string, at: number, block: Block, refuse: Refuse): number {
  const letter = (text.charCodeAt(at) | 32) - 97;
  if (letter === atO && flowWords.test(text.slice(at + 1, Math.min(lineEnd(text, at), at + 80)))) {
    refuse('NOT_DRAWN', visibleWord(text, at), 'Subprograms, branches and loops are not followed.');
    return lineEnd(text, at);
  }
  const start = afterBlanks(text, at + 1);
  readNumber(text, start);
  const { value, end } = found;
  if (end === start) return withoutNumber(text, at, start, refuse);
  if (letter === atG) block.g.push(Math.round(value * 10));
  else if (letter === atM) block.m.push(Math.round(value * 10));
  else if (letter !== atN && letter !== atO) {
    if (block.letters & (1 << letter)) {
      refuse(
        'MALFORMED',
        text.slice(at, end),
        `${text.charAt(at).toUpperCase()} is given twice in one line.`,
      );
    }
    block.letters |= 1 << letter;
    block.values[letter] = value;
  }
  return end;
}

function withoutNumber(text: string, at: number, start: number, refuse: Refuse): number {
  const letter = text.charAt(at).toUpperCase();
  const next = text.charCodeAt(start);
  if (next === 35 || next === 91) {
    const word = letter + visibleWord(text, start);
    refuse('NOT_DRAWN', word, `${letter} is worked out by the control, so the line is left out.`);
  } else refuse('MALFORMED', visibleWord(text, at), `${letter} has no number.`);
  return lineEnd(text, at);
}
