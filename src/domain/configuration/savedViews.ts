import { hasFields } from '../words/hasFields.ts';
import { defaultFilter, fromSearchParams, toSearchParams, type ConfigurationFilter } from './filter.ts';

export type SavedView = { readonly name: string; readonly query: string; readonly pinned: boolean };

export const mostViews = 50;
export const longestViewName = 40;

export const givenViews: readonly SavedView[] = [
  { name: 'All', query: '', pinned: true },
  { name: 'Assigned to me', query: 'assignee=EQUAL', pinned: true },
];

/** Everything but the page and what is open beside the list: filters that show the same list have the same. */
export const viewQuery = (filter: ConfigurationFilter): string =>
  toSearchParams({ ...filter, page: defaultFilter.page, open: defaultFilter.open }).toString();

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
  hasFields(value, { name: 'string', query: 'string', pinned: 'boolean' });

/** The views a stored value holds; none when it holds anything else. Queries come out as addresses have them. */
export function toViews(value: unknown): readonly SavedView[] {
  if (!Array.isArray(value) || !value.every(isView)) return [];
  return value
    .slice(0, mostViews)
    .map(({ name, query, pinned }) => ({ name, query: canonical(query), pinned }));
}

const viewKey = (name: string): string => name.trim().toLocaleLowerCase('en');

export function viewNameError(name: string, views: readonly SavedView[]): string | undefined {
  if (name.trim() === '') return 'A name is required';
  if (name.trim().length > longestViewName)
    return `A name cannot be longer than ${longestViewName} characters`;
  if ([...givenViews, ...views].some((view) => viewKey(view.name) === viewKey(name)))
    return 'There is a view of this name already';
  return views.length >= mostViews ? `There cannot be more than ${mostViews} views` : undefined;
}

export const withView = (
  views: readonly SavedView[],
  name: string,
  filter: ConfigurationFilter,
): readonly SavedView[] => [...views, { name: name.trim(), query: viewQuery(filter), pinned: true }];

export const withoutView = (views: readonly SavedView[], name: string): readonly SavedView[] =>
  views.filter((view) => view.name !== name);

export const withPin = (views: readonly SavedView[], name: string, pinned: boolean): readonly SavedView[] =>
  views.map((view) => (view.name === name ? { ...view, pinned } : view));
