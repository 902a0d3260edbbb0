import type { FilterCounts } from '~/domain/quote/counts.ts';
import { useMemo, type ReactElement } from 'react';
import {
  assigneeText,
  defaultQuoteFilter,
  quoteNarrowings,
  type QuotesAddress,
} from '~/domain/quote/filter.ts';
import { quotesPageTexts } from '~/domain/words/texts/quotes.ts';
import { ListCount, ListLine } from '~/ui/list/ListLine.tsx';
import type { People } from '../usePeople.ts';
import { quotesPath, type ChangeAddress } from '../useQuotesAddress.ts';

type Props = {
  /** The numbers of quotes; undefined until they are counted. */
  readonly counts: FilterCounts | undefined;
  readonly address: QuotesAddress;
  readonly change: ChangeAddress;
  readonly people: People;
};

/** The line over the list, with people by their names. */
export function QuoteChips({ counts, address, change, people }: Props): ReactElement {
  const { sort, descending, assignee } = address.filter;
  const cleared = useMemo(
    () => quotesPath({ ...address, filter: { ...defaultQuoteFilter, sort, descending } }),
    [address, sort, descending],
  );
  return (
    <ListLine
      count={<ListCount>{counts && countOf(counts, assignee)}</ListCount>}
      narrowings={quoteNarrowings(address.filter, (each) => assigneeText(each, people.me, people.nameOf))}
      onRemove={({ without }) => change({ filter: { ...address.filter, ...without } })}
      cleared={cleared}
    />
  );
}

/** The number of what is found; with an assignee also that of the quotes which nobody is to handle, and which are left out. */
const countOf = ({ total, assignee: { undecided } }: FilterCounts, assignee: number | undefined): string =>
  assignee === undefined ? quotesPageTexts.count(total) : quotesPageTexts.countToHandle(total, undecided);
