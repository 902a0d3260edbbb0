import {
  skipBlanks,
  isBlank,
  isLineEnd,
  findLineEnd,
  skipLineBreak,
  readNumber,
  getVisibleWord,
} from './characters.ts';
import { toTenths } from './codes.ts';
import { programProblemTexts } from './programProblemTexts.ts';

export type ProgramProblem = {
  readonly kind: 'MALFORMED' | 'NOT_DRAWN' | 'REFUSED' | 'DIALECT' | 'ARC';
  readonly line: number;
  readonly word: string;
  readonly sentence: string;
};

/** The words of one line. One object is filled for all lines, so that a long program makes no garbage. */
export type Block = {
  line: number;
  /** Letters of the line, one bit each; G and M are left out. */
  letters: number;
  /** The number of each letter, by its index; only those in `letters` are valid. */
  readonly values: Float64Array;
  /** Codes in tenths: G91.1 is 911. Numbers that are no code, such as 1.04, are left out. */
  readonly g: number[];
  readonly m: number[];
  words: number;
  hasLineNumber: boolean;
  isDeleted: boolean;
  isBroken: boolean;
  unread: number;
  number: number;
  isPercent: boolean;
};

export const createBlock = (): Block => ({
  line: 0,
  letters: 0,
  values: new Float64Array(26),
  g: [],
  m: [],
  words: 0,
  hasLineNumber: false,
  isDeleted: false,
  isBroken: false,
  unread: 0,
  number: 0,
  isPercent: false,
});

export const getLetterIndex = (letter: string): number => letter.charCodeAt(0) - 65;

export const toLetterMask = (letters: string): number =>
  letters.split('').reduce((mask, letter) => mask | (1 << getLetterIndex(letter)), 0);

const slash = 47;
const semicolon = 59;
const number = 35;
const percent = 37;
const opening = 40;
const closing = 41;
const atG = getLetterIndex('G');
const atM = getLetterIndex('M');
const atN = getLetterIndex('N');
const atO = getLetterIndex('O');
const axes = toLetterMask('XYZ');
const flowWords =
  /^[ \t]*(?:<[^>]*>|\d+)?[ \t]*(?:sub|endsub|call|return|if|elseif|else|endif|do|while|endwhile|repeat|endrepeat|break|continue)\b/i;
/** Beginning of a value that the control computes: a variable, an expression or a function. */
const expression =
  /^[-+]?[ \t]*(?:#|\[|(?:abs|acos|asin|atan|cos|exists|exp|fix|fup|ln|round|sin|sqrt|tan)[ \t]*\[)/i;
const expressionHead = /^[-+]?[ \t]*(?:#[# \t]*(?:<[^>\r\n]*>|\d+(?:\.\d+)?)|[#a-z \t]*\[)/i;
/** Three letters in a row are prose: a word of a program is one letter and a number. */
const prose = /^[a-z]{3}/i;
/** Largest number of a word, in mm or in: the sum of many G91 moves still fits into a number. */
const limit = 1e12;

/**
 * Reads the line at index `at` into `block` and returns the index of the next line. Case does not count, nor
 * do blanks, even in numbers; comments are in parentheses or behind a semicolon. The first unreadable word is
 * reported, and reading continues behind it.
 */
export function readBlock(
  text: string,
  at: number,
  block: Block,
  report: (problem: ProgramProblem) => void,
): number {
  clear(block);
  let index = skipBlanks(text, at);
  if (text.charCodeAt(index) === slash) {
    block.isDeleted = true;
    index += 1;
    // Some controls number their block delete switches: "/2".
    if (/^[1-9]\s*[A-Za-z]/.test(text.slice(index, index + 4))) index += 1;
  }
  for (;;) {
    const code = text.charCodeAt(index);
    if (isLineEnd(code)) return skipLineBreak(text, index, code);
    if (isBlank(code)) index += 1;
    else if (code === semicolon) index = findLineEnd(text, index);
    else if (code === opening) index = afterComment(text, index, block, report);
    else if ((code | 32) >= 97 && (code | 32) <= 122) index = readWord(text, index, block, report);
    else if (code === percent) index = readPercent(text, index, block, report);
    else index = foreign(text, index, block, report);
  }
}

type Report = (problem: ProgramProblem) => void;

function clear(block: Block): void {
  block.line += 1;
  block.letters = 0;
  block.g.length = 0;
  block.m.length = 0;
  block.words = 0;
  block.hasLineNumber = false;
  block.isDeleted = false;
  block.isBroken = false;
  block.unread = 0;
  block.isPercent = false;
}

function refuse(
  block: Block,
  report: Report,
  letters: number,
  { kind, word, sentence }: Omit<ProgramProblem, 'line'>,
): void {
  block.unread |= letters;
  if (!block.isBroken) report({ kind, line: block.line, word, sentence });
  block.isBroken = true;
}

/** A comment that is not closed ends with its line, as on most controls. */
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
    const word = `(${getVisibleWord(text, at + 1)}`;
    const { openComment, nestedComment } = programProblemTexts.word;
    if (isOpen) report({ kind: 'MALFORMED', line: block.line, word, sentence: openComment });
    else if (isNested) report({ kind: 'MALFORMED', line: block.line, word, sentence: nestedComment });
    return isOpen ? index : index + 1;
  }
}

function readPercent(text: string, at: number, block: Block, report: Report): number {
  if (block.words === 0 && !block.hasLineNumber) block.isPercent = true;
  else refuse(block, report, 0, { kind: 'MALFORMED', word: '%', sentence: programProblemTexts.word.percent });
  return findLineEnd(text, at);
}

