import { getOmission } from '~/api/responses/rawValues.ts';
import { hasPageOverlap } from '~/domain/words/overlappingPages.ts';

/**
 * Whether a page starts with the last row of the one before. A shared row that could not be read is missing
 * from both.
 */
export const arePagesContiguous = <Row>(
  before: readonly Row[],
  page: readonly Row[],
  keyOf: (row: Row) => string,
): boolean =>
  (getOmission(before)?.isLastOmitted === true && getOmission(page)?.isFirstOmitted === true) ||
  hasPageOverlap(before, page, keyOf);

export const dropSharedRow = <Row>(rows: readonly Row[], page: number): readonly Row[] =>
  page === 0 || getOmission(rows)?.isFirstOmitted === true ? rows : rows.slice(1);
