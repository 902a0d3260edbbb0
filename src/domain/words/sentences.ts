/** Texts as sentences one after the other: each ends with one stop, and those that are empty or missing are left out. */
export const sentences = (texts: readonly (string | undefined)[]): string =>
  texts
    .map((text) => text?.trim() ?? '')
    .filter(Boolean)
    .map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`))
    .join(' ');
