import { MantineProvider } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, type ReactElement } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router';
import { wantedFrom, withoutBriefLoading } from './briefLoading.ts';
import { colourSchemeManager } from './colourScheme.ts';
import { addressUnheard } from './useShownAtOnce.ts';
import { LapsedBar } from '~/session/LapsedBar.tsx';
import { WantedContext } from '~/platform/routing/address.ts';
import { theme } from '~/ui/theme.ts';

type Props = { readonly client: QueryClient; readonly router: RouterProviderProps['router'] };

/** The portal, over one cache and one address map. */
export function App({ client, router }: Props): ReactElement {
  const drawn = useMemo(() => withoutBriefLoading(router), [router]);
  const wanted = useCallback(() => addressUnheard() ?? wantedFrom(router), [router]);
  return (
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      withGlobalClasses={false}
      defaultColorScheme="auto"
      colorSchemeManager={colourSchemeManager}
    >
      <QueryClientProvider client={client}>
        <WantedContext value={wanted}>
          {/* A page that is there comes at once: as a transition it would be made in slices, between other work. */}
          <RouterProvider router={drawn} useTransitions={false} />
        </WantedContext>
        <LapsedBar />
      </QueryClientProvider>
    </MantineProvider>
  );
}
