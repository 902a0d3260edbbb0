import type { IconName } from '~/ui/iconSprites.ts';
import { areaTexts } from '~/domain/words/texts/frame.ts';
import { configuratorBasePath, millingBasePath, pages, grantsBasePath } from '~/pages.ts';
import { checkRoleAdministration, checkGrantsAccess } from '~/domain/access/staffDecisions.ts';
import { isApiDescriptionOffered } from '~/domain/apiDescription/permission.ts';
import { isAnonymous } from '~/domain/access/unitFlags.ts';
import { checkAppsAccess } from '~/domain/app/permission.ts';
import { checkAccountsAccess } from '~/domain/account/permission.ts';
import { checkCommandsAccess } from '~/domain/command/permission.ts';
import { checkCutFilesAccess } from '~/domain/cutFile/permission.ts';
import { checkFirmwareAccess } from '~/domain/firmware/permission.ts';
import { checkMillingAccess } from '~/domain/milling/permission.ts';
import { checkPartsAccess } from '~/domain/part/permission.ts';
import { checkProductsAccess } from '~/domain/product/permission.ts';
import { isOrderAdministrationOffered, checkOrdersAccess } from '~/domain/serviceOrder/permission.ts';
import { checkQuotesAccess, checkToolboxAccess } from '~/domain/quote/quotesAccess.ts';
import { checkRequestsAccess } from '~/domain/request/permission.ts';
import { checkSymbolsAccess } from '~/domain/symbol/permission.ts';
import { checkResourcesAccess, isDeviceErrorListOffered } from '~/domain/resource/permission.ts';
import { checkScanPageAccess } from '~/domain/scan/permission.ts';
import { checkOperations, type Actor } from '~/domain/access/decision.ts';
import { paths } from '~/paths.ts';

export type NavigationItem = {
  readonly label: string;
  readonly path: string;
  readonly areas?: readonly string[];
  readonly icon: IconName;
  readonly canOpen: (actor: Actor) => boolean;
};

type Section = { readonly label: string; readonly destinations: readonly NavigationItem[] };

const sections: readonly Section[] = [
  {
    label: areaTexts.work,
    destinations: [
      {
        label: pages.index.title,
        path: paths.index(),
        icon: 'home',
        canOpen: ({ units }) => !isAnonymous(units),
      },
      {
        label: pages.configurations.title,
        path: paths.configurations(),
        areas: [paths.configurations(), configuratorBasePath],
        icon: 'adjustmentsHorizontal',
        canOpen: (actor) =>
          !isAnonymous(actor.units) && checkOperations(actor, 'configurationFilter').allowed,
      },
      {
        label: pages.products.title,
        path: paths.products(),
        icon: 'deviceRemote',
        canOpen: (actor) => checkProductsAccess(actor).allowed,
      },
      {
        label: pages.updates.title,
        path: paths.updates(),
        icon: 'refresh',
        canOpen: (actor) => !isAnonymous(actor.units) && checkOrdersAccess(actor).allowed,
      },
      {
        label: pages.quotes.title,
        path: paths.quotes(),
        icon: 'receipt',
        canOpen: ({ units }) => checkQuotesAccess(units).allowed,
      },
      {
        label: pages.requests.title,
        path: paths.requests(),
        icon: 'inbox',
        canOpen: (actor) => checkRequestsAccess(actor).allowed,
      },
      {
        label: pages.scan.title,
        path: paths.scan(),
        icon: 'scan',
        canOpen: ({ units }) => checkScanPageAccess(units).allowed,
      },
      {
        label: pages.permissions.title,
        path: paths.permissions(),
        icon: 'key',
        canOpen: ({ units }) => checkGrantsAccess(units).allowed,
      },
    ],
  },
  {
    label: areaTexts.administration,
    destinations: [
      {
        label: pages.parts.title,
        path: paths.parts(),
        icon: 'puzzle',
        canOpen: (actor) => checkPartsAccess(actor).allowed,
      },
      {
        label: pages.cutFiles.title,
        path: paths.cutFiles(),
        icon: 'vectorSpline',
        canOpen: (actor) => checkCutFilesAccess(actor).allowed,
      },
      {
        label: pages.symbols.title,
        path: paths.symbols(),
        icon: 'icons',
        canOpen: (actor) => checkSymbolsAccess(actor).allowed,
      },
      {
        label: areaTexts.milling,
        path: paths.milling.machines(),
        areas: [millingBasePath],
        icon: 'tool',
        canOpen: ({ units }) => checkMillingAccess(units).allowed,
      },
      {
        label: pages.serviceOrders.title,
        path: paths.serviceOrders(),
        icon: 'cloudUpload',
        canOpen: isOrderAdministrationOffered,
      },
      {
        label: pages.firmwares.title,
        path: paths.firmwares(),
        icon: 'cpu',
        canOpen: (actor) => checkFirmwareAccess(actor).allowed,
      },
      {
        label: pages.apps.title,
        path: paths.apps(),
        icon: 'apps',
        canOpen: (actor) => checkAppsAccess(actor).allowed,
      },
      {
        label: pages.commands.title,
        path: paths.commands(),
        icon: 'terminal2',
        canOpen: (actor) => checkCommandsAccess(actor).allowed,
      },
      {
        label: pages.accounts.title,
        path: paths.accounts(),
        icon: 'building',
        canOpen: (actor) => checkAccountsAccess(actor).allowed,
      },
      {
        label: pages.groups.title,
        path: paths.groups(),
        icon: 'buildingCommunity',
        canOpen: (actor) => checkAccountsAccess(actor).allowed,
      },
      {
        label: pages.deviceErrors.title,
        path: paths.deviceErrors(),
        icon: 'alertTriangle',
        canOpen: isDeviceErrorListOffered,
      },
      {
        label: pages.resources.title,
        path: paths.resources(),
        icon: 'braces',
        canOpen: (actor) => checkResourcesAccess(actor).allowed,
      },
      {
        label: areaTexts.toolbox,
        path: paths.toolbox(),
        icon: 'tools',
        canOpen: (actor) => checkToolboxAccess(actor).allowed,
      },
      {
        label: pages.api.title,
        path: paths.api(),
        icon: 'api',
        canOpen: isApiDescriptionOffered,
      },
      {
        label: areaTexts.access,
        path: paths.roles(),
        areas: [grantsBasePath],
        icon: 'shieldLock',
        canOpen: ({ units }) => checkRoleAdministration(units).allowed,
      },
    ],
  },
];

export const isNavigationItemActive = ({ path, areas = [path] }: NavigationItem, pathname: string): boolean =>
  areas.some((area) => pathname === area || pathname.startsWith(`${area}/`));

/** Path of the first area of the administration that is open to a person; the index page where none is. */
export const findAdministrationPath = (actor: Actor): string =>
  sections
    .find(({ label }) => label === areaTexts.administration)
    ?.destinations.find(({ canOpen }) => canOpen(actor))?.path ?? paths.index();

export function listNavigationSections(actor: Actor): readonly Section[] {
  return sections
    .map(({ label, destinations }) => ({
      label,
      destinations: destinations.filter(({ canOpen }) => canOpen(actor)),
    }))
    .filter(({ destinations }) => destinations.length > 0);
}
