import { use } from 'react';
import { useLocation } from 'react-router';
import { WantedContext } from '~/platform/routing/address.ts';

/** Parameter of the address that names the configuration that is looked at. */
export const openParameter = 'open';

/** Parameters by which the review shows another configuration, or goes; the others choose a file of the one that is shown. */
const leading = ['review', openParameter];

const isSame = (one: string, other: string): boolean =>
  leading.every((name) => new URLSearchParams(one).get(name) === new URLSearchParams(other).get(name));

/** Tells whether the person still looks at what the review shows as the calling component was drawn. */
export function useStillLookedAt(): () => boolean {
  const wanted = use(WantedContext);
  const { pathname, search } = useLocation();
  return () => {
    const now = wanted();
    return now === undefined || (now.pathname === pathname && isSame(now.search, search));
  };
}
