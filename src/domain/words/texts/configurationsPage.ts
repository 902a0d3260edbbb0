import { countText } from '../numbers.ts';

/** Words of the page that lists configurations, and of what stands in the place of its list. */
export const configurationsPageTexts = {
  title: 'Configurations',
  themselves: 'The configurations',
  count: (count: number) => countText(count, 'configuration'),
  none: 'No configurations',
  noPage: (page: number) => `The list has no page ${page}.`,
  toFirstPage: 'Go to the first page',
  noneFits: 'Nothing fits this search and filter.',
  noneYet: 'There is none that you may see yet.',
  showAll: 'Show all configurations',
  create: 'Create configuration',
} as const;
