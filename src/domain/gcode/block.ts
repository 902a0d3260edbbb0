import { afterBlanks, isBlank, isLineEnd, lineEnd, nextLine, readNumber, visibleWord } from './characters.ts';
import { tenthsOf } from './codes.ts';
import { sentences } from './sentences.ts';

/** A finding about a line: words that are wrong, or that ask for something that is not drawn. */
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
  /** Codes in tenths: G91.1 is 911; -1 stands for a number that is no code. */
  readonly g: number[];
  readonly m: number[];
  /** Number of words read so far, without the line number. */
  words: number;
  hasLineNumber: boolean;
  isDeleted: boolean;
  /** Whether a word could not be read: then none of the line is to be believed. */
  isBroken: boolean;
  /** One bit for each of X, Y and Z that a broken line may have moved. */
  lost: number;
  /** The number that was read last. */
  number: number;
  /** Whether the line is the percent sign that begins and ends a file. */
  isPercent: boolean;
};

/** A line without any words. */
export const newBlock = (): Block => ({
  line: 0,
  letters: 0,
  values: new Float64Array(26),
  g: [],
  m: [],
  words: 0,
  hasLineNumber: false,
  isDeleted: false,
  isBroken: false,
  lost: 0,
  number: 0,
  isPercent: false,
});

/** The place of a letter in the alphabet, from 0. */
export const place = (letter: string): number => letter.charCodeAt(0) - 65;

/** The bit of each of the letters. */
export const bits = (letters: string): number =>
  letters.split('').reduce((mask, letter) => mask | (1 << place(letter)), 0);

const slash = 47;
const semicolon = 59;
const percent = 37;
const opening = 40;
const closing = 41;
const atG = place('G');
const atM = place('M');
const atN = place('N');
const atO = place('O');
const atX = place('X');
const flowWords =
  /^[ \t]*(?:<[^>]*>|\d+)?[ \t]*(?:sub|endsub|call|return|if|elseif|else|endif|do|while|endwhile|repeat|endrepeat|break|continue)\b/i;
