import {
  symbolBackgrounds,
  symbolSizes,
  defaultSymbolSize,
  type parseSymbolView,
} from '~/domain/symbol/list.ts';
import { symbolBackgroundTexts, symbolTexts } from '~/domain/words/texts/symbols.ts';
import { FilterSelect } from '~/ui/list/FilterSelect.tsx';
import { SearchField } from '~/ui/list/SearchField.tsx';
import type { SearchParamsUpdater } from '~/platform/routing/usePageSearchParams.ts';

export type SymbolDisplayOptions = ReturnType<typeof parseSymbolView>;

type Props = { readonly look: SymbolDisplayOptions; readonly change: SearchParamsUpdater };

const sizeTexts = symbolSizes.map(String);

export const SymbolControls = ({ look: { search, ground, size }, change }: Props) => (
  <div className="toolbar" role="search">
    <SearchField
      label={symbolTexts.search}
      value={search}
      onSearch={(text) => change({ search: text })}
      onDown={() => document.querySelector<HTMLElement>('main [data-symbol]')?.focus()}
    />
    <FilterSelect
      label={symbolTexts.ground}
      value={ground}
      neutral="OVERLAY"
      options={symbolBackgrounds}
      text={(each) => symbolBackgroundTexts[each]}
      onChange={(next) => change({ ground: next === 'OVERLAY' ? '' : next })}
    />
    <FilterSelect
      label={symbolTexts.size}
      value={String(size)}
      neutral={String(defaultSymbolSize)}
      options={sizeTexts}
      text={(each) => symbolTexts.sizeOf(Number(each))}
      onChange={(next) => change({ size: next === String(defaultSymbolSize) ? '' : next })}
    />
  </div>
);
