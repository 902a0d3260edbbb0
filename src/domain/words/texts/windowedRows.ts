import { wholeNumber, countText } from '../numbers.ts';

/** Texts of lists of whose rows only those in view are there. */
export const windowedRowsTexts = {
  /** That selecting everything takes `shown` of `total` rows. */
  selectedOf: (shown: number, total: number): { readonly title: string; readonly body: string } => ({
    title: 'Not everything is selected',
    body: `${wholeNumber(shown)} of ${countText(total, 'row')} are on the page. The others come as you scroll.`,
  }),
} as const;
