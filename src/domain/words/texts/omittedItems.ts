import { formatWholeNumber } from '../numbers.ts';

export const omittedFaultTexts = {
  MISSING: 'is missing',
  OTHER_KIND: 'is of another kind',
  UNKNOWN_MEMBER: 'has a member that Portal does not know',
  NO_DATE: 'is no date',
  NO_ITEM: 'has items that cannot be read',
} as const;

export const omittedItemTexts = {
  /** `sent`: number of items that the back ends sent, including those that could not be shown. */
  count: (omitted: number, sent: number): string =>
    `${formatWholeNumber(omitted)} of ${formatWholeNumber(sent)} could not be shown`,
  why: 'The server sent them in another form than Portal reads. An administrator finds this on the page of the API:',
  fault: (fault: keyof typeof omittedFaultTexts): string => omittedFaultTexts[fault],
} as const;
