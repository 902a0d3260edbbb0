import { IconSearchOff } from '@tabler/icons-react';
import { lazy, Suspense, useMemo, type ReactElement } from 'react';
import { Link } from 'react-router';
import {
  beginsDescending,
  mostCompared,
  quoteNarrowings,
  type QuoteFilter,
  type QuotesAddress,
  type QuoteSort,
} from '~/domain/quote/filter.ts';
import { quotesPageTexts, quoteTexts } from '~/domain/words/texts/quotes.ts';
import { paths } from '~/paths.ts';
import type { QuoteList as List } from '~/queries/quotes/quoteList.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { DrawerList } from '~/ui/list/DrawerList.tsx';
import { ListFailure } from '~/ui/list/ListFailure.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { Loader } from '~/ui/Loader.tsx';
import { useLatest } from '~/platform/useLatest.ts';
import type { QuoteContext } from '../actions/useQuoteActions.ts';
import { usePeople } from '../usePeople.ts';
import { useQuoteRows } from '../useQuoteRows.ts';
import type { ChangeAddress } from '../useQuotesAddress.ts';
import { QuoteRows } from './QuoteRows.tsx';
import styles from '../Quotes.module.css';

const QuoteHead = lazy(async () => ({ default: (await import('../detail/QuoteDrawer.tsx')).QuoteHead }));
const QuoteBody = lazy(async () => ({ default: (await import('../detail/QuoteDrawer.tsx')).QuoteBody }));

type Props = {
  readonly list: List;
  readonly filter: QuoteFilter;
  readonly address: QuotesAddress;
  readonly change: ChangeAddress;
  /** Reads the quotes anew. */
  readonly onRetry: () => void;
};

/** The quotes that a filter finds, one of which may be open beside them: the one that the address names. */
export function QuoteList({ list, filter, address, change, onRetry }: Props): ReactElement {
  const { output, failure, onView } = useQuoteRows(list, filter);
  const { nameOf } = usePeople();
  const { open, compared } = address;
  const keys = useMemo(() => (output?.rows ?? []).map(({ id }) => String(id)), [output]);
  const onOpen = useLatest((key: string): void => {
    const next = key === '' ? undefined : Number(key);
    // The first one can be closed by going back; going along the list is no way to come back by.
    change({ open: next }, { replace: open !== undefined || next === undefined, preventScrollReset: true });
  });
  // What takes its time leads on only those who still look at the quote it was asked about.
  const onward: QuoteContext['onward'] = (from, to) =>
    change((now) => (now.open === from ? { open: to } : undefined), {
      replace: true,
      preventScrollReset: true,
    });
  const onChoose = useLatest((id: number): void => {
    const next = compared.includes(id) ? compared.filter((each) => each !== id) : [...compared, id];
    change({ compared: next.slice(0, mostCompared) }, { replace: true, preventScrollReset: true });
  });
  const onSort = useLatest((sort: QuoteSort): void => {
    const { filter: current } = address;
    const descending = sort === current.sort ? !current.descending : beginsDescending(sort);
    change({ filter: { ...current, sort, descending } });
  });
  if (failure !== undefined)
    return <ListFailure what={quotesPageTexts.themselves} error={failure} onRetry={onRetry} />;
  if (!output) return <ListSkeleton rows={12} />;
  return (
    <DrawerList
      open={open === undefined ? '' : String(open)}
      label={open === undefined ? '' : quoteTexts.quote(open)}
      keys={keys}
      onOpen={onOpen}
      covers
      head={<Suspense>{open !== undefined && <QuoteHead id={open} onward={onward} />}</Suspense>}
      body={<Suspense fallback={<Loader />}>{open !== undefined && <QuoteBody id={open} />}</Suspense>}
    >
      {output.total === 0 ? (
        <NoQuotes isEmpty={list.count === 0} filter={filter} />
      ) : (
        <QuoteRows
          found={output}
          sort={filter.sort}
          descending={filter.descending}
          open={open}
          compared={compared}
          nameOf={nameOf}
          onView={onView}
          onOpen={onOpen}
          onChoose={onChoose}
          onSort={onSort}
        />
      )}
    </DrawerList>
  );
}

type NoQuotesProps = { readonly isEmpty: boolean; readonly filter: QuoteFilter };

function NoQuotes({ isEmpty, filter }: NoQuotesProps): ReactElement {
  const narrowed = !isEmpty && quoteNarrowings(filter, String).length > 0;
  return (
    <div className={styles.panel}>
      <EmptyState
        image={<IconSearchOff size={26} />}
        title={quotesPageTexts.none}
        text={narrowed ? quotesPageTexts.noneFits : quotesPageTexts.noneYet}
        action={narrowed && <Link to={paths.quotes()}>{quotesPageTexts.showAll}</Link>}
      />
    </div>
  );
}
