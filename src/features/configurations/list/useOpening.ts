import { useCallback, type ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { rememberOpened } from './lastList.ts';
import { onRowKeys } from './rowKeys.ts';
import { usePrefetch } from './usePrefetch.ts';
import { paths } from '~/paths.ts';
import { useFollow } from '~/ui/useFollow.ts';

/** What makes an anchor the way to the configuration of this id. */
export type Opening = (id: string) => ComponentProps<'a'>;

/** The ways from a list to its configurations; the list remembers which was taken, for the way back. */
export function useOpening(): Opening {
  const { search } = useLocation();
  const prefetch = usePrefetch();
  const follow = useFollow();
  return useCallback(
    (id) => ({
      id: `row-${id}`,
      href: paths.configuration(id),
      onClick: (event) => {
        rememberOpened(id, search);
        follow(event);
      },
      onKeyDown: onRowKeys,
      ...prefetch(id),
    }),
    [search, prefetch, follow],
  );
}
