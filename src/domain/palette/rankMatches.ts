import { toSearchKey } from '../words/search.ts';
import type { Decision } from '../access/decision.ts';
import type { EventFacts } from '../workflow/event.ts';

/** Search key without accents: matches of many kinds are ranked here, so that loose ones come last. */
const unaccented = (text: string): string => toSearchKey(text).normalize('NFD').replaceAll(/\p{M}/gu, '');

const wordsOf = (text: string): readonly string[] => unaccented(text).split(/\s+/).filter(Boolean);

const isBetweenWords = (letter: string | undefined): boolean =>
  letter === undefined || !/[\p{L}\p{N}]/u.test(letter);

/**
 * Rank of a word in a name: 0 the whole name, 1 its beginning, 2 the beginning of a word, 3 within one; else
 * undefined.
 */
function placeIn(name: string, word: string): number | undefined {
  if (name === word) return 0;
  if (name.startsWith(word)) return 1;
  for (let at = name.indexOf(word); at >= 0; at = name.indexOf(word, at + 1)) {
    if (isBetweenWords(name[at - 1])) return 2;
  }
  return name.includes(word) ? 3 : undefined;
}

function rankOf(words: readonly string[], names: readonly string[]): number | undefined {
  let sum = 0;
  for (const word of words) {
    const places = names.flatMap((name, index) => {
      const place = placeIn(name, word);
      // A match in the first name ranks above one in the other names.
      return place === undefined ? [] : [place + Math.min(index, 1) * 4];
    });
    if (places.length === 0) return undefined;
    sum += Math.min(...places);
  }
  return sum;
}

/**
 * Best match first, at most `most`. Every word has to be in the names, of which the first counts most; case
 * and accents do not count. Equal matches keep their order; an empty text matches all.
 */
export function rankMatches<Thing>(
  things: readonly Thing[],
  text: string,
  namesOf: (thing: Thing) => readonly (string | null | undefined)[],
  limit = Number.POSITIVE_INFINITY,
): readonly Thing[] {
  const words = wordsOf(text);
  return things
    .flatMap((thing) => {
      const names = namesOf(thing).map((name) => unaccented(name ?? ''));
      const rank = rankOf(words, names);
      return rank === undefined ? [] : [{ thing, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, limit)
    .map(({ thing }) => thing);
}

type Action = { readonly tone: EventFacts['tone']; readonly decision: Decision };

/** Rank of an action: primary ones first, then plain and dangerous ones; those not possible now last. */
const placeOf = ({ tone, decision }: Action): number =>
  decision.allowed ? { primary: 0, plain: 1, danger: 2 }[tone] : 3;

export const sortPaletteActions = <Offered extends Action>(actions: readonly Offered[]): readonly Offered[] =>
  actions.toSorted((one, other) => placeOf(one) - placeOf(other));

export const filterPossibleActions = <Offered extends Action>(
  actions: readonly Offered[],
): readonly Offered[] => actions.filter(({ decision }) => decision.allowed);
