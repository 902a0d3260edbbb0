import { MantineProvider, type MantineColorScheme, type MantineColorSchemeManager } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { RouterProvider, type RouterProviderProps, type Location } from 'react-router';
import { getPendingLocation } from './useInstantListSwitch.ts';
import { SessionEndedBar } from '~/session/SessionEndedBar.tsx';
import { TargetLocationContext } from '~/platform/routing/pageLocation.ts';
import { theme } from '~/ui/theme.ts';
import { getCookie, localeLifetimeMs, setCookie } from '~/platform/storage/cookies.ts';

const name = 'colourScheme';
const schemes: readonly MantineColorScheme[] = ['auto', 'light', 'dark'];

/** The colour scheme is kept in a cookie: like the language it belongs to the browser, not the session. */
const colourSchemeManager: MantineColorSchemeManager = {
  get: (preset) => schemes.find((scheme) => scheme === getCookie(name)) ?? preset,
  set: (scheme) => setCookie(name, scheme, { lifetime: localeLifetimeMs }),
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

type Router = RouterProviderProps['router'];

/**
 * Defers the router's loading state until after the current event. A page whose code is loaded arrives
 * earlier, so no loading state is rendered for it.
 */
export function hideBriefLoading(router: Router): Router {
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

export const getTargetLocation = ({ state: { navigation, location } }: Router): Location =>
  navigation.location ?? location;

type Props = { readonly client: QueryClient; readonly router: RouterProviderProps['router'] };

export function App({ client, router }: Props) {
  const drawn = useMemo(() => hideBriefLoading(router), [router]);
  const wanted = useCallback(() => getPendingLocation() ?? getTargetLocation(router), [router]);
  return (
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      withGlobalClasses={false}
      defaultColorScheme="auto"
      colorSchemeManager={colourSchemeManager}
    >
      <QueryClientProvider client={client}>
        <TargetLocationContext value={wanted}>
          {/* No transition for navigation: React would render the page in slices, between other work. */}
          <RouterProvider router={drawn} useTransitions={false} />
        </TargetLocationContext>
        <SessionEndedBar />
      </QueryClientProvider>
    </MantineProvider>
  );
}
