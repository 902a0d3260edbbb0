import { deviceTypes, isProductFamily, productFamilies } from '../product/families.ts';
import { sortByVersion } from '../product/version.ts';
import { firmwareTypes, isFirmwareType, formatFirmwareSignature, type Firmware } from './firmware.ts';
import { createWordMatcher } from '../words/search.ts';

export type FirmwareFilter = {
  readonly firmwareType: string;
  readonly productFamily: string;
  readonly deviceType: string;
  readonly search: string;
};

export const firmwareFilterChoices = {
  firmwareType: ['', ...firmwareTypes],
  productFamily: ['', ...productFamilies],
  deviceType: ['', ...deviceTypes],
} as const;

const known = (text: string | null, isKnown: (text: string) => boolean): string =>
  text !== null && isKnown(text) ? text : '';

export const parseFirmwareFilter = (query: URLSearchParams): FirmwareFilter => ({
  firmwareType: known(query.get('type'), isFirmwareType),
  productFamily: known(query.get('family'), isProductFamily),
  deviceType: known(query.get('device'), (text) => deviceTypes.some((type) => type === text)),
  search: query.get('search') ?? '',
});

export const isFirmwareFilterActive = (filter: FirmwareFilter): boolean =>
  Object.values(filter).some((part) => part.trim() !== '');

export function filterFirmware<Of extends Firmware>(
  all: readonly Of[],
  { firmwareType, productFamily, deviceType, search }: FirmwareFilter,
): readonly Of[] {
  const matches = createWordMatcher(search);
  const order = ({ firmwareSignature: signature }: Of): string =>
    [
      signature.productFamily,
      signature.deviceType,
      String(firmwareTypes.findIndex((type) => type === signature.firmwareType)),
      signature.name,
    ].join(' ');
  return all
    .filter(({ firmwareSignature: signature, note }) => {
      const fits =
        (firmwareType === '' || signature.firmwareType === firmwareType) &&
        (productFamily === '' || signature.productFamily === productFamily) &&
        (deviceType === '' || signature.deviceType === deviceType);
      return fits && matches(formatFirmwareSignature(signature), note);
    })
    .toSorted((one, other) => (order(one) < order(other) ? -1 : 1));
}

export type FirmwareWithFile<Of extends Firmware> = {
  readonly firmware: Of;
  readonly file: Of['firmwareFiles'][number];
};

export const listFirmwareFiles = <Of extends Firmware>(all: readonly Of[]): readonly FirmwareWithFile<Of>[] =>
  all.flatMap((firmware) => sortByVersion(firmware.firmwareFiles).map((file) => ({ firmware, file })));
