/**
 * C0 and C1 controls, direction marks, zero-width characters, byte order mark, lone surrogates, and letters drawn as
 * nothing.
 */
export const invisibleCharacters =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]|\u17B4|\u17B5|\u034F/gu;

export const formatCodePoint = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** A foreign text for reading: each sign that cannot be seen, or that turns the order of others, as its code. */
export const escapeInvisibleText = (text: string): string =>
  text.replaceAll(invisibleCharacters, (sign) => `[${formatCodePoint(sign)}]`);

/** A foreign text for reading in one line, as `visibleText`; breaks and runs of blanks are one blank, as in HTML. */
export const escapeInvisibleLine = (text: string): string =>
  escapeInvisibleText(text.replaceAll(/\s+/g, ' '));
