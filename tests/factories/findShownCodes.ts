/**
 * Codes as in DTOs: capitals with an underscore. Device parameters also look like this (SET3:MAX_SPEED) and
 * are excluded.
 */
const code = /(?<!\bSET\d:)\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g;
/** Names given by users that look like codes: files of firmware and parameters, and pictures. */
const given = /^(?:[GP]\d_(?:PCU|CU)(?:_\d+)?|[A-Z]{1,2}\d+_\d[A-Z]\d+|PRODUCT_CONFIGURATION)$/;
/** Elements with content by users or in other languages, which is displayed as it is. */
const foreign = 'pre, code, textarea, [contenteditable], script, style';

/** Codes in visible texts, tooltips and accessible names, except `names`, which users have entered. */
export function findShownCodes(names: readonly string[] = []): readonly string[] {
  const shown = [...document.body.querySelectorAll('*')].filter((element) => !element.closest(foreign));
  const texts = shown.flatMap((element) => [
    ...[...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data),
    ...['title', 'aria-label', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  ]);
  const codes = new Set(texts.flatMap((text) => text.match(code) ?? []));
  return [...codes].filter((found) => !given.test(found) && !names.includes(found));
}
