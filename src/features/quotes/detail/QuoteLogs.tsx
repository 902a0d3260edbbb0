import { useQueryClient } from '@tanstack/react-query';
import { IconTrash } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { mayOnQuote } from '~/domain/quote/permission.ts';
import type { Quote } from '~/domain/quote/wire.ts';
import { longDate } from '~/domain/words/dates.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { quoteActionTexts, quoteDetailTexts, quoteQuestionTexts } from '~/domain/words/texts/quotes.ts';
import { perform } from '~/queries/perform.ts';
import { deleteQuoteLog } from '~/queries/quotes/quotes.ts';
import { useMe } from '~/session/me.ts';
import { confirm } from '~/ui/modal/Confirm.tsx';
import styles from './QuoteDrawer.module.css';

/** What the quoting system has logged about a quote, line by line; each can be deleted. */
export function QuoteLogs({ quote }: { readonly quote: Quote }): ReactElement {
  const client = useQueryClient();
  const { units } = useMe();
  const verdict = mayOnQuote('DELETE_LOG', units, quote);
  const logs = quote.logs ?? [];
  const ask = (log: number, message: string): void =>
    confirm({
      title: quoteQuestionTexts.title(quoteActionTexts.DELETE_LOG, quote.name ?? ''),
      question: quoteQuestionTexts.deleteLog(message),
      action: commonTexts.delete,
      dangerous: true,
      run: () => perform(client, deleteQuoteLog(quoteQuestionTexts.logDeleted), { log }),
    });
  return (
    <section>
      <h3>{quoteDetailTexts.logs}</h3>
      {logs.length === 0 && <p className={styles.soft}>{quoteDetailTexts.noLogs}</p>}
      {logs.length > 0 && !verdict.allowed && <p className={styles.soft}>{verdict.reason}</p>}
      <ul className={styles.logs} aria-label={quoteDetailTexts.logs}>
        {logs.map(({ id, message, date, level }) => (
          <li key={id} data-level={level.toUpperCase()}>
            <span>{message}</span>
            <time dateTime={date}>{longDate(date)}</time>
            {verdict.allowed && (
              <button
                type="button"
                aria-label={quoteDetailTexts.deleteLog(message)}
                onClick={() => ask(id, message)}
              >
                <IconTrash size={16} aria-hidden />
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
