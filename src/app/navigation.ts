import {
  IconAdjustmentsHorizontal,
  IconApps,
  IconAlertTriangle,
  IconApi,
  IconBraces,
  IconBuilding,
  IconBuildingCommunity,
  IconCloudUpload,
  IconCpu,
  IconDeviceRemote,
  IconHome,
  IconIcons,
  IconInbox,
  IconKey,
  IconPuzzle,
  IconReceipt,
  IconRefresh,
  IconScan,
  IconVectorSpline,
  IconShieldLock,
  IconTerminal2,
  IconTool,
  IconTools,
  type Icon,
} from '@tabler/icons-react';
import { areaTexts } from '~/domain/words/texts/frame.ts';
import { mayOpenPermissions } from '~/domain/access/permissionsPage.ts';
import { offersDescription } from '~/domain/apiDescription/permission.ts';
import { isAnonymous, isStaff } from '~/domain/access/unitFlags.ts';
import { mayAdministerRoles } from '~/domain/access/rolesAdministration.ts';
import { mayOpenApps } from '~/domain/app/permission.ts';
import { mayOpenAccounts } from '~/domain/account/permission.ts';
import { mayOpenCommands } from '~/domain/command/permission.ts';
import { mayOpenCutFiles } from '~/domain/cutFile/permission.ts';
import { mayOpenFirmware } from '~/domain/firmware/permission.ts';
import { mayOpenMilling } from '~/domain/milling/permission.ts';
import { mayOpenParts } from '~/domain/part/permission.ts';
import { mayListProducts } from '~/domain/product/permission.ts';
import { mayCreateOrder, mayListOrders } from '~/domain/serviceOrder/permission.ts';
import { mayUseQuotes } from '~/domain/quote/permission.ts';
import { mayOpenToolbox } from '~/domain/quote/toolboxPermission.ts';
import { mayOpenRequests } from '~/domain/request/permission.ts';
import { mayOpenSymbols } from '~/domain/symbol/permission.ts';
import { mayOpenResources, offersDeviceErrors } from '~/domain/resource/permission.ts';
import { mayOpenScanPage } from '~/domain/scan/permission.ts';
import { mayCall, type Actor } from '~/domain/access/verdict.ts';
import { millingArea, paths, permissionsArea } from '~/paths.ts';

export type Destination = {
  readonly label: string;
  readonly path: string;
  /** Beginning of the addresses of the area, where that is not its path. */
  readonly area?: string;
  readonly icon: Icon;
  readonly mayOpen: (actor: Actor) => boolean;
};

type Section = { readonly label: string; readonly destinations: readonly Destination[] };

