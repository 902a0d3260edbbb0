import { formatCount, formatWholeNumber } from '../numbers.ts';

export const configurationListTexts = {
  title: 'Configurations',
  configuration: 'Configuration',
  state: 'State',
  created: 'Created',
  modified: 'Modified',
  unassigned: 'Unassigned',
  select: (id: string) => `Select ${id}`,
  selectPage: 'Select all on this page',
  actionsOf: (id: string) => `Actions of ${id}`,
  files: 'Files',
  filesOf: (id: string) => `Files of ${id}`,
  loading: 'Loading',
  reading: (name: string) => `Reading ${name}`,
  noneInStep: 'Nothing here',
  allOfStep: (count: number) => `All ${formatWholeNumber(count)}`,
  gone: (id: string) => `${id} is no longer there, or you no longer have access to it.`,
} as const;

export const configurationListControlTexts = {
  search: 'Search configurations',
  filters: 'Filters',
  allStates: 'All states',
  state: 'State',
  assignee: 'Assignee',
  sort: 'Sort',
  subsidiary: 'Subsidiary',
  layout: 'Layout',
  list: 'List',
  grid: 'Grid',
  board: 'Board by workflow step',
  views: 'Views',
  savedViews: 'Saved views',
  review: 'Review',
} as const;

export const listLayoutTexts = {
  title: 'Columns',
  description: 'Kept in this browser for you alone; a saved view keeps its own.',
  density: 'Rows',
  columns: 'Columns, in their order',
  toFront: (column: string) => `Move ${column} to the left`,
  toEnd: (column: string) => `Move ${column} to the right`,
  reset: 'As at first',
  unsaved: { title: 'The columns could not be kept', body: 'This browser does not keep anything.' },
} as const;

export const bulkSelectionTexts = {
  title: 'Selected configurations',
  selected: (count: number) => `${formatWholeNumber(count)} selected`,
  selectNone: 'Select none',
  /** `number`: rows that can be selected at once; `count`: rows found. */
  selectAll: (number: number, count: number) =>
    number < count
      ? `Select the first ${formatWholeNumber(number)} of ${formatWholeNumber(count)}`
      : `Select all ${formatWholeNumber(count)}`,
  reading: (read: number, number: number) =>
    `Reading ${formatWholeNumber(read)} of ${formatWholeNumber(number)}`,
  andMore: (count: number) => `and ${formatWholeNumber(count)} more`,
  eligible: 'It is done to',
  refused: 'It is not done to',
  theseStay: 'These stay as they are:',
  noneCan: 'It cannot be done to any of these:',
  noneAllows: 'None of them allows it',
} as const;

export const listNeighbourTexts = {
  title: 'In the list',
  place: (place: number) => formatWholeNumber(place),
  placeOf: (place: number, count: number) => `${formatWholeNumber(place)} of ${formatWholeNumber(count)}`,
  previous: 'Previous configuration',
  previousHint: 'Previous in the list (Alt+Up)',
  next: 'Next configuration',
  nextHint: 'Next in the list (Alt+Down)',
} as const;

export const customerFilterTexts = {
  add: 'Add a customer',
  loading: 'Loading customers',
  failed: 'The customers could not be read',
  found: 'Customers found',
  countFound: (count: number) => `${formatCount(count, 'customer')} found; arrow down to choose`,
  none: 'No customer fits',
  facts: (facts: readonly string[]) => facts.join(' · '),
} as const;
