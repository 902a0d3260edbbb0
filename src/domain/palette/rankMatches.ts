import { toSearchKey } from '../words/search.ts';
import type { Decision } from '../access/decision.ts';
import type { EventFacts } from '../workflow/event.ts';

/** A text as searches compare it, without its accents, too: of many kinds of things the best comes first here. */
const unaccented = (text: string): string => toSearchKey(text).normalize('NFD').replaceAll(/\p{M}/gu, '');

const wordsOf = (text: string): readonly string[] => unaccented(text).split(/\s+/).filter(Boolean);

const isBetweenWords = (letter: string | undefined): boolean =>
  letter === undefined || !/[\p{L}\p{N}]/u.test(letter);

/** Place of a word in a name: 0 the whole name, 1 its beginning, 2 the beginning of a word, 3 within one; else none. */
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
      // What something is called says more than what is said of it.
      return place === undefined ? [] : [place + Math.min(index, 1) * 4];
    });
    if (places.length === 0) return undefined;
    sum += Math.min(...places);
  }
  return sum;
}

/**
 * The best first, at most `most`. Every word has to be in the names, the first of which counts most, whatever case
 * and accents. Of equals the order stays; an empty text finds all.
 */
export function rankMatches<Thing>(
  things: readonly Thing[],
  text: string,
  namesOf: (thing: Thing) => readonly (string | null | undefined)[],
  most = Number.POSITIVE_INFINITY,
): readonly Thing[] {
  const words = wordsOf(text);
  return things
    .flatMap((thing) => {
      const names = namesOf(thing).map((name) => unaccented(name ?? ''));
      const rank = rankOf(words, names);
      return rank === undefined ? [] : [{ thing, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ thing }) => thing);
}

type Action = { readonly tone: EventFacts['tone']; readonly verdict: Decision };

/** Place of an action: the way on first, dangerous ones apart from it, and behind all what is not possible now. */
const placeOf = ({ tone, verdict }: Action): number =>
  verdict.allowed ? { primary: 0, plain: 1, danger: 2 }[tone] : 3;

export const sortPaletteActions = <Offered extends Action>(actions: readonly Offered[]): readonly Offered[] =>
  actions.toSorted((one, other) => placeOf(one) - placeOf(other));

export const filterPossibleActions = <Offered extends Action>(
  actions: readonly Offered[],
): readonly Offered[] => actions.filter(({ verdict }) => verdict.allowed);
