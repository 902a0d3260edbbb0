import { useMemo } from 'react';
import { Link } from 'react-router';
import { partModels, partStates, partTypes, partWord } from '~/domain/part/enumerations.ts';
import { anyValue, choicesOf, isNarrowed, tagsOf, type PartFilter } from '~/domain/part/listFilter.ts';
import { productFamilies } from '~/domain/product/families.ts';
import { stateText } from '~/domain/words/stateLooks.ts';
import { partListTexts } from '~/domain/words/texts/partAdministration.ts';
import { paths } from '~/paths.ts';
import type { Part } from '~/queries/parts/parts.ts';
import { FilterSelect } from '~/ui/list/FilterSelect.tsx';
import { SearchField } from '~/ui/list/SearchField.tsx';
import type { SearchParamsUpdater } from '~/platform/routing/useAddressQuery.ts';

type Props = {
  readonly all: readonly Part[];
  readonly filter: PartFilter;
  readonly change: SearchParamsUpdater;
  readonly count: number;
};

const words = {
  state: stateText,
  type: partWord,
  family: (family: string) => family,
  model: partWord,
  tag: (tag: string) => tag,
} as const;
const filters = ['state', 'type', 'family', 'model', 'tag'] as const;

export function PartControls({ all, filter, change, count }: Props) {
  const choices = useMemo(
    () => ({
      state: choicesOf(
        partStates,
        used(all, ({ partState }) => [partState]),
      ),
      type: choicesOf(
        partTypes,
        used(all, ({ partType }) => [partType]),
      ),
      family: choicesOf(
        productFamilies,
        used(all, ({ familyCompatibility }) => familyCompatibility),
      ),
      model: choicesOf(
        partModels,
        used(all, ({ modelCompatibility }) => modelCompatibility),
      ),
      tag: choicesOf([], used(all, tagsOf)),
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
              neutral={anyValue}
              // A value of the address that no part has is shown as well.
              options={[...new Set([...choices[name], filter[name]])]}
              text={(value) => (value === anyValue ? partListTexts.any[name] : words[name](value))}
              onChange={(value) => change({ [name]: value === anyValue ? '' : value }, { replace: false })}
            />
          ))}
        </div>
      </div>
      <div className="statusLine">
        <p role="status">{partListTexts.count(count, all.length)}</p>
        {isNarrowed(filter) && <Link to={paths.parts()}>{partListTexts.showAll}</Link>}
      </div>
    </>
  );
}

const used = (all: readonly Part[], valuesOf: (part: Part) => readonly string[]): readonly string[] => [
  ...new Set(all.flatMap((part) => valuesOf(part))),
];
