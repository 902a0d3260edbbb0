import { useQuery } from '@tanstack/react-query';
import { IconKey } from '@tabler/icons-react';
import { useMemo, type ReactElement } from 'react';
import { mayUseQuotes } from '~/domain/quote/quoting.ts';
import { quotesPageTexts } from '~/domain/words/texts/quotes.ts';
import { quoteComparisonTexts } from '~/domain/words/texts/quotes.ts';
import { pageTitles } from '~/domain/words/texts/pageTitles.ts';
import { isSignedOut } from '~/queries/quotes/signedOut.ts';
import { QuoteControls } from './list/QuoteControls.tsx';
import { QuoteList } from './list/QuoteList.tsx';
import { useQuotesAddress } from './useQuotesAddress.ts';
import { quoteList } from '~/queries/quotes/quoteList.ts';
import { useMe } from '~/session/me.ts';
import { Answer } from '~/ui/Answer.tsx';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ClosedArea } from '~/widgets/requests/AskFromTheWall.tsx';
import { lazyPart } from '~/ui/lazyPart.tsx';
import { ListFailure } from '~/ui/list/ListFailure.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { useTypedText } from '~/ui/list/useTypedText.ts';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { FullWidth } from '~/platform/rootMark.ts';
import styles from './Quotes.module.css';

const QuoteComparison = lazyPart(
  quoteComparisonTexts.title,
  async () => (await import('./compare/QuoteComparison.tsx')).QuoteComparison,
);
const CompareTray = lazyPart(
  quoteComparisonTexts.tray,
  async () => (await import('./compare/CompareTray.tsx')).CompareTray,
);

/** The quotes of the quoting system, for those whom it is open. */
export function Component(): ReactElement {
  const { units } = useMe();
  const verdict = mayUseQuotes(units);
  if (!verdict.allowed) {
    return <ClosedArea area="QUOTES" page={pageTitles.quotes} reason={verdict.reason} />;
  }
  return <Quotes />;
}

/** The list, or the comparison of those that were chosen in it: as the address says. */
function Quotes(): ReactElement {
  const [address, change] = useQuotesAddress();
  if (address.comparing) return <QuoteComparison address={address} change={change} />;
  return (
    <>
      <Listed address={address} change={change} />
      {address.compared.length > 0 && <CompareTray address={address} change={change} />}
    </>
  );
}

type ListedProps = {
  readonly address: ReturnType<typeof useQuotesAddress>[0];
  readonly change: ReturnType<typeof useQuotesAddress>[1];
};

function Listed({ address, change }: ListedProps): ReactElement {
  const read = useQuery(quoteList());
  const [search, onType] = useTypedText(address.filter.search);
  // The same object as long as it means the same: it is what the rows are asked by.
  const filter = useMemo(() => ({ ...address.filter, search }), [address.filter, search]);
  return (
    <>
      <FullWidth />
      <PageHeader title={quotesPageTexts.title} />
      <QuoteControls list={read.data} filter={filter} address={address} change={change} onType={onType} />
      <Answer
        read={read}
        what={quotesPageTexts.themselves}
        waiting={<ListSkeleton rows={12} />}
        renderFailure={(error, onRetry) =>
          isSignedOut(error) ? (
            <div className={styles.panel}>
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
            <ListFailure what={quotesPageTexts.themselves} error={error} onRetry={onRetry} />
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
      </Answer>
    </>
  );
}
