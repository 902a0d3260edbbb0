import type { FirmwareFilter } from '~/domain/firmware/listFilter.ts';
import type { FirmwareSignature } from '~/domain/firmware/firmware.ts';
import { paths } from '~/paths.ts';

export const firmwarePath = (
  { firmwareType, productFamily, deviceType, name }: FirmwareSignature,
  query: Readonly<Record<string, string | undefined>> = {},
): string => paths.firmware(firmwareType, [productFamily, deviceType, name], query);

/** The list as a filter narrows it. Without a type the rest stands in the query, since addresses begin with the type. */
export const firmwareListPath = ({
  firmwareType,
  productFamily,
  deviceType,
  search,
}: FirmwareFilter): string =>
  firmwareType === ''
    ? paths.firmwares({ family: productFamily, device: deviceType, search })
    : paths.firmware(firmwareType, [productFamily, deviceType], { search });

/** The list of all files of a part of the firmware; of all of a type, where nothing else is given. */
export const firmwareFilesPath = ({ firmwareType, productFamily, deviceType }: FirmwareFilter): string =>
  paths.firmware(firmwareType, [productFamily, deviceType, 'files']);
