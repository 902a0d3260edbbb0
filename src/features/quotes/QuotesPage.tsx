import { useCallbackRef } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { IconKey, IconSearchOff } from '@tabler/icons-react';
import { useMemo, lazy, Suspense } from 'react';
import { checkQuotesAccess } from '~/domain/quote/quotesAccess.ts';
import { quotesPageTexts, quoteComparisonTexts, quoteTexts } from '~/domain/words/texts/quotes.ts';
import { pages } from '~/pages.ts';
import { isCpqSignedOutError } from '~/queries/quotes/isCpqSignedOutError.ts';
import { QuoteControls } from './list/QuoteControls.tsx';
import { useQuotesSearchParams, type QuotesSearchParamsSetter } from './useQuotesSearchParams.ts';
import { quoteListQuery, type QuoteList as List } from '~/queries/quotes/quoteList.ts';
import { useMe } from '~/session/me.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { AreaAccessDenied } from '~/widgets/requests/RequestAccessButton.tsx';
import { lazyWithRetry } from '~/ui/lazyWithRetry.tsx';
import { ListError } from '~/ui/list/ListError.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { usePendingText } from '~/ui/list/SearchField.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { FullWidthPage } from '~/platform/rootAttributes.ts';
import { Link } from 'react-router';
import {
  isDescendingByDefault,
  maxComparedQuotes,
  listActiveQuoteFilters,
  type QuoteFilter,
  type QuotesSearchParams,
  type QuoteSort,
} from '~/domain/quote/filter.ts';
import { paths } from '~/paths.ts';
import { DrawerList } from '~/ui/list/DrawerList.tsx';
import { Loader } from '~/ui/Loader.tsx';
import type { QuoteActionContext } from './actions/useQuoteActions.ts';
import { useQuotePeople, useQuoteRows } from './useQuoteRows.ts';
import { QuoteTable } from './list/QuoteTable.tsx';

const QuoteComparison = lazyWithRetry(
  quoteComparisonTexts.title,
  async () => (await import('./compare/QuoteComparison.tsx')).QuoteComparison,
);
const CompareTray = lazyWithRetry(
  quoteComparisonTexts.tray,
  async () => (await import('./compare/QuoteCompareTray.tsx')).QuoteCompareTray,
);

export function Component() {
  const { units } = useMe();
  const decision = checkQuotesAccess(units);
  if (!decision.allowed) {
    return <AreaAccessDenied area="QUOTES" page={pages.quotes.title} reason={decision.reason} />;
  }
  return <Quotes />;
}

function Quotes() {
  const [address, change] = useQuotesSearchParams();
  if (address.comparing) return <QuoteComparison address={address} change={change} />;
  return (
    <>
      <Listed address={address} change={change} />
      {address.compared.length > 0 && <CompareTray address={address} change={change} />}
    </>
  );
}

type ListedProps = { readonly address: QuotesSearchParams; readonly change: QuotesSearchParamsSetter };

function Listed({ address, change }: ListedProps) {
  const read = useQuery(quoteListQuery());
  const [search, onType] = usePendingText(address.filter.search);
  // Stable object: it is the key of the row requests to the worker.
  const filter = useMemo(() => ({ ...address.filter, search }), [address.filter, search]);
  return (
    <>
      <FullWidthPage />
      <PageHeader title={quotesPageTexts.title} />
      <QuoteControls list={read.data} filter={filter} address={address} change={change} onType={onType} />
      <QueryBoundary
        read={read}
        what={quotesPageTexts.themselves}
        rows={12}
        renderFailure={(error, onRetry) =>
          isCpqSignedOutError(error) ? (
            <div className="panel">
              <EmptyState
                image={<IconKey size={26} />}
                title={quotesPageTexts.signedOut}
                text={quotesPageTexts.signedOutText}
                action={
                  <BusyButton busy={read.isFetching} onClick={onRetry}>
                    {quotesPageTexts.signIn}
                  </BusyButton>
                }
              />
            </div>
          ) : (
            <ListError what={quotesPageTexts.themselves} error={error} onRetry={onRetry} />
          )
        }
      >
        {(list) => (
          <QuoteList
            list={list}
            filter={filter}
            address={address}
            change={change}
            onRetry={() => void read.refetch()}
          />
        )}
      </QueryBoundary>
    </>
  );
}

const staying = { replace: true, preventScrollReset: true };

const QuoteHead = lazy(async () => ({
  default: (await import('./detail/QuoteDrawer.tsx')).QuoteDrawerHeader,
}));
const QuoteBody = lazy(async () => ({ default: (await import('./detail/QuoteDrawer.tsx')).QuoteDrawerBody }));

type Props = ListedProps & {
  readonly list: List;
  readonly filter: QuoteFilter;
  readonly onRetry: () => void;
};

function QuoteList({ list, filter, address, change, onRetry }: Props) {
  const { output, failure, onView } = useQuoteRows(list, filter);
  const { nameOf } = useQuotePeople();
  const { open, compared } = address;
  const keys = useMemo(() => (output?.rows ?? []).map(({ id }) => String(id)), [output]);
  const onOpen = useCallbackRef((key: string): void => {
    const next = key === '' ? undefined : Number(key);
    // Back closes the drawer: only opening it adds a history entry, moving along the list replaces it.
    change({ open: next }, { replace: open !== undefined || next === undefined, preventScrollReset: true });
  });
  // After a slow action, navigate only if the quote it was for is still open.
  const onward: QuoteActionContext['onward'] = (from, to) =>
    change((now) => (now.open === from ? { open: to } : undefined), staying);
  const onChoose = useCallbackRef((id: number): void => {
    const next = compared.includes(id) ? compared.filter((each) => each !== id) : [...compared, id];
    change({ compared: next.slice(0, maxComparedQuotes) }, staying);
  });
  const onSort = useCallbackRef((sort: QuoteSort): void => {
    const { filter: current } = address;
    const descending = sort === current.sort ? !current.descending : isDescendingByDefault(sort);
    change({ filter: { ...current, sort, descending } });
  });
  if (failure !== undefined)
    return <ListError what={quotesPageTexts.themselves} error={failure} onRetry={onRetry} />;
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
        <NoQuotes narrowed={list.count > 0 && listActiveQuoteFilters(filter, String).length > 0} />
      ) : (
        <QuoteTable
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

const NoQuotes = ({ narrowed }: { readonly narrowed: boolean }) => (
  <div className="panel">
    <EmptyState
      image={<IconSearchOff size={26} />}
      title={quotesPageTexts.none}
      text={narrowed ? quotesPageTexts.noneFits : quotesPageTexts.noneYet}
      action={narrowed && <Link to={paths.quotes()}>{quotesPageTexts.showAll}</Link>}
    />
  </div>
);
