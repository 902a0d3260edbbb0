import { hasFields } from '../words/hasFields.ts';
import {
  defaultConfigurationFilter,
  parseConfigurationFilter,
  toConfigurationSearchParams,
  type ConfigurationFilter,
} from './filter.ts';

export type SavedView = { readonly name: string; readonly query: string; readonly pinned: boolean };

export const maxSavedViews = 50;
export const maxViewNameLength = 40;

export const predefinedViews: readonly SavedView[] = [
  { name: 'All', query: '', pinned: true },
  { name: 'Assigned to me', query: 'assignee=EQUAL', pinned: true },
];

/** Search string without page and opened row: filters that show the same list have the same string. */
export const toViewSearchString = (filter: ConfigurationFilter): string =>
  toConfigurationSearchParams({
    ...filter,
    page: defaultConfigurationFilter.page,
    open: defaultConfigurationFilter.open,
  }).toString();

export const listPredefinedViews = ({ view }: ConfigurationFilter): readonly SavedView[] =>
  predefinedViews.map((given) => ({
    ...given,
    query: toViewSearchString({
      ...parseConfigurationFilter(new URLSearchParams(given.query)),
      view: view === 'REVIEW' ? defaultConfigurationFilter.view : view,
    }),
  }));

const canonical = (query: string): string =>
  toViewSearchString(parseConfigurationFilter(new URLSearchParams(query)));

const isView = (value: unknown): value is SavedView =>
  hasFields(value, { name: 'string', query: 'string', pinned: 'boolean' });

/** Reads stored views; empty unless the value is a list of views. Queries are normalised to those of URLs. */
export function parseSavedViews(value: unknown): readonly SavedView[] {
  if (!Array.isArray(value) || !value.every(isView)) return [];
  return value
    .slice(0, maxSavedViews)
    .map(({ name, query, pinned }) => ({ name, query: canonical(query), pinned }));
}

const viewKey = (name: string): string => name.trim().toLocaleLowerCase('en');

export function validateViewName(name: string, views: readonly SavedView[]): string | undefined {
  if (name.trim() === '') return 'A name is required';
  if (name.trim().length > maxViewNameLength)
    return `A name cannot be longer than ${maxViewNameLength} characters`;
  if ([...predefinedViews, ...views].some((view) => viewKey(view.name) === viewKey(name)))
    return 'There is a view of this name already';
  return views.length >= maxSavedViews ? `There cannot be more than ${maxSavedViews} views` : undefined;
}

export const addSavedView = (
  views: readonly SavedView[],
  name: string,
  filter: ConfigurationFilter,
): readonly SavedView[] => [...views, { name: name.trim(), query: toViewSearchString(filter), pinned: true }];

export const removeSavedView = (views: readonly SavedView[], name: string): readonly SavedView[] =>
  views.filter((view) => view.name !== name);

export const setSavedViewPin = (
  views: readonly SavedView[],
  name: string,
  pinned: boolean,
): readonly SavedView[] => views.map((view) => (view.name === name ? { ...view, pinned } : view));
