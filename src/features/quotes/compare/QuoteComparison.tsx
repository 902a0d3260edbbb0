import { useQueries } from '@tanstack/react-query';
import { IconX } from '@tabler/icons-react';
import { useMemo } from 'react';
import {
  findBasePriceIndex,
  compareQuotes,
  comparePrices,
  filterDifferingGroups,
  type ComparisonField,
} from '~/domain/quote/comparison.ts';
import { getQuoteState } from '~/domain/quote/facts.ts';
import type { QuotesSearchParams } from '~/domain/quote/filter.ts';
import { quoteCurrency } from '~/domain/quote/quote.ts';
import { buildVersionTimeline } from '~/domain/quote/versionTimeline.ts';
import type { Quote } from '~/domain/quote/quoteDto.ts';
import { formatMoneyChange, formatMoney } from '~/domain/words/money.ts';
import {
  quoteComparisonTexts,
  quoteDetailTexts,
  quotesPageTexts,
  quoteTexts,
} from '~/domain/words/texts/quotes.ts';
import { isNotFoundError, quoteQuery } from '~/queries/quotes/quotes.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ListError } from '~/ui/list/ListError.tsx';
import { Loader } from '~/ui/Loader.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { FullWidthPage } from '~/platform/rootAttributes.ts';
import { Scroller } from '~/ui/Scroller.tsx';
import { StateLabel } from '~/ui/Badge.tsx';
import { useQuotePeople } from '../useQuoteRows.ts';
import { quotesPath, type QuotesSearchParamsSetter } from '../useQuotesSearchParams.ts';
import { QuoteVersionItem } from '../detail/QuoteHistory.tsx';
import styles from './QuoteComparison.module.css';

type Props = { readonly address: QuotesSearchParams; readonly change: QuotesSearchParamsSetter };

export function QuoteComparison({ address, change }: Props) {
  const { compared, showsAll } = address;
  const reads = useQueries({ queries: compared.map((id) => quoteQuery(id)) });
  const quotes = reads.flatMap(({ data }) => data ?? []);
  const failed = compared.flatMap((id, place) => {
    const { error, data, refetch } = reads[place] ?? {};
    return error && !data ? [{ id, isGone: isNotFoundError(error), refetch }] : [];
  });
  const takeOut = (id: number): void => {
    const left = compared.filter((each) => each !== id);
    change({ compared: left, comparing: left.length > 1 }, { replace: true });
  };
  return (
    <>
      <FullWidthPage />
      <PageHeader
        title={quoteComparisonTexts.title}
        trail={[{ label: quotesPageTexts.title, to: quotesPath({ ...address, comparing: false }) }]}
      />
      {failed.map(({ id, isGone: gone, refetch }) => (
        <p key={id} role="alert" className={styles.failed}>
          {gone ? quoteDetailTexts.gone(id) : quoteComparisonTexts.unread(id)}
          <button className="textButton" type="button" onClick={() => takeOut(id)}>
            {quoteComparisonTexts.remove(quoteTexts.quote(id))}
          </button>
          {!gone && (
            <button className="textButton" type="button" onClick={() => void refetch?.()}>
              {quoteComparisonTexts.readAgain(quoteTexts.quote(id))}
            </button>
          )}
        </p>
      ))}
      {failed.length === compared.length && (
        <ListError
          what={quotesPageTexts.themselves}
          error={reads.find(({ error }) => error)?.error}
          onRetry={() => void Promise.all(reads.map(({ refetch }) => refetch()))}
        />
      )}
      {quotes.length + failed.length < compared.length && <Loader label={quoteComparisonTexts.reading} />}
      {quotes.length > 0 && quotes.length + failed.length === compared.length && (
        <Compared
          quotes={quotes}
          showsAll={showsAll}
          onShowAll={(all) => change({ showsAll: all }, { replace: true, preventScrollReset: true })}
          onTakeOut={takeOut}
        />
      )}
    </>
  );
}

type ComparedProps = {
  readonly quotes: readonly Quote[];
  readonly showsAll: boolean;
  readonly onShowAll: (all: boolean) => void;
  readonly onTakeOut: (id: number) => void;
};

