import { MantineProvider } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, type ReactElement } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router';
import { wantedFrom, withoutBriefLoading } from './briefLoading.ts';
import { colourSchemeManager } from './colourScheme.ts';
import { addressUnheard } from './useShownAtOnce.ts';
import { LapsedBar } from '~/session/LapsedBar.tsx';
import { WantedContext } from '~/platform/routing/address.ts';
import { filterOptions } from '~/ui/form/filterOptions.ts';
import { theme, variables } from '~/ui/theme.ts';

/** Every picker of Mantine's finds its options as all searches of Portal do. The build reads the theme without this. */
const themeWithSearch: typeof theme = {
  ...theme,
  components: {
    ...theme.components,
    Autocomplete: { defaultProps: { filter: filterOptions } },
    MultiSelect: { defaultProps: { filter: filterOptions } },
    Select: { defaultProps: { filter: filterOptions } },
  },
};

type Props = { readonly client: QueryClient; readonly router: RouterProviderProps['router'] };

/** The portal, over one cache and one address map. */
export function App({ client, router }: Props): ReactElement {
  const drawn = useMemo(() => withoutBriefLoading(router), [router]);
  const wanted = useCallback(() => addressUnheard() ?? wantedFrom(router), [router]);
  return (
    <MantineProvider
      theme={themeWithSearch}
      cssVariablesResolver={variables}
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
