/**
 * C0 and C1 controls, direction marks, zero-width characters, byte order mark, lone surrogates, and letters drawn as
 * nothing.
 */
export const invisibleCharacters =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]|\u17B4|\u17B5|\u034F/gu;

export const formatCodePoint = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * A foreign text for display: each character that is invisible, or that changes the direction of others,
 * becomes its code.
 */
export const escapeInvisibleText = (text: string): string =>
  text.replaceAll(invisibleCharacters, (sign) => `[${formatCodePoint(sign)}]`);

/** As `escapeInvisibleText`, in one line: breaks and runs of blanks become one blank, as in HTML. */
export const escapeInvisibleLine = (text: string): string =>
  escapeInvisibleText(text.replaceAll(/\s+/g, ' '));
