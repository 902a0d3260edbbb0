import {
  createBrowserRouter,
  redirect,
  replace,
  type MiddlewareFunction,
  type RouteObject,
  Navigate,
} from 'react-router';
import type { QueryClient } from '@tanstack/react-query';
import { NotFoundPage, RouteErrorPage, unknownRouteId } from './ErrorPage.tsx';
import { LoginPage, LogoutPage } from './WelcomeLayout.tsx';
import { lazyPages, type LazyPage } from './lazyPages.ts';
import { RootLayout } from './RootLayout.tsx';
import { Shell } from './Shell.tsx';
import { wrapScrollRestoration } from './useInstantListSwitch.ts';
import { administrationBasePath } from '~/pages.ts';
import { pathRedirects, paths } from '~/paths.ts';
import { isKnownWithoutRole, useActor } from '~/session/me.ts';
import { waitForSessionPhase } from '~/session/session.ts';
import { requestSignIn } from '~/session/signIn.ts';
import { Loader } from '~/ui/Loader.tsx';
import { findAdministrationPath } from './navigation.ts';

const AdministrationIndex = () => <Navigate to={findAdministrationPath(useActor())} replace />;

const requireSession: MiddlewareFunction = async ({ request }) => {
  if ((await waitForSessionPhase()) === 'SIGNED_IN') return;
  const { pathname, search } = new URL(request.url);
  requestSignIn(pathname + search);
  // Replaces the history entry, so that Back does not lead to a page that needs a sign-in.
  throw replace(paths.login());
};

function routeOf({ path, title, load }: LazyPage, client: QueryClient): RouteObject {
  return {
    path,
    caseSensitive: true,
    handle: { title },
    lazy: async () => {
      const page = await load();
      // Never resolves: the current page stays until the browser has reloaded Portal.
      if (!page) return new Promise<never>(() => undefined);
      const { Component, loader } = page;
      return {
        Component,
        loader: ({ params, request }) => {
          // A person without a role is redirected before the page shows, so nothing is prefetched.
          if (!isKnownWithoutRole(client)) loader?.(client, { params, url: new URL(request.url) });
          return null;
        },
      };
    },
  };
}

export function buildRoutes(client: QueryClient): RouteObject[] {
  return [
    {
      Component: RootLayout,
      ErrorBoundary: RouteErrorPage,
      HydrateFallback: Loader,
      children: [
        { path: paths.login(), caseSensitive: true, Component: LoginPage },
        { path: paths.logout(), caseSensitive: true, Component: LogoutPage },
        {
          Component: Shell,
          middleware: [requireSession],
          children: [
            // The boundary is on a parent route: an error boundary on the page's own route is unknown while
            // its chunk is missing.
            { ErrorBoundary: RouteErrorPage, children: lazyPages.map((page) => routeOf(page, client)) },
            ...Object.entries(pathRedirects).map(([path, to]) => ({
              path,
              caseSensitive: true,
              loader: () => redirect(to),
            })),
            { path: administrationBasePath, caseSensitive: true, Component: AdministrationIndex },
            { id: unknownRouteId, path: '*', Component: NotFoundPage },
          ],
        },
      ],
    },
  ];
}

export const createRouter = (client: QueryClient) =>
  wrapScrollRestoration(createBrowserRouter(buildRoutes(client)));
