import { Entry, EntryList } from '~/ui/list/EntryList.tsx';
import { useQuery } from '@tanstack/react-query';
import { millingPartTexts } from '~/domain/words/texts/millingParts.ts';
import { IconPuzzle } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import {
  groupMacrosByPart,
  isMatchingMillingPart,
  type MillingPartFilter,
} from '~/domain/milling/milling.ts';
import { MillingLayout } from './MillingLayout.tsx';
import { paths } from '~/paths.ts';
import { macrosQuery, type Macro } from '~/queries/milling/milling.ts';
import { partsQuery, type Part } from '~/queries/parts/parts.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { FilterSelect } from '~/ui/list/FilterSelect.tsx';
import { Pager } from '~/ui/list/Pager.tsx';
import { SearchField } from '~/ui/list/SearchField.tsx';
import { combineQueries } from '~/platform/queryResult.ts';

const pageSize = 50;

const filters = ['ALL', 'WITH', 'WITHOUT'] as const;

export function Component() {
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('search') ?? '';
  const filter = filters.find((known) => known === parameters.get('macros')) ?? 'ALL';
  const page = Math.max(1, Number.parseInt(parameters.get('page') ?? '1', 10) || 1);
  const change = (next: { search?: string; macros?: MillingPartFilter }): void => {
    const { search: text, macros: chosen } = { search, macros: filter, ...next };
    const query = new URLSearchParams();
    if (text) query.set('search', text);
    if (chosen !== 'ALL') query.set('macros', chosen);
    setParameters(query, { replace: next.search !== undefined });
  };
  return (
    <MillingLayout title={millingPartTexts.title}>
      <div className="toolbar">
        <SearchField
          label={millingPartTexts.search}
          value={search}
          onSearch={(text) => change({ search: text })}
        />
        <FilterSelect
          label={millingPartTexts.macros}
          value={filter}
          neutral="ALL"
          options={filters}
          text={(option) => millingPartTexts.filters[option]}
          onChange={(chosen) => change({ macros: chosen })}
        />
      </div>
      <Parts search={search} filter={filter} page={page} />
    </MillingLayout>
  );
}

type PartsProps = { readonly search: string; readonly filter: MillingPartFilter; readonly page: number };

function Parts(props: PartsProps) {
  const read = combineQueries(useQuery(partsQuery()), useQuery(macrosQuery()));
  return (
    <QueryBoundary read={read} what={millingPartTexts.allFailed} rows={10}>
      {([all, known]) => <List {...props} parts={all} macros={known} />}
    </QueryBoundary>
  );
}

type ListProps = PartsProps & { readonly parts: readonly Part[]; readonly macros: readonly Macro[] };

function List({ search, filter, parts: data, macros: known, ...props }: ListProps) {
  const byPart = groupMacrosByPart(known);
  const found = data.filter((part) => isMatchingMillingPart(part, byPart, { search, filter }));
  const page = Math.min(props.page, Math.max(1, Math.ceil(found.length / pageSize)));
  return (
    <>
      <EntryList
        label={millingPartTexts.parts}
        items={found.slice((page - 1) * pageSize, page * pageSize)}
        empty={{
          image: <IconPuzzle size={26} />,
          title: millingPartTexts.none,
          text: millingPartTexts.noneAbout,
          action: <Link to={paths.milling.parts()}>{millingPartTexts.showAll}</Link>,
        }}
      >
        {({ partNumber, label }) => (
          <Entry
            key={partNumber}
            name={
              <Link className="number" to={paths.milling.part(partNumber)}>
                {partNumber}
              </Link>
            }
            note={label}
          >
            {millingPartTexts.macrosOf((byPart.get(partNumber) ?? []).map(({ name }) => name))}
          </Entry>
        )}
      </EntryList>
      <Pager
        page={page}
        pageSize={pageSize}
        count={found.length}
        addressOf={(to) =>
          paths.milling.parts({
            search,
            macros: filter === 'ALL' ? undefined : filter,
            page: to === 1 ? undefined : String(to),
          })
        }
      />
    </>
  );
}
