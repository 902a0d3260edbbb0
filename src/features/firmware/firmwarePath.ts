import type { FirmwareFilter } from '~/domain/firmware/listFilter.ts';
import type { FirmwareSignature } from '~/domain/firmware/firmware.ts';
import { paths } from '~/paths.ts';

export const firmwarePath = (
  { firmwareType, productFamily, deviceType, name }: FirmwareSignature,
  query: Readonly<Record<string, string | undefined>> = {},
): string => paths.firmware(firmwareType, [productFamily, deviceType, name], query);

/** Path of the filtered list. Paths begin with the type: without one the other filters are search params. */
export const firmwareListPath = ({
  firmwareType,
  productFamily,
  deviceType,
  search,
}: FirmwareFilter): string =>
  firmwareType === ''
    ? paths.firmwares({ family: productFamily, device: deviceType, search })
    : paths.firmware(firmwareType, [productFamily, deviceType], { search });

/** Path of the files of a firmware type, narrowed by family and device type if given. */
export const firmwareFilesPath = ({ firmwareType, productFamily, deviceType }: FirmwareFilter): string =>
  paths.firmware(firmwareType, [productFamily, deviceType, 'files']);
