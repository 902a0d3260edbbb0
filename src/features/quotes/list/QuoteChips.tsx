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
  /** Number of quotes the list finds; undefined until they are counted. */
  readonly total: number | undefined;
  readonly address: QuotesAddress;
  readonly change: ChangeAddress;
  readonly people: People;
};

/** The line over the list, with people by their names. */
export function QuoteChips({ total, address, change, people }: Props): ReactElement {
  const { sort, descending, assignee } = address.filter;
  const countText = assignee === undefined ? quotesPageTexts.count : quotesPageTexts.countToHandle;
  const cleared = useMemo(
    () => quotesPath({ ...address, filter: { ...defaultQuoteFilter, sort, descending } }),
    [address, sort, descending],
  );
  return (
    <ListLine
      count={<ListCount>{total !== undefined && countText(total)}</ListCount>}
      narrowings={quoteNarrowings(address.filter, (each) => assigneeText(each, people.me, people.nameOf))}
      onRemove={({ without }) => change({ filter: { ...address.filter, ...without } })}
      cleared={cleared}
    />
  );
}
