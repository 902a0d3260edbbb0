import { Link } from 'react-router';
import { defaultConfigurationFilter, type ConfigurationFilter } from '~/domain/configuration/filter.ts';
import {
  listPredefinedViews,
  toViewSearchString,
  parseSavedViews,
  type SavedView,
} from '~/domain/configuration/savedViews.ts';
import { listWorkflowDecisions } from '~/domain/home/workflowDecisions.ts';
import { configurationListControlTexts, listLayoutTexts } from '~/domain/words/texts/configurationList.ts';
import type { ConfigurationFilterProps } from './ListControls.tsx';
import { configurationListPath, getSavedViewPath } from './configurationListPath.ts';
import { useMe, useStorageOwner } from '~/session/me.ts';
import { getIconProps } from '~/ui/iconSprites.ts';
import { createOpener } from '~/ui/modal/openLazyModal.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { defaultListLayout, parseListLayout, type ListLayout } from '~/domain/configuration/listColumns.ts';
import { getPersonalItem, setPersonalItem } from '~/platform/storage/personalStore.ts';
import styles from './ViewBar.module.css';

const openSavedViews = createOpener(async () => (await import('./SavedViews.tsx')).openSavedViews);
const openListLook = createOpener(
  async () => (await import('./ListDisplaySettings.tsx')).openListDisplaySettings,
);

export function ViewBar({ filter, change }: ConfigurationFilterProps) {
  const [saved] = useSavedViews();
  const [look] = useListDisplaySettings(filter);
  const { units } = useMe();
  // A saved view may store the look it was saved with or leave it to the person's own.
  const asShown = filter.view === 'LIST' ? { ...filter, ...look } : filter;
  const current = [toViewSearchString(filter), toViewSearchString(asShown)];
  const onOwn = (): void =>
    change(
      { page: filter.page, open: filter.open, columns: undefined, density: undefined },
      { replace: true, preventScrollReset: true },
    );
  return (
    <nav className={styles.bar} aria-label={configurationListControlTexts.views}>
      {[...listPredefinedViews(filter), ...saved].map(
        ({ name, query, pinned }) =>
          pinned && (
            <Link
              key={name}
              to={getSavedViewPath(query)}
              aria-current={current.includes(query) ? 'page' : undefined}
            >
              {name}
            </Link>
          ),
      )}
      {listWorkflowDecisions(units).length > 0 && (
        <Link
          to={configurationListPath({
            ...filter,
            state: defaultConfigurationFilter.state,
            page: 1,
            view: 'REVIEW',
          })}
        >
          {configurationListControlTexts.review}
        </Link>
      )}
      {filter.view === 'LIST' && (
        <button
          type="button"
          className={styles.columns}
          {...getIconProps('columns3')}
          onClick={() => openListLook({ filter, onOwn })}
        >
          {listLayoutTexts.title}
        </button>
      )}
      <button type="button" {...getIconProps('bookmark')} onClick={() => openSavedViews(asShown)}>
        {configurationListControlTexts.savedViews}
      </button>
    </nav>
  );
}

const lookName = 'configurationColumns';

/**
 * Columns and density: from the URL (as in a saved view), else from the person's settings in this browser.
 * The setter returns false if they could not be stored.
 */
export function useListDisplaySettings({
  columns,
  density,
}: Pick<ConfigurationFilter, 'columns' | 'density'>): readonly [ListLayout, (look: ListLayout) => boolean] {
  const owner = useStorageOwner();
  const client = useQueryClient();
  const key = ['listLook', owner.email];
  const { data: own = defaultListLayout } = useQuery({
    queryKey: key,
    queryFn: () => parseListLayout(getPersonalItem(lookName, owner)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const change = (look: ListLayout): boolean => {
    client.setQueryData(key, look);
    return setPersonalItem(lookName, owner, look);
  };
  return [{ columns: columns ?? own.columns, density: density ?? own.density }, change];
}

const viewsName = 'configurationViews';
const none: readonly SavedView[] = [];

type Change = (views: readonly SavedView[]) => readonly SavedView[];

/** Saved views of the person in this browser; the setter returns false if they could not be stored. */
export function useSavedViews(): readonly [readonly SavedView[], (change: Change) => boolean] {
  const owner = useStorageOwner();
  const client = useQueryClient();
  const read = (): readonly SavedView[] => parseSavedViews(getPersonalItem(viewsName, owner));
  const key = ['savedViews', owner.email];
  const { data = none } = useQuery({ queryKey: key, queryFn: read });
  const change = (next: Change): boolean => {
    // Read from storage, not from the cache: another tab may have changed the views.
    const views = next(read());
    const isKept = setPersonalItem(viewsName, owner, views);
    if (isKept) client.setQueryData(key, views);
    return isKept;
  };
  return [data, change];
}