const sections: readonly Section[] = [
  {
    label: areaTexts.work,
    destinations: [
      {
        label: areaTexts.home,
        path: paths.index(),
        icon: IconHome,
        mayOpen: ({ units }) => !isAnonymous(units),
      },
      {
        label: areaTexts.configurations,
        path: paths.configurations(),
        icon: IconAdjustmentsHorizontal,
        mayOpen: (actor) => !isAnonymous(actor.units) && mayCall(actor, 'configurationFilter').allowed,
      },
      {
        label: areaTexts.products,
        path: paths.products(),
        icon: IconDeviceRemote,
        mayOpen: (actor) => mayListProducts(actor).allowed,
      },
      {
        label: areaTexts.updates,
        path: paths.updates(),
        icon: IconRefresh,
        mayOpen: (actor) => !isAnonymous(actor.units) && mayListOrders(actor).allowed,
      },
      {
        label: areaTexts.quotes,
        path: paths.quotes(),
        icon: IconReceipt,
        mayOpen: ({ units }) => mayUseQuotes(units).allowed,
      },
      {
        label: areaTexts.requests,
        path: paths.requests(),
        icon: IconInbox,
        mayOpen: (actor) => mayOpenRequests(actor).allowed,
      },
      {
        label: areaTexts.scan,
        path: paths.scan(),
        icon: IconScan,
        mayOpen: ({ units }) => mayOpenScanPage(units).allowed,
      },
      {
        label: areaTexts.permissions,
        path: paths.permissions(),
        icon: IconKey,
        mayOpen: ({ units }) => mayOpenPermissions(units).allowed,
      },
    ],
  },
  {
    label: areaTexts.administration,
    destinations: [
      {
        label: areaTexts.parts,
        path: paths.parts(),
        icon: IconPuzzle,
        mayOpen: (actor) => mayOpenParts(actor).allowed,
      },
      {
        label: areaTexts.cutFiles,
        path: paths.cutFiles(),
        icon: IconVectorSpline,
        mayOpen: (actor) => mayOpenCutFiles(actor).allowed,
      },
      {
        label: areaTexts.symbols,
        path: paths.symbols(),
        icon: IconIcons,
        mayOpen: (actor) => mayOpenSymbols(actor).allowed,
      },
      {
        label: areaTexts.milling,
        path: paths.milling.machines(),
        area: millingArea,
        icon: IconTool,
        mayOpen: ({ units }) => mayOpenMilling(units).allowed,
      },
      {
        label: areaTexts.serviceOrders,
        path: paths.serviceOrders(),
        icon: IconCloudUpload,
        // Until the access lists are known nobody else is offered it.
        mayOpen: (actor) =>
          (isStaff(actor.units) || actor.operations !== undefined) && mayCreateOrder(actor).allowed,
      },
      {
        label: areaTexts.firmware,
        path: paths.firmwares(),
        icon: IconCpu,
        mayOpen: (actor) => mayOpenFirmware(actor).allowed,
      },
      {
        label: areaTexts.apps,
        path: paths.apps(),
        icon: IconApps,
        mayOpen: (actor) => mayOpenApps(actor).allowed,
      },
      {
        label: areaTexts.commands,
        path: paths.commands(),
        icon: IconTerminal2,
        mayOpen: (actor) => mayOpenCommands(actor).allowed,
      },
      {
        label: areaTexts.accounts,
        path: paths.accounts(),
        icon: IconBuilding,
        mayOpen: (actor) => mayOpenAccounts(actor).allowed,
      },
      {
        label: areaTexts.groups,
        path: paths.groups(),
        icon: IconBuildingCommunity,
        mayOpen: (actor) => mayOpenAccounts(actor).allowed,
      },
      {
        label: areaTexts.deviceErrors,
        path: paths.deviceErrors(),
        icon: IconAlertTriangle,
        mayOpen: offersDeviceErrors,
      },
      {
        label: areaTexts.resources,
        path: paths.resources(),
        icon: IconBraces,
        mayOpen: (actor) => mayOpenResources(actor).allowed,
      },
      {
        label: areaTexts.toolbox,
        path: paths.toolbox(),
        icon: IconTools,
        mayOpen: (actor) => mayOpenToolbox(actor).allowed,
      },
      {
        label: areaTexts.api,
        path: paths.api(),
        icon: IconApi,
        mayOpen: offersDescription,
      },
      {
        label: areaTexts.access,
        path: paths.roles(),
        area: permissionsArea,
        icon: IconShieldLock,
        mayOpen: ({ units }) => mayAdministerRoles(units).allowed,
      },
    ],
  },
];

/** Whether an address is one of a destination's. */
export const isWithin = ({ path, area = path }: Destination, pathname: string): boolean =>
  pathname === area || pathname.startsWith(`${area}/`);

/** Destinations open to this person, section by section; a section with nowhere to go is left out. */
export function destinationsFor(actor: Actor): readonly Section[] {
  return sections
    .map(({ label, destinations }) => ({
      label,
      destinations: destinations.filter(({ mayOpen }) => mayOpen(actor)),
    }))
    .filter(({ destinations }) => destinations.length > 0);
}
