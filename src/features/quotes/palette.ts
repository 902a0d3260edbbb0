import { useQuery } from '@tanstack/react-query';
import { IconReceipt } from '@tabler/icons-react';
import { useCallback, useMemo } from 'react';
import { defaultQuoteFilter } from '~/domain/quote/filter.ts';
import { checkQuotesAccess } from '~/domain/quote/quotesAccess.ts';
import { formatState } from '~/domain/words/stateAppearances.ts';
import { paletteTexts } from '~/domain/words/texts/palette.ts';
import { quoteTexts } from '~/domain/words/texts/quotes.ts';
import { paths } from '~/paths.ts';
import { askQuoteWorker, quoteListQuery, type QuoteList } from '~/queries/quotes/quoteList.ts';
import { useMe } from '~/session/me.ts';
import { createPaletteSource, type PaletteQuery } from '~/ui/palette/paletteSource.ts';
import { useWorkerResult } from '~/platform/useWorker.ts';

const limit = 6;

type Asked = { readonly list: QuoteList; readonly search: string };

/**
 * Searches quotes only if their list is cached: the palette must not prompt for sign-in to the quoting
 * system.
 */
function useQuotes({ text }: PaletteQuery) {
  const { units } = useMe();
  const { data: list } = useQuery({ ...quoteListQuery(), enabled: false });
  const canUse = checkQuotesAccess(units).allowed;
  const asked = useMemo<Asked | undefined>(
    () => (list && canUse && text !== '' ? { list, search: text } : undefined),
    [list, canUse, text],
  );
  const ask = useCallback(
    (question: Asked) =>
      askQuoteWorker<'FIND'>(question.list, {
        kind: 'FIND',
        filter: { ...defaultQuoteFilter, search: question.search },
        from: 0,
        to: limit,
      }),
    [],
  );
  const { output } = useWorkerResult(ask, asked);
  if (!asked) return undefined;
  return {
    title: paletteTexts.groups.quotes,
    isPending: !output,
    entries: (output?.rows ?? []).map(({ id, name, customer, state }) => ({
      key: String(id),
      title: name || quoteTexts.quote(id),
      detail: quoteTexts.typeOf([customer, formatState(state)]),
      icon: IconReceipt,
      to: paths.quotes({ quote: String(id) }),
    })),
  };
}

export const sources = [createPaletteSource('quotes', 'THINGS', useQuotes)];
