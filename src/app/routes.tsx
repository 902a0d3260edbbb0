import {
  createBrowserRouter,
  redirect,
  replace,
  type MiddlewareFunction,
  type RouteObject,
} from 'react-router';
import type { QueryClient } from '@tanstack/react-query';
import { AdministrationIndex } from './AdministrationIndex.tsx';
import { NotFoundPage, RouteError } from './ErrorPage.tsx';
import { commandPages } from './commandPages.ts';
import { cutFilePages } from './cutFilePages.ts';
import { firmwarePages } from './firmwarePages.ts';
import { LoginPage } from './LoginPage.tsx';
import { LogoutPage } from './LogoutPage.tsx';
import { unknownRouteId, type Page, type PageLoad, type PageName } from './page.ts';
import { platformPages } from './platformPages.ts';
import { Root } from './Root.tsx';
import { updatePages } from './updatePages.ts';
import { Shell } from './Shell.tsx';
import { withPlaceOfPage } from './useShownAtOnce.ts';
import { pageTitles } from '~/domain/words/texts/pageTitles.ts';
import { administration, movedPages, paths, patterns } from '~/paths.ts';
import { isKnownAnonymous } from '~/session/me.ts';
import { sessionKnown } from '~/session/session.ts';
import { wantSignIn } from '~/session/signIn.ts';
import { Loader } from '~/ui/Loader.tsx';

/** Visitors can only sign in: every other address sends them there and is remembered for afterwards. */
const requireSession: MiddlewareFunction = async ({ request }) => {
  if ((await sessionKnown()) === 'SIGNED_IN') return;
  const { pathname, search } = new URL(request.url);
  wantSignIn(pathname + search);
  // Back is not to lead to what somebody asked for who has not signed in.
  throw replace(paths.login());
};

/** The modules of every page inside the frame. */
const loads: Readonly<Record<PageName, PageLoad>> = {
  index: () => import('~/features/home/HomePage.tsx'),
  modulate: () => import('~/features/modulate/ModulatePage.tsx'),
  scan: () => import('~/features/scan/ScanPage.tsx'),
  configurations: () => import('~/features/configurations/ConfigurationsPage.tsx'),
  configuration: () => import('~/features/configurations/ConfigurationPage.tsx'),
  configurator: () => import('~/features/configurator/ConfiguratorPage.tsx'),
  quotes: () => import('~/features/quotes/QuotesPage.tsx'),
  products: () => import('~/features/products/ProductsPage.tsx'),
  product: () => import('~/features/products/ProductPage.tsx'),
  ...updatePages,
  permissions: () => import('~/features/permissions/PermissionsPage.tsx'),
  customerPermissions: () => import('~/features/permissions/CustomerPermissionsPage.tsx'),
  accounts: () => import('~/features/accounts/AccountsPage.tsx'),
  account: () => import('~/features/accounts/AccountPage.tsx'),
  groups: () => import('~/features/accounts/GroupsPage.tsx'),
  requests: () => import('~/features/requests/RequestsPage.tsx'),
  request: () => import('~/features/requests/RequestPage.tsx'),
  roles: () => import('~/features/access/RolesPage.tsx'),
  blacklist: () => import('~/features/access/BlacklistPage.tsx'),
  whitelist: () => import('~/features/access/WhitelistPage.tsx'),
  whitelistAddress: () => import('~/features/access/WhitelistAddressPage.tsx'),
  effectiveAccess: () => import('~/features/access/EffectiveAccessPage.tsx'),
  ...firmwarePages,
  ...cutFilePages,
  ...commandPages,
  ...platformPages,
  parts: () => import('~/features/parts/PartsPage.tsx'),
  part: () => import('~/features/parts/PartPage.tsx'),
  machines: () => import('~/features/milling/MachinesPage.tsx'),
  machineForm: () => import('~/features/milling/MachineFormPage.tsx'),
  machine: () => import('~/features/milling/MachinePage.tsx'),
  macros: () => import('~/features/milling/MacrosPage.tsx'),
  macroForm: () => import('~/features/milling/MacroFormPage.tsx'),
  macro: () => import('~/features/milling/MacroPage.tsx'),
  macroVersion: () => import('~/features/milling/MacroVersionPage.tsx'),
  macroVersionForm: () => import('~/features/milling/MacroVersionFormPage.tsx'),
  millingParts: () => import('~/features/milling/MillingPartsPage.tsx'),
  millingPart: () => import('~/features/milling/MillingPartPage.tsx'),
  millingSettings: () => import('~/features/milling/MillingSettingsPage.tsx'),
};

const isPage = (name: string): name is PageName => Object.hasOwn(loads, name);

/** Every page inside the frame, with the name people know it by. */
export const pages: readonly Page[] = Object.keys(loads)
  .filter(isPage)
  .map((name) => ({ path: patterns[name], title: pageTitles[name], load: loads[name] }));

function routeOf({ path, title, load }: Page, client: QueryClient): RouteObject {
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
          if (!isKnownAnonymous(client)) loader?.(client, { params, url: new URL(request.url) });
          return null;
        },
      };
    },
  };
}

/** The address map. */
export function routesOf(client: QueryClient): RouteObject[] {
  return [
    {
      Component: Root,
      ErrorBoundary: RouteError,
      HydrateFallback: Loader,
      children: [
        { path: patterns.login, caseSensitive: true, Component: LoginPage },
        { path: patterns.logout, caseSensitive: true, Component: LogoutPage },
        {
          Component: Shell,
          middleware: [requireSession],
          children: [
            // The boundary is a route above the pages: one on a page itself is not asked when the page cannot load.
            { ErrorBoundary: RouteError, children: pages.map((page) => routeOf(page, client)) },
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
