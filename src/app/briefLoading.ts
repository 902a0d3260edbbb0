import type { Location, RouterProviderProps } from 'react-router';

type Router = RouterProviderProps['router'];

/**
 * Router that tells of a page on its way only once the event that asked for it is over. A page whose code is there comes
 * before that, and nothing is drawn for a way that nobody sees.
 */
export function withoutBriefLoading(router: Router): Router {
  const subscribe: Router['subscribe'] = (tell) => {
    let late: ReturnType<typeof setTimeout> | undefined;
    const stop = router.subscribe((state, news) => {
      clearTimeout(late);
      if (state.navigation.state === 'idle') tell(state, news);
      else late = setTimeout(() => tell(state, news));
    });
    return () => {
      clearTimeout(late);
      stop();
    };
  };
  return Object.create(router, { subscribe: { value: subscribe } });
}

/** The address that was asked for last, whether its page has come or not. */
export const wantedFrom = ({ state: { navigation, location } }: Router): Location =>
  navigation.location ?? location;
