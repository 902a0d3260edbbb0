import { isMadeFor, type SelectablePart } from './parts.ts';
import { createWordMatcher } from '../words/search.ts';

export const anyValue = 'ALL';

export type PartFilter = {
  readonly search: string;
  readonly state: string;
  readonly type: string;
  readonly family: string;
  readonly model: string;
  readonly tag: string;
};

export type FoundPart = SelectablePart & {
  readonly label: string;
  readonly partType: string;
  readonly modelCompatibility?: readonly string[] | null;
};

const names = ['state', 'type', 'family', 'model', 'tag'] as const;

/** The filter that an address asks for. Values nobody knows are kept: the CMS may know them. */
export function partFilterFrom(parameters: URLSearchParams): PartFilter {
  const value = (name: (typeof names)[number]): string => parameters.get(name) || anyValue;
  return {
    search: parameters.get('search') ?? '',
    state: value('state'),
    type: value('type'),
    family: value('family'),
    model: value('model'),
    tag: value('tag'),
  };
}

export const isNarrowed = (filter: PartFilter): boolean =>
  filter.search.trim() !== '' || names.some((name) => filter[name] !== anyValue);

export const tagsOf = ({ tagCloud }: Pick<SelectablePart, 'tagCloud'>): readonly string[] =>
  (tagCloud ?? '').split(',').flatMap((tag) => tag.trim().toUpperCase() || []);

const isAny = (wanted: string, value: string): boolean => wanted === anyValue || wanted === value;

/** In their order. Every word has to stand in number, label, type or tags. */
export function filteredParts<Part extends FoundPart>(
  parts: readonly Part[],
  filter: PartFilter,
): readonly Part[] {
  const matches = createWordMatcher(filter.search);
  const { family } = filter;
  return parts.filter((part) => {
    if (!isAny(filter.state, part.partState ?? '') || !isAny(filter.type, part.partType)) return false;
    if (family !== anyValue && !isMadeFor(part, family)) return false;
    if (filter.model !== anyValue && !part.modelCompatibility?.includes(filter.model)) return false;
    if (filter.tag !== anyValue && !tagsOf(part).includes(filter.tag)) return false;
    return matches(part.partNumber, part.label, part.partType, part.tagCloud);
  });
}

export const choicesOf = (known: readonly string[], used: readonly string[]): readonly string[] => [
  anyValue,
  ...new Set([...known.filter((value) => used.includes(value)), ...used.filter(Boolean).toSorted()]),
];
