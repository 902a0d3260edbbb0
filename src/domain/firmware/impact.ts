import { hasPendingOrder } from '../product/state.ts';
import { compareVersionTexts, extractVersionText, parseVersion } from '../product/version.ts';
import { formatWholeNumber, formatCount } from '../words/numbers.ts';
import type { Firmware, FirmwareSignature } from './firmware.ts';

export function findRunningVersion(
  fileName: string | undefined,
  { firmwareSignature, firmwareFiles }: Pick<Firmware, 'firmwareSignature' | 'firmwareFiles'>,
): string | undefined {
  if (fileName === undefined) return undefined;
  const stored = firmwareFiles.find((file) => file.fileName === fileName);
  if (stored) return stored.version;
  const begin = `${firmwareSignature.name}_`;
  if (!fileName.startsWith(begin)) return undefined;
  const rest = fileName.slice(begin.length).replace(/\.[a-z]\w*$/i, '');
  return parseVersion(rest) && extractVersionText(fileName);
}

export type ProductWithFirmware = {
  readonly serialNumber: string;
  readonly firmwareFile: { readonly fileName: string } | null;
  readonly serviceOrders: readonly { readonly serviceOrderState: string }[];
};

/**
 * Numbers of products that run an older version (`waiting`: and have a pending order), this version, a newer
 * one, or other firmware.
 */
export type FirmwareImpact = {
  readonly older: number;
  readonly waiting: number;
  readonly same: number;
  readonly newer: number;
  readonly others: number;
};

export function computeFirmwareImpact(
  products: readonly ProductWithFirmware[],
  firmware: Pick<Firmware, 'firmwareSignature' | 'firmwareFiles'>,
  version: string,
): FirmwareImpact {
  const count = { older: 0, waiting: 0, same: 0, newer: 0, others: 0 };
  for (const { firmwareFile, serviceOrders } of products) {
    const running = findRunningVersion(firmwareFile?.fileName, firmware);
    if (running === undefined) count.others += 1;
    else {
      const order = compareVersionTexts(running, version);
      const behind = hasPendingOrder(serviceOrders) ? 'waiting' : 'older';
      count[order < 0 ? behind : order > 0 ? 'newer' : 'same'] += 1;
    }
  }
  return count;
}

export const filterProductsByFirmware = <Product extends ProductWithFirmware>(
  products: readonly Product[],
  firmware: Pick<Firmware, 'firmwareSignature' | 'firmwareFiles'>,
  version: string | undefined,
): readonly Product[] =>
  products.filter(({ firmwareFile }) => {
    const running = findRunningVersion(firmwareFile?.fileName, firmware);
    return running !== undefined && (version === undefined || compareVersionTexts(running, version) === 0);
  });

/** Products only report their application firmware, so that only this is updated automatically. */
export const isReportedByProducts = ({ firmwareType }: FirmwareSignature): boolean => firmwareType === 'APP';

const runText = (count: number): string =>
  count === 1 ? '1 product runs' : `${formatCount(count, 'product')} run`;

export function describeFirmwareImpact(
  { older, waiting }: Pick<FirmwareImpact, 'older' | 'waiting'>,
  avoidsOrders: boolean,
): string {
  if (older + waiting === 0) return 'No product runs an older version, so there is nothing to update.';
  if (avoidsOrders) {
    const them = older + waiting === 1 ? 'it' : 'them';
    return `${runText(older + waiting)} an older version. No service order will be created for ${them}.`;
  }
  const waits = waiting === 1 ? 'waits' : 'wait';
  if (older === 0) {
    return `${runText(waiting)} an older version and ${waits} for another order, so no service order will be created.`;
  }
  const first = `${runText(older)} an older version. A service order that updates ${older === 1 ? 'it' : 'them'} will be created.`;
  if (waiting === 0) return first;
  return `${first} ${formatWholeNumber(waiting)} more ${waits} for another order and ${waiting === 1 ? 'is' : 'are'} left out.`;
}
