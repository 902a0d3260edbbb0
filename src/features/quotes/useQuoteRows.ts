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

/** The people of the quoting system. As long as they are not known, a person is named by number. */
export function useQuotePeople(enabled = true) {
  const { email } = useMe();
  const { data: all = nobody } = useQuery({ ...quoteUsersQuery(), enabled });
  const names = useMemo(() => new Map(all.map(({ id, name }) => [id, name])), [all]);
  const nameOf = useCallback(
    (id: number) => names.get(id) ?? quoteFilterTexts.assignees.unknown(id),
    [names],
  );
  // One's own id; undefined where it is not known.
  const me = all.find((person) => isSameEmail(person.email, email))?.id;
  return useMemo(() => ({ all, me, nameOf }), [all, me, nameOf]);
}

/** Rows that are asked for beyond either end of those in view. */
const margin = 40;

type Span = { readonly from: number; readonly to: number };
type RowsQuestion = Span & { readonly filter: QuoteFilter };

const spanAround = (first: number, last: number): Span => ({
  from: Math.max(0, first - margin),
  to: last + 1 + margin,
});

/** The rows of a filter that are in view, and some around them. Those before stay until others have come. */
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
        // Half of the margin is left before others are asked for, so that they come before they are needed.
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
