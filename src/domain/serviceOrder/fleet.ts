import { deviceTypes, productFamilies, type DeviceType, type ProductFamily } from '../product/families.ts';
import { oneOf } from '../words/addressValues.ts';
import { isNarrowed, productFilterFrom } from '../product/listFilter.ts';
import { hasPendingOrder } from '../product/state.ts';
import { highestFirst, versionText } from './orderedFirmware.ts';

export type FleetProduct = {
  readonly serialNumber: string;
  readonly productFamily: string;
  readonly deviceType: string;
  readonly firmwareFile: { readonly fileName: string } | null;
  readonly serviceOrders: readonly { readonly id: string; readonly serviceOrderState: string }[];
};

export const noFirmware = 'NONE';

export const fleetVersion = ({ firmwareFile }: FleetProduct): string =>
  versionText(firmwareFile?.fileName ?? '') || noFirmware;

/** The version a product runs, read once from each name of a file: a hundred thousand products have a few hundred. */
function versionsByFile(): (product: FleetProduct) => string {
  const known = new Map<string | undefined, string>();
  return (product) => {
    const fileName = product.firmwareFile?.fileName;
    const version = known.get(fileName) ?? fleetVersion(product);
    known.set(fileName, version);
    return version;
  };
}

export const waitChoices = ['ALL', 'WAITING', 'NOT_WAITING'] as const;

export type FleetFilter = {
  readonly family: ProductFamily | 'ALL';
  readonly deviceType: DeviceType | 'ALL';
  readonly firmware: string;
  readonly waits: (typeof waitChoices)[number];
};

export const fleetFilterFrom = (parameters: URLSearchParams): FleetFilter => ({
  family: oneOf(productFamilies, parameters.get('family')) ?? 'ALL',
  deviceType: oneOf(deviceTypes, parameters.get('type')) ?? 'ALL',
  firmware: parameters.get('firmware')?.trim() ?? '',
  waits: oneOf(waitChoices, parameters.get('waits')) ?? 'ALL',
});

export const fleetFilterQuery = ({
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

export const narrowsFleet = (filter: FleetFilter): boolean =>
  Object.keys(fleetFilterQuery(filter)).length > 0;

/** Null where they leave nothing out: nobody means all the products there are. */
export function listToUpdate(query: string | null): string | null {
  const parameters = new URLSearchParams(query ?? '');
  const narrows = isNarrowed(productFilterFrom(parameters)) || narrowsFleet(fleetFilterFrom(parameters));
  return narrows ? query : null;
}

export function filteredFleet<Product extends FleetProduct>(
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

export type FleetKind = {
  readonly family: string;
  readonly deviceType: string;
  readonly total: number;
  readonly counts: ReadonlyMap<string, number>;
};

export type FleetMatrix = {
  readonly versions: readonly string[];
  readonly kinds: readonly FleetKind[];
};

const familyOrder: readonly string[] = productFamilies;
const typeOrder: readonly string[] = deviceTypes;

export function fleetMatrix(products: readonly FleetProduct[]): FleetMatrix {
  const kinds = new Map<string, FleetKind & { counts: Map<string, number>; total: number }>();
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
  const known = [...versions].filter((version) => version !== noFirmware).toSorted(highestFirst);
  return {
    versions: versions.has(noFirmware) ? [...known, noFirmware] : known,
    kinds: [...kinds.values()].toSorted(
      (one, other) =>
        familyOrder.indexOf(one.family) - familyOrder.indexOf(other.family) ||
        typeOrder.indexOf(one.deviceType) - typeOrder.indexOf(other.deviceType),
    ),
  };
}
