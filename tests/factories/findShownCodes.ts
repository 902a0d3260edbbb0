/** Words of capitals with an underscore, as codes are written on the wire; a device names its parameters so (SET3:MAX_SPEED). */
const code = /(?<!\bSET\d:)\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g;
/** Names of files and tags of parts, which are what somebody has called them: of firmware and parameters, and those of pickers. */
const given = /^(?:[GP]\d_(?:PCU|CU)(?:_\d+)?|[A-Z]{1,2}\d+_\d[A-Z]\d+|PRODUCT_CONFIGURATION)$/;
/** Texts of others that are shown as they are: the languages of files and the names that people gave. */
const foreign = 'pre, code, textarea, [contenteditable], script, style';

/**
 * The codes among everything that can be read on the page, on hover and by a screen reader as well, apart from `names`
 * that people gave to what stands there.
 */
export function findShownCodes(names: readonly string[] = []): readonly string[] {
  const shown = [...document.body.querySelectorAll('*')].filter((element) => !element.closest(foreign));
  const texts = shown.flatMap((element) => [
    ...[...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data),
    ...['title', 'aria-label', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  ]);
  const codes = new Set(texts.flatMap((text) => text.match(code) ?? []));
  return [...codes].filter((found) => !given.test(found) && !names.includes(found));
}
