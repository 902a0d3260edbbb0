import { deviceTypes, isProductFamily, type DeviceType } from '../product/families.ts';

export const firmwarePages = ['file', 'files', 'firmware'] as const;
type FirmwarePage = (typeof firmwarePages)[number];

export type FirmwarePathParams = {
  readonly firmwareType: string;
  readonly productFamily?: string | undefined;
  readonly deviceType?: string | undefined;
  readonly page?: FirmwarePage;
  readonly name?: string;
};

const deviceTypeIn = (text: string | undefined): DeviceType | undefined =>
  deviceTypes.find((type) => type === text);
const pageIn = (text: string): FirmwarePage | undefined => firmwarePages.find((page) => page === text);

/**
 * Parts of a path after the firmware type. Three that end in a name are family, device type and name, even
 * unknown ones; otherwise parts are recognised by value and may be missing. Undefined for too many parts.
 */
export function parseFirmwarePath(
  firmwareType: string,
  parts: readonly string[],
): FirmwarePathParams | undefined {
  const left = parts.filter((part) => part !== '');
  const [family, type, name, ...more] = left;
  if (name !== undefined && more.length === 0 && pageIn(name) === undefined)
    return { firmwareType, productFamily: family, deviceType: type, name };
  const productFamily = family !== undefined && isProductFamily(family) ? family : undefined;
  if (productFamily) left.shift();
  const deviceType = deviceTypeIn(left[0]);
  if (deviceType) left.shift();
  const [last, ...beyond] = left;
  if (beyond.length > 0) return undefined;
  const found = { firmwareType, ...(productFamily && { productFamily }), ...(deviceType && { deviceType }) };
  if (last === undefined) return found;
  const page = pageIn(last);
  return page ? { ...found, page } : { ...found, name: last };
}

const isTaken = (name: string): boolean =>
  isProductFamily(name) || deviceTypeIn(name) !== undefined || pageIn(name) !== undefined;

export function validateFirmwareName(name: string): string | undefined {
  const given = name.trim();
  if (given === '') return 'A name is required';
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,59}$/.test(given)) {
    return 'A name is up to 60 letters, digits, dots, hyphens and underscores, the first a letter or digit';
  }
  return isTaken(given) ? `${given} means something else in addresses. Choose another name.` : undefined;
}