/** The beginning of a value that the control works out: a variable, an expression, a function. */
const expression =
  /^[-+]?[ \t]*(?:#|\[|(?:abs|acos|asin|atan|cos|exists|exp|fix|fup|ln|round|sin|sqrt|tan)[ \t]*\[)/i;
/** The largest number a word takes, in mm or in: a tape of G91 moves never leaves what a number can hold. */
const largest = 1e12;

/**
 * Reads the line of `text` that begins at `at` into `block` and gives where the next one begins. Letters have no
 * case, blanks do not matter even inside numbers, comments stand in parentheses or behind a semicolon. What cannot
 * be read is told to `report` with its word.
 */
export function readBlock(
  text: string,
  at: number,
  block: Block,
  report: (problem: Problem) => void,
): number {
  clear(block);
  let index = afterBlanks(text, at);
  if (text.charCodeAt(index) === slash) {
    block.isDeleted = true;
    index += 1;
    // Some controls number their switches.
    if (/^[1-9]\s*[A-Za-z]/.test(text.slice(index, index + 4))) index += 1;
  }
  for (;;) {
    const code = text.charCodeAt(index);
    if (isLineEnd(code)) return nextLine(text, index, code);
    if (isBlank(code)) index += 1;
    else if (code === semicolon) index = lineEnd(text, index);
    else if (code === opening) index = afterComment(text, index, block, report);
    else if ((code | 32) >= 97 && (code | 32) <= 122) index = readWord(text, index, block, report);
    else if (code === percent) index = readPercent(text, index, block, report);
    else index = foreign(text, index, block, report);
  }
}

type Report = (problem: Problem) => void;

function clear(block: Block): void {
  block.line += 1;
  block.letters = 0;
  block.g.length = 0;
  block.m.length = 0;
  block.words = 0;
  block.hasLineNumber = false;
  block.isDeleted = false;
  block.isBroken = false;
  block.lost = 0;
  block.isPercent = false;
}

/** Reports the word at `at`, after which nothing of its line is to be believed. */
function refuse(
  text: string,
  at: number,
  block: Block,
  report: Report,
  { kind, word, sentence }: Omit<Problem, 'line'>,
): void {
  if (!block.isBroken) {
    block.isBroken = true;
    block.lost = (block.letters >> atX) & 7;
    for (let index = at; !isLineEnd(text.charCodeAt(index)); index += 1) {
      const letter = (text.charCodeAt(index) | 32) - 97;
      if (letter >= atX && letter < 26) block.lost |= 1 << (letter - atX);
    }
  }
  report({ kind, line: block.line, word, sentence });
}

/** A comment that is not closed ends with its line, as most controls have it. */
function afterComment(text: string, at: number, block: Block, report: Report): number {
  let depth = 0;
  let isNested = false;
  for (let index = at; ; index += 1) {
    const code = text.charCodeAt(index);
    if (code === opening) {
      depth += 1;
      isNested ||= depth > 1;
    } else if (code === closing) depth -= 1;
    const isOpen = depth > 0;
    if (isOpen && !isLineEnd(code)) continue;
    const word = `(${visibleWord(text, at + 1)}`;
    const { openComment, nestedComment } = sentences.word;
    if (isOpen) report({ kind: 'MALFORMED', line: block.line, word, sentence: openComment });
    else if (isNested) report({ kind: 'MALFORMED', line: block.line, word, sentence: nestedComment });
    return isOpen ? index : index + 1;
  }
}

/** The percent sign that begins or ends a file: alone in its line, but for a name that some controls write after it. */
function readPercent(text: string, at: number, block: Block, report: Report): number {
  if (block.words === 0 && !block.hasLineNumber) block.isPercent = true;
  else refuse(text, at, block, report, { kind: 'MALFORMED', word: '%', sentence: sentences.word.percent });
  return lineEnd(text, at);
}

/** Text that begins with neither a letter nor a comment. The rest of the line is left out with it. */
function foreign(text: string, at: number, block: Block, report: Report): number {
  const { variable, noLetter, foreign: strange, unprintable } = sentences.word;
  const code = text.charCodeAt(at);
  if (code < 32 || (code >= 127 && code < 160)) {
    const word = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
    refuse(text, at, block, report, { kind: 'MALFORMED', word, sentence: unprintable(word) });
    return lineEnd(text, at);
  }
  const word = visibleWord(text, at) || text.charAt(at);
  const isVariable = code === 35;
  if (isVariable) refuse(text, at, block, report, { kind: 'NOT_DRAWN', word, sentence: variable });
  else {
    const sentence = /^[-+.\d]/.test(word) ? noLetter(word) : strange(word);
    refuse(text, at, block, report, { kind: 'MALFORMED', word, sentence });
  }
  return lineEnd(text, at);
}

function readWord(text: string, at: number, block: Block, report: Report): number {
  const letter = (text.charCodeAt(at) | 32) - 97;
  if (letter === atO && flowWords.test(text.slice(at + 1, at + 81))) {
    const word = visibleWord(text, at);
    refuse(text, at, block, report, { kind: 'NOT_DRAWN', word, sentence: sentences.word.flow });
    block.lost = 7;
    return lineEnd(text, at);
  }
  const start = afterBlanks(text, at + 1);
  const end = readNumber(text, start, block);
  if (end === start) return withoutNumber(text, at, start, block, report);
  const value = block.number;
  if (letter === atN || letter === atO) readName(text, at, end, block, report);
  else {
    block.words += 1;
    if (letter === atG || letter === atM) {
      const code = tenthsOf(value);
      (letter === atG ? block.g : block.m).push(code);
      if (code < 0) {
        const word = text.slice(at, Math.min(end, at + 24));
        refuse(text, at, block, report, { kind: 'NOT_DRAWN', word, sentence: sentences.code.unknown });
      }
    } else keep(text, at, end, block, report);
  }
  return end;
}

/** A word with a value of its own. */
function keep(text: string, at: number, end: number, block: Block, report: Report): void {
  const letter = (text.charCodeAt(at) | 32) - 97;
  const { twice, tooLarge } = sentences.word;
  const problem = (sentence: string): void =>
    refuse(text, at, block, report, {
      kind: 'MALFORMED',
      word: text.slice(at, Math.min(end, at + 24)),
      sentence,
    });
  if (block.letters & (1 << letter)) problem(twice(text.charAt(at).toUpperCase()));
  block.letters |= 1 << letter;
  if (!(Math.abs(block.number) <= largest)) problem(tooLarge(text.charAt(at).toUpperCase()));
  block.values[letter] = block.number;
}

/** A line number or a program number: told when it stands behind other words, and otherwise of no account. */
function readName(text: string, at: number, end: number, block: Block, report: Report): void {
  const isLineNumber = (text.charCodeAt(at) | 32) - 97 === atN;
  const { lateNumber, lateName } = sentences.word;
  const word = text.slice(at, Math.min(end, at + 24));
  const isLate = block.words > 0 || (isLineNumber && block.hasLineNumber);
  if (isLate) {
    const sentence = isLineNumber ? lateNumber : lateName;
    report({ kind: 'MALFORMED', line: block.line, word, sentence });
  }
  if (isLineNumber) block.hasLineNumber = true;
  else block.words += 1;
}

function withoutNumber(text: string, at: number, start: number, block: Block, report: Report): number {
  const letter = text.charAt(at).toUpperCase();
  if (expression.test(text.slice(start, start + 24))) {
    const word = letter + visibleWord(text, start);
    refuse(text, at, block, report, {
      kind: 'NOT_DRAWN',
      word,
      sentence: sentences.word.expression(letter),
    });
  } else {
    const word = visibleWord(text, at);
    refuse(text, at, block, report, { kind: 'MALFORMED', word, sentence: sentences.word.noNumber(letter) });
  }
  return lineEnd(text, at);
}
