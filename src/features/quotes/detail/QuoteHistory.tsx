import type { ReactElement } from 'react';
import { quoteCurrency } from '~/domain/quote/quote.ts';
import { timeLineOf } from '~/domain/quote/timeLine.ts';
import type { Quote } from '~/domain/quote/wire.ts';
import { quoteDetailTexts } from '~/domain/words/texts/quotes.ts';
import { VersionLine } from './VersionLine.tsx';
import styles from './QuoteDrawer.module.css';

/** Everything that was saved, the last first, with its author, its time and its price. */
export function QuoteHistory({ quote }: { readonly quote: Quote }): ReactElement {
  const versions = timeLineOf([quote]).toReversed();
  return (
    <section>
      <h3>{quoteDetailTexts.history}</h3>
      {versions.length === 0 ? (
        <p className={styles.soft}>{quoteDetailTexts.noHistory}</p>
      ) : (
        <ol className={styles.history} aria-label={quoteDetailTexts.history}>
          {versions.map((version) => (
            <li key={`${version.date} ${version.authorEmail}`}>
              <VersionLine version={version} currency={quote.currency ?? quoteCurrency} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
