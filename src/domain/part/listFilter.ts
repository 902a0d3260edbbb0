import { isPartCompatible, type SelectablePart } from './parts.ts';
import { createWordMatcher } from '../words/search.ts';

export const anyFilterValue = 'ALL';

export type PartFilter = {
  readonly search: string;
  readonly state: string;
  readonly type: string;
  readonly family: string;
  readonly model: string;
  readonly tag: string;
};

export type FilterablePart = SelectablePart & {
  readonly label: string;
  readonly partType: string;
  readonly modelCompatibility?: readonly string[] | null;
};

const names = ['state', 'type', 'family', 'model', 'tag'] as const;

/** Filter of the search params. Unknown values stay: the CMS may know them. */
export function parsePartFilter(parameters: URLSearchParams): PartFilter {
  const value = (name: (typeof names)[number]): string => parameters.get(name) || anyFilterValue;
  return {
    search: parameters.get('search') ?? '',
    state: value('state'),
    type: value('type'),
    family: value('family'),
    model: value('model'),
    tag: value('tag'),
  };
}

export const isPartFilterActive = (filter: PartFilter): boolean =>
  filter.search.trim() !== '' || names.some((name) => filter[name] !== anyFilterValue);

export const listPartTags = ({ tagCloud }: Pick<SelectablePart, 'tagCloud'>): readonly string[] =>
  (tagCloud ?? '').split(',').flatMap((tag) => tag.trim().toUpperCase() || []);

const isAny = (wanted: string, value: string): boolean => wanted === anyFilterValue || wanted === value;

/** Matching parts in their order. Every word has to be in the number, label, type or tags. */
export function filterParts<Part extends FilterablePart>(
  parts: readonly Part[],
  filter: PartFilter,
): readonly Part[] {
  const matches = createWordMatcher(filter.search);
  const { family } = filter;
  return parts.filter((part) => {
    if (!isAny(filter.state, part.partState ?? '') || !isAny(filter.type, part.partType)) return false;
    if (family !== anyFilterValue && !isPartCompatible(part, family)) return false;
    if (filter.model !== anyFilterValue && !part.modelCompatibility?.includes(filter.model)) return false;
    if (filter.tag !== anyFilterValue && !listPartTags(part).includes(filter.tag)) return false;
    return matches(part.partNumber, part.label, part.partType, part.tagCloud);
  });
}

export const listUsedFilterChoices = (
  known: readonly string[],
  used: readonly string[],
): readonly string[] => [
  anyFilterValue,
  ...new Set([...known.filter((value) => used.includes(value)), ...used.filter(Boolean).toSorted()]),
];
