import { formatWholeNumber, formatCount } from '../numbers.ts';

export const bomTexts = {
  about: (item: string): string => `About ${item}`,
  andMore: (count: number): string => `and ${formatWholeNumber(count)} more`,
  atTop: 'Nothing. It is at the top.',
  copied: 'Copied',
  copyPath: 'Copy path',
  cut: 'There is more than can be shown. Find something, or unfold less.',
  everything: 'everything',
  exportSheet: 'Export sheet',
  find: 'Find',
  findField: 'Find a number or label',
  findItem: (item: string): string => `Find ${item}`,
  issues: (count: number, kind: string): string => `${formatWholeNumber(count)} ${kind}`,
  label: 'Label',
  lens: 'Lens',
  levels: (count: number): string => formatCount(count, 'level'),
  linesOf: (kind: string): string => `Lines ${kind}`,
  notFound: 'Nothing found',
  notFoundText: 'No line has this in its number or label.',
  nothing: 'nothing',
  partNumber: 'Part number',
  path: 'Path',
  quantityHere: 'Quantity here',
  quantityIn: (quantity: number): string => `${quantity} x in`,
  reading: 'Reading the bill of materials',
  /**
   * Summary of a bill of materials: number of rows, customer, and `unnamed`, the rows that cannot be shown.
   */
  rows: (rows: number, customerId: string, unnamed: number): string =>
    [
      formatCount(rows, 'row'),
      customerId && `customer ${customerId}`,
      unnamed > 0 && `and ${formatCount(unnamed, 'row')} that cannot be placed, not shown`,
    ]
      .filter(Boolean)
      .join(', '),
  sheetName: (id: string, revision: string, lens: string): string => `${id}_${revision}_${lens}.csv`,
  sound: 'no broken links',
  state: 'State',
  subParts: 'Sub-parts of the part itself',
  tags: 'Tags',
  title: 'Bill of materials',
  unfold: 'Unfold',
  unfolding: 'Unfolding',
  usedIn: 'Used in',
} as const;

export const bomViewModeTexts = {
  INDENTED: 'Indented',
  FLATTENED: 'Flattened',
  WHERE_USED: 'Where used',
} as const;

export const bomIssueTexts = {
  ORPHAN: 'without a parent',
  SELF_PARENT: 'in itself',
  CYCLE: 'in a circle',
  DUPLICATE: 'listed twice',
  ZERO_QUANTITY: 'without a quantity',
  UNREAD_QUANTITY: 'with a quantity that is no number',
  NOT_SHOWN: 'not in the tree',
  UNKNOWN_PART: 'unknown',
  UNAVAILABLE_PART: 'not available',
} as const;
