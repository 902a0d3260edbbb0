import { quoteCurrency } from '~/domain/quote/quote.ts';
import { buildVersionTimeline, type QuoteProductVersion } from '~/domain/quote/versionTimeline.ts';
import type { Quote } from '~/domain/quote/quoteDto.ts';
import { quoteDetailTexts } from '~/domain/words/texts/quotes.ts';
import { formatLongDate } from '~/domain/words/dates.ts';
import { formatMoneyChange, formatMoney } from '~/domain/words/money.ts';
import styles from './QuoteDrawer.module.css';

export function QuoteHistory({ quote }: { readonly quote: Quote }) {
  const versions = buildVersionTimeline([quote]).toReversed();
  return (
    <section>
      <h3>{quoteDetailTexts.history}</h3>
      {versions.length === 0 ? (
        <p className="note">{quoteDetailTexts.noHistory}</p>
      ) : (
        <ol className={styles.history} aria-label={quoteDetailTexts.history}>
          {versions.map((version) => (
            <li key={`${version.date} ${version.authorEmail}`}>
              <QuoteVersionItem version={version} currency={quote.currency ?? quoteCurrency} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

type Props = { readonly version: QuoteProductVersion; readonly currency: string };

export function QuoteVersionItem({ version, currency }: Props) {
  const { authorName, authorEmail, date, price, change } = version;
  const changed = change === undefined || change === 0 ? '' : formatMoneyChange(change, currency);
  return (
    <div className={styles.version}>
      <span title={authorEmail}>{authorName || authorEmail}</span>
      <time dateTime={date}>{formatLongDate(date)}</time>
      <span className="number">
        {price === undefined
          ? quoteDetailTexts.priceUnknown
          : quoteDetailTexts.priceChange(formatMoney(price, currency), changed)}
      </span>
    </div>
  );
}
