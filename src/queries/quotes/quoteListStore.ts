import { parseInWorker, type ParseFindings } from '~/api/responses/responseParser.ts';
import { cpqResponseShapes } from '~/api/cpqResponseShapes.ts';
import type { QuoteFilterCounts } from '~/domain/quote/counts.ts';
import { buildQuoteEntry, type QuoteEntry, type QuoteRow } from '~/domain/quote/entry.ts';
import type { QuoteFilter } from '~/domain/quote/filter.ts';
import { createQuoteSearch, type QuoteSearch } from '~/domain/quote/quoteSearch.ts';
import type { Quote } from '~/domain/quote/quoteDto.ts';

export type QuoteListRequest =
  | { readonly kind: 'READ'; readonly answer: Blob }
  | { readonly kind: 'PUT'; readonly quote: Quote }
  | { readonly kind: 'DROP'; readonly id: number }
  | { readonly kind: 'FIND'; readonly filter: QuoteFilter; readonly from: number; readonly to: number }
  | { readonly kind: 'COUNT'; readonly filter: QuoteFilter };

export type QuoteRowSlice = {
  readonly total: number;
  readonly from: number;
  readonly rows: readonly QuoteRow[];
};

export type QuoteListResponses = {
  readonly READ: { readonly count: number } & ParseFindings;
  readonly PUT: { readonly count: number };
  readonly DROP: { readonly count: number };
  readonly FIND: QuoteRowSlice;
  readonly COUNT: QuoteFilterCounts;
};

const itemsIn = (parsed: unknown): unknown =>
  typeof parsed === 'object' && parsed !== null && 'items' in parsed ? parsed.items : parsed;

export function createQuoteListStore(): (question: QuoteListRequest) => Promise<unknown> {
  let search: QuoteSearch | undefined;
  let last: { readonly filter: string; readonly entries: readonly QuoteEntry[] } | undefined;

  const keep = (entries: readonly QuoteEntry[]): { count: number } => {
    search = createQuoteSearch(entries);
    last = undefined;
    return { count: entries.length };
  };
  const kept = (): QuoteSearch => {
    if (!search) throw new Error('No quotes have been read');
    return search;
  };
  /** Paging through one filtered list runs the filter once. */
  const found = (filter: QuoteFilter): readonly QuoteEntry[] => {
    const key = JSON.stringify(filter);
    if (last?.filter !== key) last = { filter: key, entries: kept().find(filter) };
    return last.entries;
  };
  const rows = (filter: QuoteFilter, from: number, to: number): QuoteRowSlice => {
    const entries = found(filter);
    // Where the list has become shorter than the scroll offset, its end is returned.
    const begin = Math.max(0, Math.min(from, entries.length - (to - from)));
    const shown = entries.slice(begin, begin + to - from).map(({ row }) => row);
    return { total: entries.length, from: begin, rows: shown };
  };

  return async (question) => {
    switch (question.kind) {
      case 'READ': {
        const parsed: unknown = JSON.parse(await question.answer.text());
        // The response is the list, or an object with it as `items`.
        const { read, ...findings } = parseInWorker(cpqResponseShapes, 'quoteSearch', itemsIn(parsed));
        return { ...keep(read.map(buildQuoteEntry)), ...findings };
      }
      case 'PUT': {
        const { entries } = kept();
        const entry = buildQuoteEntry(question.quote);
        const isKnown = entries.some(({ row }) => row.id === question.quote.id);
        return keep(
          isKnown
            ? entries.map((each) => (each.row.id === entry.row.id ? entry : each))
            : [...entries, entry],
        );
      }
      case 'DROP':
        return keep(kept().entries.filter(({ row }) => row.id !== question.id));
      case 'FIND':
        return rows(question.filter, question.from, question.to);
      case 'COUNT':
        return kept().counts(question.filter);
    }
  };
}
