import { useQuery } from '@tanstack/react-query';
import { millingPartTexts } from '~/domain/words/texts/millingParts.ts';
import { IconPuzzle } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Link, useSearchParams } from 'react-router';
import { macrosByPart, matchesMillingPart, type MillingPartFilter } from '~/domain/milling/milling.ts';
import { MillingFrame } from './MillingFrame.tsx';
import { paths } from '~/paths.ts';
import { macros, type Macro } from '~/queries/milling/milling.ts';
import { parts, type Part } from '~/queries/parts/parts.ts';
import { Answer } from '~/ui/Answer.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { FilterSelect } from '~/ui/list/FilterSelect.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { Pager } from '~/ui/list/Pager.tsx';
import { SearchField } from '~/ui/list/SearchField.tsx';
import { together } from '~/platform/read.ts';

const pageSize = 50;

const filters = ['ALL', 'WITH', 'WITHOUT'] as const;

/** Every part with the macros that are milled for it. */
export function Component(): ReactElement {
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
    <MillingFrame title={millingPartTexts.title}>
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
    </MillingFrame>
  );
}

type PartsProps = { readonly search: string; readonly filter: MillingPartFilter; readonly page: number };

function Parts(props: PartsProps): ReactElement {
  const read = together(useQuery(parts()), useQuery(macros()));
  return (
    <Answer read={read} what={millingPartTexts.allFailed} waiting={<ListSkeleton rows={10} />}>
      {([all, known]) => <List {...props} parts={all} macros={known} />}
    </Answer>
  );
}

type ListProps = PartsProps & { readonly parts: readonly Part[]; readonly macros: readonly Macro[] };

function List({ search, filter, page, parts: data, macros: known }: ListProps): ReactElement {
  const byPart = macrosByPart(known);
  const found = data.filter((part) => matchesMillingPart(part, byPart, { search, filter }));
  if (found.length === 0) {
    return (
      <EmptyState
        image={<IconPuzzle size={26} />}
        title={millingPartTexts.none}
        text={millingPartTexts.noneAbout}
        action={<Link to={paths.milling.parts()}>{millingPartTexts.showAll}</Link>}
      />
    );
  }
  return (
    <>
      <ul className="entries" aria-label={millingPartTexts.parts}>
        {found.slice((page - 1) * pageSize, page * pageSize).map(({ partNumber, label }) => (
          <li key={partNumber} className="entry">
            <span className="entryName number">
              <Link to={paths.milling.part(partNumber)}>{partNumber}</Link>
            </span>
            <span className="entryNote" title={label}>
              {label}
            </span>
            <span className="entryEnd">
              {millingPartTexts.macrosOf((byPart.get(partNumber) ?? []).map(({ name }) => name))}
            </span>
          </li>
        ))}
      </ul>
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
