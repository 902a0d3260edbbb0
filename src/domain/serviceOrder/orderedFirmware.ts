import { deviceTypes, isProductFamily, type DeviceType, type ProductFamily } from '../product/families.ts';
import { compareVersions, versionOf } from '../product/version.ts';
import { hasEnded } from './state.ts';

export type OrderedFirmware = {
  readonly firmwareType: string;
  readonly productFamily: ProductFamily;
  readonly deviceType: DeviceType;
  readonly name: string;
  readonly version: string;
};

export const productFirmwareType = 'APP';

export const firmwareText = ({ name, version }: Pick<OrderedFirmware, 'name' | 'version'>): string =>
  `${name} ${version}`;

/** The version in the name of a firmware file as people write it: "3.10"; empty for a name without one. */
export const versionText = (fileName: string): string => (versionOf(fileName) ?? []).join('.');

export const nameInFile = (fileName: string): string =>
  /^(.+?)[\s_-]v?\d+(?:\.\d+)+/i.exec(fileName)?.[1] ?? '';

export type FirmwareStanding = 'UNKNOWN' | 'OLDER' | 'SAME' | 'NEWER';

/** UNKNOWN where nothing is recorded, or something that is no version of the same firmware. */
export function firmwareStanding(
  fileName: string | null | undefined,
  ordered: OrderedFirmware,
): FirmwareStanding {
  const [now, wanted] = [versionOf(fileName ?? ''), versionOf(ordered.version)];
  const isOther = ordered.firmwareType !== productFirmwareType || nameInFile(fileName ?? '') !== ordered.name;
  if (isOther || !now || !wanted) return 'UNKNOWN';
  const order = compareVersions(now, wanted);
  if (order === 0) return 'SAME';
  return order < 0 ? 'OLDER' : 'NEWER';
}

export function firmwareFromAddress(parameters: URLSearchParams): OrderedFirmware | undefined {
  const [productFamily = '', device = '', name = '', version = ''] = [
    'family',
    'device',
    'name',
    'version',
  ].map((each) => parameters.get(each)?.trim() ?? '');
  const deviceType = deviceTypes.find((type) => type === device);
  if (!isProductFamily(productFamily) || !deviceType) return undefined;
  if (name === '' || versionOf(version) === undefined) return undefined;
  const firmwareType = parameters.get('firmwareType')?.trim() || productFirmwareType;
  return { firmwareType, productFamily, deviceType, name, version };
}

export function firmwareNameFrom(
  parameters: URLSearchParams,
): Pick<OrderedFirmware, 'firmwareType' | 'name'> | undefined {
  const name = parameters.get('name')?.trim();
  const firmwareType = parameters.get('firmwareType')?.trim() || productFirmwareType;
  return name ? { firmwareType, name } : undefined;
}

export const firmwareQuery = ({
  firmwareType,
  productFamily,
  deviceType,
  name,
  version,
}: OrderedFirmware): Readonly<Record<string, string>> => ({
  firmwareType: firmwareType === productFirmwareType ? '' : firmwareType,
  family: productFamily,
  device: deviceType,
  name,
  version,
});

type Listed = {
  readonly firmwareSignature: {
    readonly firmwareType: string;
    readonly productFamily: string;
    readonly deviceType: string;
    readonly name: string;
  };
  readonly firmwareFiles: readonly { readonly version: string }[];
};

type Signature = Listed['firmwareSignature'];

const isSignatureOf = (one: Signature, other: Signature): boolean =>
  one.firmwareType === other.firmwareType &&
  one.productFamily === other.productFamily &&
  one.deviceType === other.deviceType &&
  one.name === other.name;

type OfOrder = { readonly serviceOrderState: string; readonly firmware?: OrderedFirmware | null | undefined };

export const ordersWaitingFor = <Order extends OfOrder>(
  orders: readonly Order[],
  signature: Signature,
  version: string | undefined,
): readonly Order[] =>
  orders.filter(
    (order) =>
      order.firmware &&
      !hasEnded(order) &&
      isSignatureOf(order.firmware, signature) &&
      (version === undefined || order.firmware.version === version),
  );

export const lacksFile = (order: OfOrder, all: readonly Listed[]): boolean => {
  const { firmware } = order;
  if (!firmware || hasEnded(order)) return false;
  return !all.some(
    ({ firmwareSignature, firmwareFiles }) =>
      isSignatureOf(firmware, firmwareSignature) &&
      firmwareFiles.some(({ version }) => version === firmware.version),
  );
};

export type FirmwareChoice = Pick<OrderedFirmware, 'firmwareType' | 'name'> & {
  readonly versions: readonly string[];
};

/** The firmware there is for products of a kind, that which they are recorded with first; none without a version. */
export const firmwareChoices = (
  all: readonly Listed[],
  productFamily: string,
  deviceType: string,
): readonly FirmwareChoice[] =>
  all
    .filter(
      ({ firmwareSignature: signature, firmwareFiles }) =>
        signature.productFamily === productFamily &&
        signature.deviceType === deviceType &&
        firmwareFiles.length > 0,
    )
    .map(({ firmwareSignature: { firmwareType, name }, firmwareFiles }) => ({
      firmwareType,
      name,
      versions: firmwareFiles.map(({ version }) => version).toSorted(highestFirst),
    }))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || one.name.localeCompare(other.name));

export const isOffered = (
  choices: readonly FirmwareChoice[],
  { firmwareType, name, version }: Pick<OrderedFirmware, 'firmwareType' | 'name' | 'version'>,
): boolean =>
  choices.some(
    (each) => each.firmwareType === firmwareType && each.name === name && each.versions.includes(version),
  );

const rankOf = ({ firmwareType }: FirmwareChoice): number => (firmwareType === productFirmwareType ? 0 : 1);

export const highestFirst = (one: string, other: string): number =>
  compareVersions(versionOf(other) ?? [], versionOf(one) ?? []);
