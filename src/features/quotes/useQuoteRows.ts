import { useCallback, useMemo, useState } from 'react';
import type { QuoteFilterCounts } from '~/domain/quote/counts.ts';
import type { QuoteFilter } from '~/domain/quote/filter.ts';
import { askQuoteWorker, type QuoteList } from '~/queries/quotes/quoteList.ts';
import { useWorkerResult } from '~/platform/useWorker.ts';
import { useQuery } from '@tanstack/react-query';
import { isSameEmail } from '~/domain/words/emailAddress.ts';
import { quoteFilterTexts } from '~/domain/words/texts/quotes.ts';
import { quoteUsersQuery, type QuoteUser } from '~/queries/quotes/quoteUsers.ts';
import { useMe } from '~/session/me.ts';

export type QuotePeople = ReturnType<typeof useQuotePeople>;

const nobody: readonly QuoteUser[] = [];

/** Users of the quoting system. Until they are loaded, people are shown by their number. */
export function useQuotePeople(enabled = true) {
  const { email } = useMe();
  const { data: all = nobody } = useQuery({ ...quoteUsersQuery(), enabled });
  const names = useMemo(() => new Map(all.map(({ id, name }) => [id, name])), [all]);
  const nameOf = useCallback(
    (id: number) => names.get(id) ?? quoteFilterTexts.assignees.unknown(id),
    [names],
  );
  // Id of the signed-in person in the quoting system; undefined if unknown.
  const me = all.find((person) => isSameEmail(person.email, email))?.id;
  return useMemo(() => ({ all, me, nameOf }), [all, me, nameOf]);
}

/** Rows fetched beyond either end of the view. */
const margin = 40;

type Span = { readonly from: number; readonly to: number };
type RowsQuestion = Span & { readonly filter: QuoteFilter };

const spanAround = (first: number, last: number): Span => ({
  from: Math.max(0, first - margin),
  to: last + 1 + margin,
});

/** Rows around the view that match the filter; previous rows stay until new ones arrive. */
export function useQuoteRows(list: QuoteList, filter: QuoteFilter) {
  const [span, setSpan] = useState<Span>(() => spanAround(0, 20));
  const question = useMemo<RowsQuestion>(() => ({ filter, ...span }), [filter, span]);
  const ask = useCallback(
    (asked: RowsQuestion) => askQuoteWorker<'FIND'>(list, { kind: 'FIND', ...asked }),
    [list],
  );
  const answer = useWorkerResult(ask, question);
  const onView = useCallback(
    (first: number, last: number) =>
      setSpan((known) =>
        // Fetches more when half of the margin is left, before rows are missing.
        (first - margin / 2 < known.from && known.from > 0) || last + margin / 2 > known.to
          ? spanAround(first, last)
          : known,
      ),
    [],
  );
  return { ...answer, onView };
}

export function useQuoteCounts(
  list: QuoteList | undefined,
  filter: QuoteFilter,
): QuoteFilterCounts | undefined {
  const question = useMemo(() => (list ? { list, filter } : undefined), [list, filter]);
  return useWorkerResult(askCounts, question).output;
}

const askCounts = (question: { readonly list: QuoteList; readonly filter: QuoteFilter }) =>
  askQuoteWorker<'COUNT'>(question.list, { kind: 'COUNT', filter: question.filter });
