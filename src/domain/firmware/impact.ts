import { hasPendingOrder } from '../product/state.ts';
import { byVersion, versionInName, versionNumbers } from '../product/version.ts';
import { wholeNumber, countText } from '../words/numbers.ts';
import type { Firmware, FirmwareSignature } from './firmware.ts';

export function runningVersion(
  fileName: string | undefined,
  { firmwareSignature, firmwareFiles }: Pick<Firmware, 'firmwareSignature' | 'firmwareFiles'>,
): string | undefined {
  if (fileName === undefined) return undefined;
  const stored = firmwareFiles.find((file) => file.fileName === fileName);
  if (stored) return stored.version;
  const begin = `${firmwareSignature.name}_`;
  if (!fileName.startsWith(begin)) return undefined;
  const rest = fileName.slice(begin.length).replace(/\.[a-z]\w*$/i, '');
  return versionNumbers(rest) && versionInName(fileName);
}

export type RunningProduct = {
  readonly serialNumber: string;
  readonly firmwareFile: { readonly fileName: string } | null;
  readonly serviceOrders: readonly { readonly serviceOrderState: string }[];
};

/**
 * Products on an older version that can be updated, that wait for an order already, on this version, a newer one, or
 * other firmware.
 */
export type Impact = {
  readonly older: number;
  readonly waiting: number;
  readonly same: number;
  readonly newer: number;
  readonly others: number;
};

export function impactOf(
  products: readonly RunningProduct[],
  firmware: Pick<Firmware, 'firmwareSignature' | 'firmwareFiles'>,
  version: string,
): Impact {
  const count = { older: 0, waiting: 0, same: 0, newer: 0, others: 0 };
  for (const { firmwareFile, serviceOrders } of products) {
    const running = runningVersion(firmwareFile?.fileName, firmware);
    if (running === undefined) count.others += 1;
    else {
      const order = byVersion(running, version);
      const behind = hasPendingOrder(serviceOrders) ? 'waiting' : 'older';
      count[order < 0 ? behind : order > 0 ? 'newer' : 'same'] += 1;
    }
  }
  return count;
}

export const productsRunning = <Product extends RunningProduct>(
  products: readonly Product[],
  firmware: Pick<Firmware, 'firmwareSignature' | 'firmwareFiles'>,
  version: string | undefined,
): readonly Product[] =>
  products.filter(({ firmwareFile }) => {
    const running = runningVersion(firmwareFile?.fileName, firmware);
    return running !== undefined && (version === undefined || byVersion(running, version) === 0);
  });

/** The firmware that updates come for without a person's doing: only the application of a device is known of products. */
export const isKnownOfProducts = ({ firmwareType }: FirmwareSignature): boolean => firmwareType === 'APP';

const runText = (count: number): string =>
  count === 1 ? '1 product runs' : `${countText(count, 'product')} run`;

export function impactText(
  { older, waiting }: Pick<Impact, 'older' | 'waiting'>,
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
  return `${first} ${wholeNumber(waiting)} more ${waits} for another order and ${waiting === 1 ? 'is' : 'are'} left out.`;
}