function foreign(text: string, at: number, block: Block, report: Report): number {
  const { variable, noLetter, foreign: strange, unprintable } = programProblemTexts.word;
  const code = text.charCodeAt(at);
  if (code < 32 || (code >= 127 && code < 160)) {
    const word = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
    refuse(block, report, 0, { kind: 'MALFORMED', word, sentence: unprintable(word) });
    return at + 1;
  }
  const word = getVisibleWord(text, at) || text.charAt(at);
  if (code === number) {
    refuse(block, report, 0, { kind: 'NOT_DRAWN', word, sentence: variable });
    return Math.max(at + 1, afterExpression(text, at));
  }
  const sentence = /^[-+.\d]/.test(word) ? noLetter(word) : strange(word);
  refuse(block, report, 0, { kind: 'MALFORMED', word, sentence });
  return nextWord(text, at + 1);
}

function nextWord(text: string, at: number): number {
  let index = at;
  for (;;) {
    const code = text.charCodeAt(index);
    const isLetter = (code | 32) >= 97 && (code | 32) <= 122;
    if (isLetter || isBlank(code) || isLineEnd(code)) return index;
    if (code === opening || code === semicolon || code === number) return index;
    index += 1;
  }
}

/** Index behind a value that the control computes (`#5`, `#<depth>`, `[1+2]`, `atan[1]/[2]`), else `at`. */
function afterExpression(text: string, at: number): number {
  const [head = ''] = expressionHead.exec(text.slice(at, at + 80)) ?? [];
  let index = at + head.length;
  for (let depth = head.endsWith('[') ? 1 : 0; depth > 0; index += 1) {
    const code = text.charCodeAt(index);
    if (isLineEnd(code)) return index;
    if (code === 91) depth += 1;
    else if (code === 93) depth -= 1;
    if (depth === 0 && text.startsWith('/[', index + 1)) {
      depth = 1;
      index += 2;
    }
  }
  return index;
}

function readWord(text: string, at: number, block: Block, report: Report): number {
  const letter = (text.charCodeAt(at) | 32) - 97;
  if (letter === atO && flowWords.test(text.slice(at + 1, at + 81))) {
    const word = getVisibleWord(text, at);
    refuse(block, report, axes, { kind: 'NOT_DRAWN', word, sentence: programProblemTexts.word.flow });
    return findLineEnd(text, at);
  }
  const start = skipBlanks(text, at + 1);
  const end = readNumber(text, start, block);
  if (end === start) return withoutNumber(text, at, start, block, report);
  const value = block.number;
  if (letter === atN || letter === atO) readName(text, at, end, block, report);
  else {
    block.words += 1;
    if (letter === atG || letter === atM) {
      const code = toTenths(value);
      if (code < 0) {
        const word = text.slice(at, Math.min(end, at + 24));
        refuse(block, report, 0, { kind: 'NOT_DRAWN', word, sentence: programProblemTexts.code.unknown });
      } else (letter === atG ? block.g : block.m).push(code);
    } else keep(text, at, end, block, report);
  }
  return end;
}

function keep(text: string, at: number, end: number, block: Block, report: Report): void {
  const letter = (text.charCodeAt(at) | 32) - 97;
  const { twice, tooLarge } = programProblemTexts.word;
  const problem = (letters: number, sentence: string): void => {
    const word = text.slice(at, Math.min(end, at + 24));
    refuse(block, report, letters, { kind: 'MALFORMED', word, sentence });
  };
  if (!(Math.abs(block.number) <= limit)) {
    problem(1 << letter, tooLarge(text.charAt(at).toUpperCase()));
    return;
  }
  if (block.letters & (1 << letter)) problem(0, twice(text.charAt(at).toUpperCase()));
  block.letters |= 1 << letter;
  block.values[letter] = block.number;
}

/** A line number or a program number has no effect; it is reported where it follows other words. */
function readName(text: string, at: number, end: number, block: Block, report: Report): void {
  const isLineNumber = (text.charCodeAt(at) | 32) - 97 === atN;
  const { lateNumber, lateName } = programProblemTexts.word;
  const word = text.slice(at, Math.min(end, at + 24));
  const isLate = block.words > 0 || (isLineNumber && block.hasLineNumber);
  if (isLate && !block.isBroken) {
    const sentence = isLineNumber ? lateNumber : lateName;
    report({ kind: 'MALFORMED', line: block.line, word, sentence });
  }
  if (isLineNumber) block.hasLineNumber = true;
  else block.words += 1;
}

function withoutNumber(text: string, at: number, start: number, block: Block, report: Report): number {
  const letter = text.charAt(at).toUpperCase();
  const isWorkedOut = expression.test(text.slice(start, start + 24));
  const word = isWorkedOut ? letter + getVisibleWord(text, start) : getVisibleWord(text, at);
  const isProse = !isWorkedOut && prose.test(word);
  const { expression: workedOut, noNumber } = programProblemTexts.word;
  // Prose may name an axis, whose position is then unknown; its other letters have no effect.
  refuse(block, report, isProse ? toLetterMask(word.toUpperCase()) & axes : toLetterMask(letter), {
    kind: isWorkedOut ? 'NOT_DRAWN' : 'MALFORMED',
    word,
    sentence: isWorkedOut ? workedOut(letter) : noNumber(letter),
  });
  if (isProse) return at + word.length;
  return isWorkedOut ? afterExpression(text, start) : nextWord(text, at + 1);
}
