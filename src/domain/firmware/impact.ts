import { byVersion, versionInName, versionNumbers } from '../product/version.ts';
import { countText } from '../words/plurals.ts';
import type { Firmware, FirmwareSignature } from './firmware.ts';

/** The version of a firmware that a product runs, by the name of its file; undefined where it runs another or none. */
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

/** Number of the products that run an older version than the one named, that one, a newer one, or another firmware. */
export type Impact = {
  readonly older: number;
  readonly same: number;
  readonly newer: number;
  readonly others: number;
};

/** The products of a firmware's family and device type by the version they run. `fileNames` are those of their firmware. */
export function impactOf(
  fileNames: readonly (string | undefined)[],
  firmware: Pick<Firmware, 'firmwareSignature' | 'firmwareFiles'>,
  version: string,
): Impact {
  const count = { older: 0, same: 0, newer: 0, others: 0 };
  for (const fileName of fileNames) {
    const running = runningVersion(fileName, firmware);
    if (running === undefined) count.others += 1;
    else {
      const order = byVersion(running, version);
      count[order < 0 ? 'older' : order > 0 ? 'newer' : 'same'] += 1;
    }
  }
  return count;
}

/** The firmware that updates come for without a person's doing: only the application of a device is known of products. */
export const isKnownOfProducts = ({ firmwareType }: FirmwareSignature): boolean => firmwareType === 'APP';

/** The sentence that says how many products a new version is for, and what becomes of them. */
export function impactText({ older }: Impact, avoidsOrders: boolean): string {
  if (older === 0) return 'No product runs an older version, so there is nothing to update.';
  const run = older === 1 ? '1 product runs' : `${countText(older, 'product')} run`;
  return avoidsOrders
    ? `${run} an older version. No service order will be created for ${older === 1 ? 'it' : 'them'}.`
    : `${run} an older version. A service order that updates ${older === 1 ? 'it' : 'them'} will be created.`;
}
