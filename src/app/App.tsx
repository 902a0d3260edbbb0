import { MantineProvider } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router';
import { colourSchemeManager } from './colourScheme.ts';
import { LapsedBar } from '~/session/LapsedBar.tsx';
import { theme, variables } from '~/ui/theme.ts';

type Props = { readonly client: QueryClient; readonly router: RouterProviderProps['router'] };

/** The portal, over one cache and one address map. */
export function App({ client, router }: Props): ReactElement {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      defaultColorScheme="auto"
      colorSchemeManager={colourSchemeManager}
    >
      <QueryClientProvider client={client}>
        {/* A page that is there comes at once: as a transition it would be made in slices, between other work. */}
        <RouterProvider router={router} useTransitions={false} />
        <LapsedBar />
      </QueryClientProvider>
    </MantineProvider>
  );
}
