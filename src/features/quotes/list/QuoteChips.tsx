import { IconX } from '@tabler/icons-react';
import { useMemo, type ReactElement } from 'react';
import { Link } from 'react-router';
import {
  assigneeText,
  defaultQuoteFilter,
  quoteNarrowings,
  type QuotesAddress,
} from '~/domain/quote/filter.ts';
import { quotesPageTexts } from '~/domain/words/texts/quotes.ts';
import type { People } from '../usePeople.ts';
import { quotesPath, type ChangeAddress } from '../useQuotesAddress.ts';
import styles from './QuoteChips.module.css';

type Props = {
  /** Number of quotes the list finds; undefined until they are counted. */
  readonly total: number | undefined;
  readonly address: QuotesAddress;
  readonly change: ChangeAddress;
  readonly people: People;
};

/** The line over the list: how much it finds, and everything that narrows it, each with a way to take it away. */
export function QuoteChips({ total, address, change, people }: Props): ReactElement {
  const nameOf = (assignee: number): string => assigneeText(assignee, people.me, people.nameOf);
  const all = quoteNarrowings(address.filter, nameOf);
  const { sort, descending, assignee } = address.filter;
  const countText = assignee === undefined ? quotesPageTexts.count : quotesPageTexts.countToHandle;
  const cleared = useMemo(
    () => quotesPath({ ...address, filter: { ...defaultQuoteFilter, sort, descending } }),
    [address, sort, descending],
  );
  return (
    <div className={styles.line}>
      <p className={styles.count} role="status">
        {total !== undefined && countText(total)}
      </p>
      {all.length > 0 && (
        <ul className={styles.chips} aria-label={quotesPageTexts.inUse}>
          {all.map(({ key, label, value, without }) => (
            <li key={key} className={styles.chip}>
              <span>
                {quotesPageTexts.narrowedBy(label)} <strong>{value}</strong>
              </span>
              <button
                type="button"
                aria-label={quotesPageTexts.remove(label, value)}
                onClick={() => change({ filter: { ...address.filter, ...without } })}
              >
                <IconX size={14} aria-hidden />
              </button>
            </li>
          ))}
          <li className={styles.clear}>
            <Link to={cleared}>{quotesPageTexts.clear}</Link>
          </li>
        </ul>
      )}
    </div>
  );
}
