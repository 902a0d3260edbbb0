import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { defaultFilter } from '~/domain/configuration/filter.ts';
import { givenViewsLike, viewQuery } from '~/domain/configuration/savedViews.ts';
import { decisionsOf } from '~/domain/home/decisions.ts';
import { listControlTexts, listLookTexts } from '~/domain/words/texts/configurationList.ts';
import type { FilterProps } from './ListControls.tsx';
import { useListLook } from './useListLook.ts';
import { useSavedViews } from './useSavedViews.ts';
import { listAddress, viewAddress } from './listAddress.ts';
import { useMe } from '~/session/me.ts';
import { marked } from '~/ui/marks.ts';
import { openWhenLoaded } from '~/ui/modal/openWhenLoaded.tsx';
import styles from './ViewBar.module.css';

type Props = Pick<FilterProps, 'filter' | 'change'>;

/** The lists that are a click away: those everybody has, and those the person has pinned. */
export function ViewBar({ filter, change }: Props): ReactElement {
  const [saved] = useSavedViews();
  const [look] = useListLook(filter);
  const { units } = useMe();
  // A saved view has the look it was saved with, which may also be the person's own.
  const asShown = filter.view === 'LIST' ? { ...filter, ...look } : filter;
  const current = [viewQuery(filter), viewQuery(asShown)];
  const onViews = async (): Promise<void> => {
    await openWhenLoaded(
      () => import('./SavedViews.tsx'),
      ({ openSavedViews }) => openSavedViews(asShown),
    );
  };
  const onOwn = (): void =>
    change(
      { page: filter.page, open: filter.open, columns: undefined, density: undefined },
      { replace: true, preventScrollReset: true },
    );
  const onColumns = async (): Promise<void> => {
    await openWhenLoaded(
      () => import('./ListLook.tsx'),
      ({ openListLook }) => openListLook({ filter, onOwn }),
    );
  };
  return (
    <nav className={styles.bar} aria-label={listControlTexts.views}>
      {[...givenViewsLike(filter), ...saved].map(
        ({ name, query, pinned }) =>
          pinned && (
            <Link
              key={name}
              to={viewAddress(query)}
              aria-current={current.includes(query) ? 'page' : undefined}
            >
              {name}
            </Link>
          ),
      )}
      {decisionsOf(units).length > 0 && (
        <Link to={listAddress({ ...filter, state: defaultFilter.state, page: 1, view: 'REVIEW' })}>
          {listControlTexts.review}
        </Link>
      )}
      {filter.view === 'LIST' && (
        <button
          type="button"
          className={styles.columns}
          {...marked('columns3')}
          onClick={() => void onColumns()}
        >
          {listLookTexts.title}
        </button>
      )}
      <button type="button" {...marked('bookmark')} onClick={() => void onViews()}>
        {listControlTexts.savedViews}
      </button>
    </nav>
  );
}
