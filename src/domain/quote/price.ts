import { quoteCurrency } from './quote.ts';

const format = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** An amount in the currency of quotes: "12,340.5 SEK"; a dash for one that is not known. */
export const priceText = (amount: number | null | undefined): string =>
  amount === null || amount === undefined || !Number.isFinite(amount)
    ? '–'
    : `${format.format(amount)} ${quoteCurrency}`;
