/**
 * C0 and C1 controls, direction marks and overrides, zero-width characters, the byte order mark, lone surrogates, and
 * letters that are drawn as nothing.
 */
export const invisible =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]|\u17B4|\u17B5|\u034F/gu;

/** A foreign name for reading: each sign that cannot be seen, or that turns the order of others, as its code. */
export const visibleName = (name: string): string =>
  name.replaceAll(
    invisible,
    (sign) => `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
  );
