import { defaultFilter, fromSearchParams, toSearchParams, type ConfigurationFilter } from './filter.ts';

/** A list under a name: the query of its address. A pinned one is always in sight. */
export type SavedView = { readonly name: string; readonly query: string; readonly pinned: boolean };

/** The greatest number of views of a person, and the greatest length of a name. */
export const mostViews = 50;
export const longestViewName = 40;

/** The views everybody has, in front of their own. */
export const givenViews: readonly SavedView[] = [
  { name: 'All', query: '', pinned: true },
  { name: 'Assigned to me', query: 'assignee=EQUAL', pinned: true },
];

/**
 * The query a filter is kept under: everything but the page and what is open beside the list. Two filters that show
 * the same list have the same.
 */
export const viewQuery = (filter: ConfigurationFilter): string =>
  toSearchParams({ ...filter, page: defaultFilter.page, open: defaultFilter.open }).toString();

/**
 * The views everybody has, laid out as the list that is looked at: whose it is does not change how it is shown. From the
 * queue they lead to the list.
 */
export const givenViewsLike = ({ view }: ConfigurationFilter): readonly SavedView[] =>
  givenViews.map((given) => ({
    ...given,
    query: viewQuery({
      ...fromSearchParams(new URLSearchParams(given.query)),
      view: view === 'REVIEW' ? defaultFilter.view : view,
    }),
  }));

const canonical = (query: string): string => viewQuery(fromSearchParams(new URLSearchParams(query)));

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'query' in value &&
  typeof value.query === 'string' &&
  'pinned' in value &&
  typeof value.pinned === 'boolean';

/** The views a stored value holds; none when it holds anything else. Queries come out as addresses have them. */
export function toViews(value: unknown): readonly SavedView[] {
  if (!Array.isArray(value) || !value.every(isView)) return [];
  return value
    .slice(0, mostViews)
    .map(({ name, query, pinned }) => ({ name, query: canonical(query), pinned }));
}

const viewKey = (name: string): string => name.trim().toLocaleLowerCase('en');

/** The message of a name for a new view; undefined when it is right. */
export function viewNameError(name: string, views: readonly SavedView[]): string | undefined {
  if (name.trim() === '') return 'A name is required';
  if (name.trim().length > longestViewName)
    return `A name cannot be longer than ${longestViewName} characters`;
  if ([...givenViews, ...views].some((view) => viewKey(view.name) === viewKey(name)))
    return 'There is a view of this name already';
  return views.length >= mostViews ? `There cannot be more than ${mostViews} views` : undefined;
}

/** The views with one more, pinned, at their end. */
export const withView = (
  views: readonly SavedView[],
  name: string,
  filter: ConfigurationFilter,
): readonly SavedView[] => [...views, { name: name.trim(), query: viewQuery(filter), pinned: true }];

/** The saved views without the one of this name. */
export const withoutView = (views: readonly SavedView[], name: string): readonly SavedView[] =>
  views.filter((view) => view.name !== name);

/** The views with the one of that name pinned, or no longer. */
export const withPin = (views: readonly SavedView[], name: string, pinned: boolean): readonly SavedView[] =>
  views.map((view) => (view.name === name ? { ...view, pinned } : view));
