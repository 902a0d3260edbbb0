import type { ReactElement } from 'react';
import type { Version } from '~/domain/quote/timeLine.ts';
import { longDate } from '~/domain/words/dates.ts';
import { moneyChangeText, moneyText } from '~/domain/words/money.ts';
import { quoteDetailTexts } from '~/domain/words/texts/quotes.ts';
import styles from './QuoteDrawer.module.css';

type Props = { readonly version: Version; readonly currency: string };

/** A saved version in a time line. */
export function VersionLine({ version, currency }: Props): ReactElement {
  const { authorName, authorEmail, date, price, change } = version;
  const changed = change === undefined || change === 0 ? '' : moneyChangeText(change, currency);
  return (
    <div className={styles.version}>
      <span title={authorEmail}>{authorName || authorEmail}</span>
      <time dateTime={date}>{longDate(date)}</time>
      <span className="number">
        {price === undefined
          ? quoteDetailTexts.priceUnknown
          : quoteDetailTexts.priceChange(moneyText(price, currency), changed)}
      </span>
    </div>
  );
}
