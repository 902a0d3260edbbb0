import type { IconName } from '~/ui/marks.ts';
import { areaTexts } from '~/domain/words/texts/frame.ts';
import { configuratorArea, millingArea, pages, permissionsArea } from '~/pages.ts';
import { mayAdministerRoles, mayOpenPermissions } from '~/domain/access/staffVerdicts.ts';
import { offersDescription } from '~/domain/apiDescription/permission.ts';
import { isAnonymous } from '~/domain/access/unitFlags.ts';
import { mayOpenApps } from '~/domain/app/permission.ts';
import { mayOpenAccounts } from '~/domain/account/permission.ts';
import { mayOpenCommands } from '~/domain/command/permission.ts';
import { mayOpenCutFiles } from '~/domain/cutFile/permission.ts';
import { mayOpenFirmware } from '~/domain/firmware/permission.ts';
import { mayOpenMilling } from '~/domain/milling/permission.ts';
import { mayOpenParts } from '~/domain/part/permission.ts';
import { mayListProducts } from '~/domain/product/permission.ts';
import { offersOrders, mayListOrders } from '~/domain/serviceOrder/permission.ts';
import { mayUseQuotes, mayOpenToolbox } from '~/domain/quote/quoting.ts';
import { mayOpenRequests } from '~/domain/request/permission.ts';
import { mayOpenSymbols } from '~/domain/symbol/permission.ts';
import { mayOpenResources, offersDeviceErrors } from '~/domain/resource/permission.ts';
import { mayOpenScanPage } from '~/domain/scan/permission.ts';
import { mayCall, type Actor } from '~/domain/access/verdict.ts';
import { paths } from '~/paths.ts';

export type Destination = {
  readonly label: string;
  readonly path: string;
  readonly areas?: readonly string[];
  readonly icon: IconName;
  readonly mayOpen: (actor: Actor) => boolean;
};

type Section = { readonly label: string; readonly destinations: readonly Destination[] };

const sections: readonly Section[] = [
  {
    label: areaTexts.work,
    destinations: [
      {
        label: pages.index.title,
        path: paths.index(),
        icon: 'home',
        mayOpen: ({ units }) => !isAnonymous(units),
      },
      {
        label: pages.configurations.title,
        path: paths.configurations(),
        areas: [paths.configurations(), configuratorArea],
        icon: 'adjustmentsHorizontal',
        mayOpen: (actor) => !isAnonymous(actor.units) && mayCall(actor, 'configurationFilter').allowed,
      },
      {
        label: pages.products.title,
        path: paths.products(),
        icon: 'deviceRemote',
        mayOpen: (actor) => mayListProducts(actor).allowed,
      },
      {
        label: pages.updates.title,
        path: paths.updates(),
        icon: 'refresh',
        mayOpen: (actor) => !isAnonymous(actor.units) && mayListOrders(actor).allowed,
      },
      {
        label: pages.quotes.title,
        path: paths.quotes(),
        icon: 'receipt',
        mayOpen: ({ units }) => mayUseQuotes(units).allowed,
      },
      {
        label: pages.requests.title,
        path: paths.requests(),
        icon: 'inbox',
        mayOpen: (actor) => mayOpenRequests(actor).allowed,
      },
      {
        label: pages.scan.title,
        path: paths.scan(),
        icon: 'scan',
        mayOpen: ({ units }) => mayOpenScanPage(units).allowed,
      },
      {
        label: pages.permissions.title,
        path: paths.permissions(),
        icon: 'key',
        mayOpen: ({ units }) => mayOpenPermissions(units).allowed,
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
        mayOpen: (actor) => mayOpenParts(actor).allowed,
      },
      {
        label: pages.cutFiles.title,
        path: paths.cutFiles(),
        icon: 'vectorSpline',
        mayOpen: (actor) => mayOpenCutFiles(actor).allowed,
      },
      {
        label: pages.symbols.title,
        path: paths.symbols(),
        icon: 'icons',
        mayOpen: (actor) => mayOpenSymbols(actor).allowed,
      },
      {
        label: areaTexts.milling,
        path: paths.milling.machines(),
        areas: [millingArea],
        icon: 'tool',
        mayOpen: ({ units }) => mayOpenMilling(units).allowed,
      },
      {
        label: pages.serviceOrders.title,
        path: paths.serviceOrders(),
        icon: 'cloudUpload',
        mayOpen: offersOrders,
      },
      {
        label: pages.firmwares.title,
        path: paths.firmwares(),
        icon: 'cpu',
        mayOpen: (actor) => mayOpenFirmware(actor).allowed,
      },
      {
        label: pages.apps.title,
        path: paths.apps(),
        icon: 'apps',
        mayOpen: (actor) => mayOpenApps(actor).allowed,
      },
      {
        label: pages.commands.title,
        path: paths.commands(),
        icon: 'terminal2',
        mayOpen: (actor) => mayOpenCommands(actor).allowed,
      },
      {
        label: pages.accounts.title,
        path: paths.accounts(),
        icon: 'building',
        mayOpen: (actor) => mayOpenAccounts(actor).allowed,
      },
      {
        label: pages.groups.title,
        path: paths.groups(),
        icon: 'buildingCommunity',
        mayOpen: (actor) => mayOpenAccounts(actor).allowed,
      },
      {
        label: pages.deviceErrors.title,
        path: paths.deviceErrors(),
        icon: 'alertTriangle',
        mayOpen: offersDeviceErrors,
      },
      {
        label: pages.resources.title,
        path: paths.resources(),
        icon: 'braces',
        mayOpen: (actor) => mayOpenResources(actor).allowed,
      },
      {
        label: areaTexts.toolbox,
        path: paths.toolbox(),
        icon: 'tools',
        mayOpen: (actor) => mayOpenToolbox(actor).allowed,
      },
      {
        label: pages.api.title,
        path: paths.api(),
        icon: 'api',
        mayOpen: offersDescription,
      },
      {
        label: areaTexts.access,
        path: paths.roles(),
        areas: [permissionsArea],
        icon: 'shieldLock',
        mayOpen: ({ units }) => mayAdministerRoles(units).allowed,
      },
    ],
  },
];

export const isWithin = ({ path, areas = [path] }: Destination, pathname: string): boolean =>
  areas.some((area) => pathname === area || pathname.startsWith(`${area}/`));

/** Path of the first area of the administration that is open to a person; the first page where none is. */
export const firstAdministration = (actor: Actor): string =>
  sections
    .find(({ label }) => label === areaTexts.administration)
    ?.destinations.find(({ mayOpen }) => mayOpen(actor))?.path ?? paths.index();

export function destinationsFor(actor: Actor): readonly Section[] {
  return sections
    .map(({ label, destinations }) => ({
      label,
      destinations: destinations.filter(({ mayOpen }) => mayOpen(actor)),
    }))
    .filter(({ destinations }) => destinations.length > 0);
}
