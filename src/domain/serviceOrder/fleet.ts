import { deviceTypes, productFamilies, type DeviceType, type ProductFamily } from '../product/families.ts';
import { parseMember } from '../words/parseMember.ts';
import { isProductFilterActive, parseProductFilter } from '../product/listFilter.ts';
import { hasPendingOrder } from '../product/state.ts';
import { compareVersionsDescending, formatFileVersion } from './orderFirmware.ts';

export type FleetProduct = {
  readonly serialNumber: string;
  readonly productFamily: string;
  readonly deviceType: string;
  readonly firmwareFile: { readonly fileName: string } | null;
  readonly serviceOrders: readonly { readonly id: string; readonly serviceOrderState: string }[];
};

export const noFirmwareValue = 'NONE';

export const getFleetVersion = ({ firmwareFile }: FleetProduct): string =>
  formatFileVersion(firmwareFile?.fileName ?? '') || noFirmwareValue;

/** Version in a firmware file name, parsed once per name: 100,000 products have a few hundred. */
function versionsByFile(): (product: FleetProduct) => string {
  const known = new Map<string | undefined, string>();
  return (product) => {
    const fileName = product.firmwareFile?.fileName;
    const version = known.get(fileName) ?? getFleetVersion(product);
    known.set(fileName, version);
    return version;
  };
}

export const fleetWaitChoices = ['ALL', 'WAITING', 'NOT_WAITING'] as const;

export type FleetFilter = {
  readonly family: ProductFamily | 'ALL';
  readonly deviceType: DeviceType | 'ALL';
  readonly firmware: string;
  readonly waits: (typeof fleetWaitChoices)[number];
};

export const parseFleetFilter = (parameters: URLSearchParams): FleetFilter => ({
  family: parseMember(productFamilies, parameters.get('family')) ?? 'ALL',
  deviceType: parseMember(deviceTypes, parameters.get('type')) ?? 'ALL',
  firmware: parameters.get('firmware')?.trim() ?? '',
  waits: parseMember(fleetWaitChoices, parameters.get('waits')) ?? 'ALL',
});

export const toFleetSearchParams = ({
  family,
  deviceType,
  firmware,
  waits,
}: FleetFilter): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({ family, type: deviceType, firmware, waits }).filter(
      ([, value]) => value !== '' && value !== 'ALL',
    ),
  );

export const isFleetFilterActive = (filter: FleetFilter): boolean =>
  Object.keys(toFleetSearchParams(filter)).length > 0;

/** The query, or null where it filters nothing: an update is never meant for all products. */
export function getUpdateListSearch(query: string | null): string | null {
  const parameters = new URLSearchParams(query ?? '');
  const narrows =
    isProductFilterActive(parseProductFilter(parameters)) ||
    isFleetFilterActive(parseFleetFilter(parameters));
  return narrows ? query : null;
}

export function filterFleet<Product extends FleetProduct>(
  products: readonly Product[],
  { family, deviceType, firmware, waits }: FleetFilter,
): readonly Product[] {
  const versionOfFile = versionsByFile();
  return products.filter(
    (product) =>
      (family === 'ALL' || product.productFamily === family) &&
      (deviceType === 'ALL' || product.deviceType === deviceType) &&
      (firmware === '' || versionOfFile(product) === firmware) &&
      (waits === 'ALL' || hasPendingOrder(product.serviceOrders) === (waits === 'WAITING')),
  );
}

export type FleetRow = {
  readonly family: string;
  readonly deviceType: string;
  readonly total: number;
  readonly counts: ReadonlyMap<string, number>;
};

export type FleetMatrix = {
  readonly versions: readonly string[];
  readonly kinds: readonly FleetRow[];
};

const familyOrder: readonly string[] = productFamilies;
const typeOrder: readonly string[] = deviceTypes;

export function buildFleetMatrix(products: readonly FleetProduct[]): FleetMatrix {
  const kinds = new Map<string, FleetRow & { counts: Map<string, number>; total: number }>();
  const versions = new Set<string>();
  const versionOfFile = versionsByFile();
  for (const product of products) {
    const { productFamily: family, deviceType } = product;
    const version = versionOfFile(product);
    const key = `${family} ${deviceType}`;
    const kind = kinds.get(key) ?? { family, deviceType, total: 0, counts: new Map<string, number>() };
    kind.total += 1;
    kind.counts.set(version, (kind.counts.get(version) ?? 0) + 1);
    kinds.set(key, kind);
    versions.add(version);
  }
  const known = [...versions]
    .filter((version) => version !== noFirmwareValue)
    .toSorted(compareVersionsDescending);
  return {
    versions: versions.has(noFirmwareValue) ? [...known, noFirmwareValue] : known,
    kinds: [...kinds.values()].toSorted(
      (one, other) =>
        familyOrder.indexOf(one.family) - familyOrder.indexOf(other.family) ||
        typeOrder.indexOf(one.deviceType) - typeOrder.indexOf(other.deviceType),
    ),
  };
}
