import { createBrowserRouter, redirect, type MiddlewareFunction, type RouteObject } from 'react-router';
import type { QueryClient } from '@tanstack/react-query';
import { NotFoundPage, RouteError } from './ErrorPage.tsx';
import { commandPages } from './commandPages.ts';
import { cutFilePages } from './cutFilePages.ts';
import { firmwarePages } from './firmwarePages.ts';
import { LoginPage } from './LoginPage.tsx';
import { LogoutPage } from './LogoutPage.tsx';
import type { Page } from './page.ts';
import { platformPages } from './platformPages.ts';
import { Root } from './Root.tsx';
import { updatePages } from './updatePages.ts';
import { Shell } from './Shell.tsx';
import { withPlaceOfPage } from './useShownAtOnce.ts';
import { movedPages, paths, patterns } from '~/paths.ts';
import { sessionKnown } from '~/session/session.ts';
import { wantSignIn } from '~/session/signIn.ts';
import { Loader } from '~/ui/Loader.tsx';

/** Visitors can only sign in: every other address sends them there and is remembered for afterwards. */
const requireSession: MiddlewareFunction = async ({ request }) => {
  if ((await sessionKnown()) === 'SIGNED_IN') return;
  const { pathname, search } = new URL(request.url);
  wantSignIn(pathname + search);
  throw redirect(paths.login());
};

/** Every page inside the frame, with the name people know it by. */
export const pages: readonly Page[] = [
  {
    path: patterns.index,
    title: 'Home',
    load: () => import('~/features/home/HomePage.tsx'),
  },
  {
    path: patterns.modulate,
    title: 'Welcome',
    load: () => import('~/features/modulate/ModulatePage.tsx'),
  },
  {
    path: patterns.scan,
    title: 'Scan',
    load: () => import('~/features/scan/ScanPage.tsx'),
  },
  {
    path: patterns.configurations,
    title: 'Configurations',
    load: () => import('~/features/configurations/ConfigurationsPage.tsx'),
  },
  {
    path: patterns.configuration,
    title: 'Configuration',
    load: () => import('~/features/configurations/ConfigurationPage.tsx'),
  },
  {
    path: patterns.configurator,
    title: '3D configurator',
    load: () => import('~/features/configurator/ConfiguratorPage.tsx'),
  },
  {
    path: patterns.quotes,
    title: 'Quotes',
    load: () => import('~/features/quotes/QuotesPage.tsx'),
  },
  {
    path: patterns.products,
    title: 'Products',
    load: () => import('~/features/products/ProductsPage.tsx'),
  },
  {
    path: patterns.product,
    title: 'Product',
    load: () => import('~/features/products/ProductPage.tsx'),
  },
  ...updatePages,
  {
    path: patterns.permissions,
    title: 'Permissions',
    load: () => import('~/features/permissions/PermissionsPage.tsx'),
  },
  {
    path: patterns.customerPermissions,
    title: 'Permissions of a customer',
    load: () => import('~/features/permissions/CustomerPermissionsPage.tsx'),
  },
  {
    path: patterns.accounts,
    title: 'Accounts',
    load: () => import('~/features/accounts/AccountsPage.tsx'),
  },
  {
    path: patterns.account,
    title: 'Account',
    load: () => import('~/features/accounts/AccountPage.tsx'),
  },
  {
    path: patterns.groups,
    title: 'Account groups',
    load: () => import('~/features/accounts/GroupsPage.tsx'),
  },
  {
    path: patterns.requests,
    title: 'Requests',
    load: () => import('~/features/requests/RequestsPage.tsx'),
  },
  {
    path: patterns.request,
    title: 'Request',
    load: () => import('~/features/requests/RequestPage.tsx'),
  },
  {
    path: patterns.roles,
    title: 'Services, servlets and roles',
    load: () => import('~/features/access/RolesPage.tsx'),
  },
  {
    path: patterns.blacklist,
    title: 'Blacklist',
    load: () => import('~/features/access/BlacklistPage.tsx'),
  },
  {
    path: patterns.whitelist,
    title: 'Whitelist',
    load: () => import('~/features/access/WhitelistPage.tsx'),
  },
  {
    path: patterns.whitelistAddress,
    title: 'Entries of the whitelist',
    load: () => import('~/features/access/WhitelistAddressPage.tsx'),
  },
  {
    path: patterns.effectiveAccess,
    title: 'Access of a person',
    load: () => import('~/features/access/EffectiveAccessPage.tsx'),
  },
  ...firmwarePages,
  ...cutFilePages,
  ...commandPages,
  ...platformPages,
  {
    path: patterns.parts,
    title: 'Parts',
    load: () => import('~/features/parts/PartsPage.tsx'),
  },
  {
    path: patterns.part,
    title: 'Part',
    load: () => import('~/features/parts/PartPage.tsx'),
  },
  {
    path: patterns.machines,
    title: 'Milling machines',
    load: () => import('~/features/milling/MachinesPage.tsx'),
  },
  {
    path: patterns.machineForm,
    title: 'New milling machine',
    load: () => import('~/features/milling/MachineFormPage.tsx'),
  },
  {
    path: patterns.machine,
    title: 'Milling machine',
    load: () => import('~/features/milling/MachinePage.tsx'),
  },
  {
    path: patterns.macros,
    title: 'Macros',
    load: () => import('~/features/milling/MacrosPage.tsx'),
  },
  {
    path: patterns.macroForm,
    title: 'New macro',
    load: () => import('~/features/milling/MacroFormPage.tsx'),
  },
  {
    path: patterns.macro,
    title: 'Macro',
    load: () => import('~/features/milling/MacroPage.tsx'),
  },
  {
    path: patterns.macroVersion,
    title: 'Macro version',
    load: () => import('~/features/milling/MacroVersionPage.tsx'),
  },
  {
    path: patterns.macroVersionForm,
    title: 'New macro version',
    load: () => import('~/features/milling/MacroVersionFormPage.tsx'),
  },
  {
    path: patterns.millingParts,
    title: 'Parts and macros',
    load: () => import('~/features/milling/MillingPartsPage.tsx'),
  },
  {
    path: patterns.millingPart,
    title: 'Part and macros',
    load: () => import('~/features/milling/MillingPartPage.tsx'),
  },
  {
    path: patterns.millingSettings,
    title: 'Milling settings',
    load: () => import('~/features/milling/MillingSettingsPage.tsx'),
  },
];

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
          loader?.(client, { params, url: new URL(request.url) });
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
            { path: '*', Component: NotFoundPage },
          ],
        },
      ],
    },
  ];
}

export const createRouter = (client: QueryClient) => withPlaceOfPage(createBrowserRouter(routesOf(client)));
