import { useMemo } from 'react';
import { Link } from 'react-router';
import { partModels, partStates, partTypes, formatPartCode } from '~/domain/part/enumerations.ts';
import {
  anyFilterValue,
  listUsedFilterChoices,
  isPartFilterActive,
  listPartTags,
  type PartFilter,
} from '~/domain/part/listFilter.ts';
import { productFamilies } from '~/domain/product/families.ts';
import { formatState } from '~/domain/words/stateAppearances.ts';
import { partListTexts } from '~/domain/words/texts/partAdministration.ts';
import { paths } from '~/paths.ts';
import type { Part } from '~/queries/parts/parts.ts';
import { FilterSelect } from '~/ui/list/FilterSelect.tsx';
import { SearchField } from '~/ui/list/SearchField.tsx';
import type { SearchParamsUpdater } from '~/platform/routing/usePageSearchParams.ts';

type Props = {
  readonly all: readonly Part[];
  readonly filter: PartFilter;
  readonly change: SearchParamsUpdater;
  readonly count: number;
};

const words = {
  state: formatState,
  type: formatPartCode,
  family: (family: string) => family,
  model: formatPartCode,
  tag: (tag: string) => tag,
} as const;
const filters = ['state', 'type', 'family', 'model', 'tag'] as const;

export function PartControls({ all, filter, change, count }: Props) {
  const choices = useMemo(
    () => ({
      state: listUsedFilterChoices(
        partStates,
        used(all, ({ partState }) => [partState]),
      ),
      type: listUsedFilterChoices(
        partTypes,
        used(all, ({ partType }) => [partType]),
      ),
      family: listUsedFilterChoices(
        productFamilies,
        used(all, ({ familyCompatibility }) => familyCompatibility),
      ),
      model: listUsedFilterChoices(
        partModels,
        used(all, ({ modelCompatibility }) => modelCompatibility),
      ),
      tag: listUsedFilterChoices([], used(all, listPartTags)),
    }),
    [all],
  );
  return (
    <>
      <div className="toolbar" role="search">
        <SearchField
          label={partListTexts.search}
          value={filter.search}
          onSearch={(search) => change({ search })}
          onDown={() => document.querySelector<HTMLElement>('main a[data-index]')?.focus()}
        />
        <div className="filters">
          {filters.map((name) => (
            <FilterSelect
              key={name}
              label={partListTexts[name]}
              value={filter[name]}
              neutral={anyFilterValue}
              // A filter value from the URL is listed even if no part has it.
              options={[...new Set([...choices[name], filter[name]])]}
              text={(value) => (value === anyFilterValue ? partListTexts.any[name] : words[name](value))}
              onChange={(value) =>
                change({ [name]: value === anyFilterValue ? '' : value }, { replace: false })
              }
            />
          ))}
        </div>
      </div>
      <div className="statusLine">
        <p role="status">{partListTexts.count(count, all.length)}</p>
        {isPartFilterActive(filter) && <Link to={paths.parts()}>{partListTexts.showAll}</Link>}
      </div>
    </>
  );
}

const used = (all: readonly Part[], valuesOf: (part: Part) => readonly string[]): readonly string[] => [
  ...new Set(all.flatMap((part) => valuesOf(part))),
];
