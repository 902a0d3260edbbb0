import type { Mark } from '~/ui/marks.ts';
import { areaTexts } from '~/domain/words/texts/frame.ts';
import { pageTitles } from '~/domain/words/texts/pageTitles.ts';
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
import { configuratorArea, millingArea, paths, permissionsArea } from '~/paths.ts';

export type Destination = {
  readonly label: string;
  readonly path: string;
  /** Beginnings of the addresses of the area, where that is not its path alone. */
  readonly areas?: readonly string[];
  readonly icon: Mark;
  readonly mayOpen: (actor: Actor) => boolean;
};

type Section = { readonly label: string; readonly destinations: readonly Destination[] };

const sections: readonly Section[] = [
  {
    label: areaTexts.work,
    destinations: [
      {
        label: pageTitles.index,
        path: paths.index(),
        icon: 'home',
        mayOpen: ({ units }) => !isAnonymous(units),
      },
      {
        label: pageTitles.configurations,
        path: paths.configurations(),
        areas: [paths.configurations(), configuratorArea],
        icon: 'adjustmentsHorizontal',
        mayOpen: (actor) => !isAnonymous(actor.units) && mayCall(actor, 'configurationFilter').allowed,
      },
      {
        label: pageTitles.products,
        path: paths.products(),
        icon: 'deviceRemote',
        mayOpen: (actor) => mayListProducts(actor).allowed,
      },
      {
        label: pageTitles.updates,
        path: paths.updates(),
        icon: 'refresh',
        mayOpen: (actor) => !isAnonymous(actor.units) && mayListOrders(actor).allowed,
      },
      {
        label: pageTitles.quotes,
        path: paths.quotes(),
        icon: 'receipt',
        mayOpen: ({ units }) => mayUseQuotes(units).allowed,
      },
      {
        label: pageTitles.requests,
        path: paths.requests(),
        icon: 'inbox',
        mayOpen: (actor) => mayOpenRequests(actor).allowed,
      },
      {
        label: pageTitles.scan,
        path: paths.scan(),
        icon: 'scan',
        mayOpen: ({ units }) => mayOpenScanPage(units).allowed,
      },
      {
        label: pageTitles.permissions,
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
        label: pageTitles.parts,
        path: paths.parts(),
        icon: 'puzzle',
        mayOpen: (actor) => mayOpenParts(actor).allowed,
      },
      {
        label: pageTitles.cutFiles,
        path: paths.cutFiles(),
        icon: 'vectorSpline',
        mayOpen: (actor) => mayOpenCutFiles(actor).allowed,
      },
      {
        label: pageTitles.symbols,
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
        label: pageTitles.serviceOrders,
        path: paths.serviceOrders(),
        icon: 'cloudUpload',
        mayOpen: offersOrders,
      },
      {
        label: pageTitles.firmwares,
        path: paths.firmwares(),
        icon: 'cpu',
        mayOpen: (actor) => mayOpenFirmware(actor).allowed,
      },
      {
        label: pageTitles.apps,
        path: paths.apps(),
        icon: 'apps',
        mayOpen: (actor) => mayOpenApps(actor).allowed,
      },
      {
        label: pageTitles.commands,
        path: paths.commands(),
        icon: 'terminal2',
        mayOpen: (actor) => mayOpenCommands(actor).allowed,
      },
      {
        label: pageTitles.accounts,
        path: paths.accounts(),
        icon: 'building',
        mayOpen: (actor) => mayOpenAccounts(actor).allowed,
      },
      {
        label: pageTitles.groups,
        path: paths.groups(),
        icon: 'buildingCommunity',
        mayOpen: (actor) => mayOpenAccounts(actor).allowed,
      },
      {
        label: pageTitles.deviceErrors,
        path: paths.deviceErrors(),
        icon: 'alertTriangle',
        mayOpen: offersDeviceErrors,
      },
      {
        label: pageTitles.resources,
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
        label: pageTitles.api,
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

/** Whether an address is one of a destination's. */
export const isWithin = ({ path, areas = [path] }: Destination, pathname: string): boolean =>
  areas.some((area) => pathname === area || pathname.startsWith(`${area}/`));

/** Path of the first area of the administration that is open to a person; the first page where none is. */
export const firstAdministration = (actor: Actor): string =>
  sections
    .find(({ label }) => label === areaTexts.administration)
    ?.destinations.find(({ mayOpen }) => mayOpen(actor))?.path ?? paths.index();

/** Destinations open to this person, section by section; a section with nowhere to go is left out. */
export function destinationsFor(actor: Actor): readonly Section[] {
  return sections
    .map(({ label, destinations }) => ({
      label,
      destinations: destinations.filter(({ mayOpen }) => mayOpen(actor)),
    }))
    .filter(({ destinations }) => destinations.length > 0);
}
