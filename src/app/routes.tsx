import {
  createBrowserRouter,
  redirect,
  replace,
  type MiddlewareFunction,
  type RouteObject,
  Navigate,
} from 'react-router';
import type { QueryClient } from '@tanstack/react-query';
import { NotFoundPage, RouteError, unknownRouteId } from './ErrorPage.tsx';
import { LoginPage, LogoutPage } from './Welcome.tsx';
import { loadablePages, type LoadablePage } from './pageModules.ts';
import { Root } from './Root.tsx';
import { Shell } from './Shell.tsx';
import { withPlaceOfPage } from './useShownAtOnce.ts';
import { administration } from '~/pages.ts';
import { movedPages, paths } from '~/paths.ts';
import { isKnownWithoutRole, useActor } from '~/session/me.ts';
import { waitForSessionPhase } from '~/session/session.ts';
import { requestSignIn } from '~/session/signIn.ts';
import { Loader } from '~/ui/Loader.tsx';
import { firstAdministration } from './navigation.ts';

const AdministrationIndex = () => <Navigate to={firstAdministration(useActor())} replace />;

const requireSession: MiddlewareFunction = async ({ request }) => {
  if ((await waitForSessionPhase()) === 'SIGNED_IN') return;
  const { pathname, search } = new URL(request.url);
  requestSignIn(pathname + search);
  // Back is not to lead to what somebody asked for who has not signed in.
  throw replace(paths.login());
};

function routeOf({ path, title, load }: LoadablePage, client: QueryClient): RouteObject {
  return {
    path,
    caseSensitive: true,
    handle: { title },
    lazy: async () => {
      const page = await load();
      // What is shown stays until the browser has loaded Portal anew.
      if (!page) return new Promise<never>(() => undefined);
      const { Component, loader } = page;
      return {
        Component,
        loader: ({ params, request }) => {
          // Who has no role is led away before the page shows.
          if (!isKnownWithoutRole(client)) loader?.(client, { params, url: new URL(request.url) });
          return null;
        },
      };
    },
  };
}

export function routesOf(client: QueryClient): RouteObject[] {
  return [
    {
      Component: Root,
      ErrorBoundary: RouteError,
      HydrateFallback: Loader,
      children: [
        { path: paths.login(), caseSensitive: true, Component: LoginPage },
        { path: paths.logout(), caseSensitive: true, Component: LogoutPage },
        {
          Component: Shell,
          middleware: [requireSession],
          children: [
            // The boundary is a route above the pages: one on a page itself is not asked when the page cannot load.
            { ErrorBoundary: RouteError, children: loadablePages.map((page) => routeOf(page, client)) },
            ...Object.entries(movedPages).map(([path, to]) => ({
              path,
              caseSensitive: true,
              loader: () => redirect(to),
            })),
            { path: administration, caseSensitive: true, Component: AdministrationIndex },
            { id: unknownRouteId, path: '*', Component: NotFoundPage },
          ],
        },
      ],
    },
  ];
}

export const createRouter = (client: QueryClient) => withPlaceOfPage(createBrowserRouter(routesOf(client)));
