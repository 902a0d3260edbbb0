import type { Commit } from './quote.ts';
import type { Quote, QuoteProduct } from './quoteDto.ts';

export type QuoteProductVersion = {
  readonly authorName: string;
  readonly authorEmail: string;
  /** Time it was saved, as an ISO date in UTC; empty where the commit has none. */
  readonly date: string;
  readonly price: number | undefined;
  readonly change: number | undefined;
};

/** Time of a commit, "2024-03-05@14:30:09" in UTC, as an ISO date; empty for any other text. */
export function parseCommitDate(date: string): string {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})@(\d{2}:\d{2}:\d{2})$/.exec(date.trim()) ?? [];
  const moment = new Date(`${day}T${time}Z`);
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
}

/** Versions of a quote product, oldest first. The price of the last one is that of the product. */
export function listProductVersions({
  commits,
  extNetPrice,
}: Pick<QuoteProduct, 'commits' | 'extNetPrice'>): readonly QuoteProductVersion[] {
  const inTime = (commits ?? [])
    .map((commit: Commit) => ({ ...commit, date: parseCommitDate(commit.date) }))
    .toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
  const prices = inTime.map((commit, place) => {
    const kept = commit.extNetPrice ?? undefined;
    return place === inTime.length - 1 ? (extNetPrice ?? kept) : kept;
  });
  return inTime.map(({ authorName, authorEmail, date }, place) => {
    const [price, before] = [prices[place], prices[place - 1]];
    const change = price === undefined || before === undefined ? undefined : price - before;
    return { authorName, authorEmail, date, price, change };
  });
}

export type TimelineVersion = QuoteProductVersion & { readonly quote: number; readonly place: number };

export const buildVersionTimeline = (
  quotes: readonly Pick<Quote, 'id' | 'products'>[],
): readonly TimelineVersion[] =>
  quotes
    .flatMap(({ id, products }, place) =>
      (products ?? []).flatMap(listProductVersions).map((version) => ({ ...version, quote: id, place })),
    )
    .toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