function Compared({ quotes, showsAll, onShowAll, onTakeOut }: ComparedProps) {
  const { nameOf } = useQuotePeople();
  const groups = useMemo(() => compareQuotes(quotes, nameOf), [quotes, nameOf]);
  const shown = showsAll ? groups : filterDifferingGroups(groups);
  return (
    <>
      <label className={styles.all}>
        <input
          type="checkbox"
          checked={showsAll}
          onChange={(event) => onShowAll(event.currentTarget.checked)}
        />
        {quoteComparisonTexts.showAll}
      </label>
      <Scroller label={quoteComparisonTexts.title} className={styles.scroller}>
        <table className={styles.table} style={{ '--quotes': quotes.length }}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visuallyHidden">{quoteComparisonTexts.field}</span>
              </th>
              {quotes.map((each) => (
                <QuoteColumn key={each.id} quote={each} onTakeOut={onTakeOut} />
              ))}
            </tr>
            <Prices quotes={quotes} />
          </thead>
          {shown.map((group) => (
            <tbody key={group.key}>
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={quotes.length + 1}>
                  {group.title}
                </th>
              </tr>
              {group.fields.map((field) => (
                <Field key={field.key} field={field} marked={showsAll} />
              ))}
            </tbody>
          ))}
        </table>
      </Scroller>
      {shown.length === 0 && quotes.length > 1 && <EmptyState title={quoteComparisonTexts.noneDiffers} />}
      <TimeLine quotes={quotes} />
    </>
  );
}

type ColumnProps = { readonly quote: Quote; readonly onTakeOut: (id: number) => void };

function QuoteColumn({ quote: each, onTakeOut }: ColumnProps) {
  const name = each.name || quoteTexts.quote(each.id);
  return (
    <th scope="col">
      <div className={styles.quote}>
        <span className="number">{name}</span>
        <button
          className="iconButton"
          type="button"
          aria-label={quoteComparisonTexts.remove(name)}
          onClick={() => onTakeOut(each.id)}
        >
          <IconX size={15} aria-hidden />
        </button>
      </div>
      <StateLabel state={getQuoteState(each)} size="small" />
    </th>
  );
}

function Prices({ quotes }: { readonly quotes: readonly Quote[] }) {
  const prices = comparePrices(quotes);
  const base = quotes[findBasePriceIndex(prices)];
  const than = base ? base.name || quoteTexts.quote(base.id) : '';
  return (
    <tr className={styles.prices}>
      <th scope="row">{quoteComparisonTexts.price}</th>
      {quotes.map(({ id, currency }, place) => {
        const { price, difference } = prices[place] ?? {};
        const code = currency ?? quoteCurrency;
        return (
          <td key={id} className="number">
            <strong>{price === undefined ? quoteTexts.noPrice : formatMoney(price, code)}</strong>
            {difference !== undefined && (
              <span data-change={Math.sign(difference)}>
                {difference === 0
                  ? quoteComparisonTexts.same(than)
                  : quoteComparisonTexts.difference(formatMoneyChange(difference, code), than)}
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
}

function Field({ field, marked }: { readonly field: ComparisonField; readonly marked: boolean }) {
  const { label, values, differs } = field;
  return (
    <tr data-differs={(marked && differs) || undefined}>
      <th scope="row">
        {label}
        {marked && differs && <span className="visuallyHidden"> {quoteComparisonTexts.differs}</span>}
      </th>
      {values.map((value, place) => (
        // The order of quotes is fixed while the row is mounted.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={place}>{value || '–'}</td>
      ))}
    </tr>
  );
}

function TimeLine({ quotes }: { readonly quotes: readonly Quote[] }) {
  const versions = buildVersionTimeline(quotes).toReversed();
  return (
    <section className={styles.timeLine}>
      <h2>{quoteComparisonTexts.timeLine}</h2>
      {versions.length === 0 && <p>{quoteComparisonTexts.noVersions}</p>}
      <ol aria-label={quoteComparisonTexts.timeLine}>
        {versions.map((version) => {
          const { id, name, currency } = quotes[version.place] ?? {};
          return (
            <li key={`${id} ${version.date} ${version.authorEmail}`} data-place={version.place}>
              <strong className="number">{name || quoteTexts.quote(version.quote)}</strong>
              <QuoteVersionItem version={version} currency={currency ?? quoteCurrency} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

declare module 'react' {
  interface CSSProperties {
    readonly '--quotes'?: number;
  }
}
