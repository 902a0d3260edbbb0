const newLine = 10;
const carriageReturn = 13;

export const isBlank = (code: number): boolean => code === 32 || code === 9 || code === 0xfeff;

export const isLineEnd = (code: number): boolean =>
  code === newLine || code === carriageReturn || Number.isNaN(code);
const isDigit = (code: number): boolean => code >= 48 && code <= 57;

export function skipBlanks(text: string, at: number): number {
  let index = at;
  while (isBlank(text.charCodeAt(index))) index += 1;
  return index;
}

export function findLineEnd(text: string, at: number): number {
  let index = at;
  while (!isLineEnd(text.charCodeAt(index))) index += 1;
  return index;
}

/**
 * Returns the index where the number ends, `at` without one. Blanks may stand anywhere in the number; up to
 * fifteen digits are rounded as JavaScript does.
 */
export function readNumber(text: string, at: number, into: { number: number }): number {
  let index = at;
  let code = text.charCodeAt(index);
  const isNegative = code === 45;
  if (isNegative || code === 43) {
    index = skipBlanks(text, index + 1);
    code = text.charCodeAt(index);
  }
  let end = at;
  let digits = 0;
  let mantissa = 0;
  let scale = 1;
  let hasPoint = false;
  for (; ; code = text.charCodeAt(++index)) {
    if (code >= 48 && code <= 57) {
      digits += 1;
      mantissa = mantissa * 10 + code - 48;
      if (hasPoint) scale *= 10;
      end = index + 1;
    } else if (code === 46 && !hasPoint) {
      hasPoint = true;
      if (digits > 0) end = index + 1;
    } else if (code === 32 || code === 9) {
      const next = skipBlanks(text, index);
      const follower = text.charCodeAt(next);
      if (!isDigit(follower) && (follower !== 46 || hasPoint)) break;
      index = next - 1;
    } else break;
  }
  if (digits === 0) return at;
  if (digits > 15) into.number = Number(text.slice(at, end).replaceAll(/[ \t\uFEFF]/g, ''));
  else into.number = isNegative ? -mantissa / scale : mantissa / scale;
  return end;
}

export const getVisibleWord = (text: string, at: number): string =>
  /^[^\s(;]{1,24}/.exec(text.slice(at, at + 24))?.[0] ?? '';

export function skipLineBreak(text: string, index: number, code: number): number {
  return code === carriageReturn && text.charCodeAt(index + 1) === newLine ? index + 2 : index + 1;
}
