/** Characters that show nothing, or turn the direction of the text, and come along with what is copied. */
const unseen = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** A name in quotes before a bracket: commas and semicolons in it set nothing apart. */
const quotedName = /"[^"\n\r<>@]*"(?=\s*<)/g;

/** Quotes, brackets and the like around an address, as tables and programs write it, and the end of a sentence. */
const wrapping = /^(?:mailto:|["'“”‘’„«»()[\]])+|["'“”‘’„«»()[\].:!?]+$/gi;

const isAddressLike = (text: string): boolean => text.includes('@');

/** The parts of an entry between blanks, where each could be an address; else it is one entry. */
function byBlanks(entry: string): readonly string[] {
  const parts = entry.trim().split(/\s+/);
  return parts.every(isAddressLike) ? parts : [entry];
}

/** Addresses in brackets, each with a name before it, and those that stand beside them without. */
function byBrackets(entry: string): readonly string[] {
  const inside = [...entry.matchAll(/<([^<>]*)>/g)].map(([, address = '']) => address);
  const beside = entry.replaceAll(/<[^<>]*>/g, ' ').split(/\s+/);
  return [...inside, ...beside.filter(isAddressLike)];
}

/**
 * The addresses of a pasted text: one a line, or with commas, semicolons, bars, tabs or blanks between; "Name <address>" too.
 * Quotes around them and marks that nobody sees are no part of them. What is no address comes as it stands there.
 */
export const addressesIn = (text: string): readonly string[] =>
  text
    .replaceAll(unseen, '')
    .replaceAll(quotedName, '')
    .split(/[\n\r\u0085\u2028\u2029,;|\t]+/)
    .flatMap((entry) => (/<[^<>]*>/.test(entry) ? byBrackets(entry) : byBlanks(entry)))
    .map((entry) => entry.trim().replaceAll(wrapping, ''))
    .filter(Boolean);
