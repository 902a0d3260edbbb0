import { deviceTypes, isProductFamily, type DeviceType, type ProductFamily } from '../product/families.ts';
import { compareVersions, parseFileVersion } from '../product/version.ts';
import { hasOrderEnded } from './state.ts';

export type OrderFirmware = {
  readonly firmwareType: string;
  readonly productFamily: ProductFamily;
  readonly deviceType: DeviceType;
  readonly name: string;
  readonly version: string;
};

export const productFirmwareType = 'APP';

export const formatFirmware = ({ name, version }: Pick<OrderFirmware, 'name' | 'version'>): string =>
  `${name} ${version}`;

/** Version in the name of a firmware file, "3.10"; empty for a name without one. */
export const formatFileVersion = (fileName: string): string => (parseFileVersion(fileName) ?? []).join('.');

export const extractFirmwareName = (fileName: string): string =>
  /^(.+?)[\s_-]v?\d+(?:\.\d+)+/i.exec(fileName)?.[1] ?? '';

export type FirmwareComparison = 'UNKNOWN' | 'OLDER' | 'SAME' | 'NEWER';

/** UNKNOWN where no firmware is recorded, or no version of the same firmware. */
export function compareFirmware(
  fileName: string | null | undefined,
  ordered: OrderFirmware,
): FirmwareComparison {
  const [now, wanted] = [parseFileVersion(fileName ?? ''), parseFileVersion(ordered.version)];
  const isOther =
    ordered.firmwareType !== productFirmwareType || extractFirmwareName(fileName ?? '') !== ordered.name;
  if (isOther || !now || !wanted) return 'UNKNOWN';
  const order = compareVersions(now, wanted);
  if (order === 0) return 'SAME';
  return order < 0 ? 'OLDER' : 'NEWER';
}

export function parseOrderFirmware(parameters: URLSearchParams): OrderFirmware | undefined {
  const [productFamily = '', device = '', name = '', version = ''] = [
    'family',
    'device',
    'name',
    'version',
  ].map((each) => parameters.get(each)?.trim() ?? '');
  const deviceType = deviceTypes.find((type) => type === device);
  if (!isProductFamily(productFamily) || !deviceType) return undefined;
  if (name === '' || parseFileVersion(version) === undefined) return undefined;
  const firmwareType = parameters.get('firmwareType')?.trim() || productFirmwareType;
  return { firmwareType, productFamily, deviceType, name, version };
}

export function parseFirmwareName(
  parameters: URLSearchParams,
): Pick<OrderFirmware, 'firmwareType' | 'name'> | undefined {
  const name = parameters.get('name')?.trim();
  const firmwareType = parameters.get('firmwareType')?.trim() || productFirmwareType;
  return name ? { firmwareType, name } : undefined;
}

export const toFirmwareSearchParams = ({
  firmwareType,
  productFamily,
  deviceType,
  name,
  version,
}: OrderFirmware): Readonly<Record<string, string>> => ({
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

type OfOrder = { readonly serviceOrderState: string; readonly firmware?: OrderFirmware | null | undefined };

export const filterOrdersByFirmware = <Order extends OfOrder>(
  orders: readonly Order[],
  signature: Signature,
  version: string | undefined,
): readonly Order[] =>
  orders.filter(
    (order) =>
      order.firmware &&
      !hasOrderEnded(order) &&
      isSignatureOf(order.firmware, signature) &&
      (version === undefined || order.firmware.version === version),
  );

export const isFirmwareFileMissing = (order: OfOrder, all: readonly Listed[]): boolean => {
  const { firmware } = order;
  if (!firmware || hasOrderEnded(order)) return false;
  return !all.some(
    ({ firmwareSignature, firmwareFiles }) =>
      isSignatureOf(firmware, firmwareSignature) &&
      firmwareFiles.some(({ version }) => version === firmware.version),
  );
};

export type FirmwareChoice = Pick<OrderFirmware, 'firmwareType' | 'name'> & {
  readonly versions: readonly string[];
};

/** Firmware for products of a kind, the recorded one first; none without a version. */
export const listFirmwareChoices = (
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
      versions: firmwareFiles.map(({ version }) => version).toSorted(compareVersionsDescending),
    }))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || one.name.localeCompare(other.name));

export const isFirmwareOffered = (
  choices: readonly FirmwareChoice[],
  { firmwareType, name, version }: Pick<OrderFirmware, 'firmwareType' | 'name' | 'version'>,
): boolean =>
  choices.some(
    (each) => each.firmwareType === firmwareType && each.name === name && each.versions.includes(version),
  );

const rankOf = ({ firmwareType }: FirmwareChoice): number => (firmwareType === productFirmwareType ? 0 : 1);

export const compareVersionsDescending = (one: string, other: string): number =>
  compareVersions(parseFileVersion(other) ?? [], parseFileVersion(one) ?? []);
