import { validateConfigurationId } from '../configuration/id.ts';
import { findSerialNumber } from '../product/serialNumber.ts';
import { parseScan } from '../scan/label.ts';

export type ExactReference =
  | { readonly kind: 'CONFIGURATION'; readonly id: string }
  | { readonly kind: 'PRODUCT'; readonly serialNumber: string }
  | { readonly kind: 'PART'; readonly partNumber: string };

const isWhole = (id: string): boolean => !/^\d/.test(id) || /^\d{5}/.test(id);

function configurationIdsOf(code: string): readonly string[] {
  const scan = parseScan(code);
  if (scan.kind === 'configuration' && isWhole(scan.configurationId)) return [scan.configurationId];
  if (scan.kind === 'productConfiguration') return [scan.versionId];
  return validateConfigurationId(code) === undefined ? [code] : [];
}

function partNumbersOf(code: string): readonly string[] {
  if (/^P\d{5}$/.test(code)) return [code];
  const scan = parseScan(code);
  return scan.kind === 'productConfiguration' ? [scan.partNumber] : [];
}

/**
 * Most likely reference first: a complete serial number before an id of digits. Case and blanks do not count.
 * The label of a product configuration refers to its configuration and part.
 */
export function parseExactReferences(text: string): readonly ExactReference[] {
  const code = text.replaceAll(/\s/gu, '').toUpperCase();
  const found = findSerialNumber(text);
  // Restoring a dropped 0 would make a serial number of any id of digits: only complete ones count here.
  const serialNumber = found === text.normalize('NFKC').replaceAll(/\D/g, '') ? found : undefined;
  return [
    ...(serialNumber ? [{ kind: 'PRODUCT', serialNumber } as const] : []),
    ...configurationIdsOf(code).map((id) => ({ kind: 'CONFIGURATION', id }) as const),
    ...partNumbersOf(code).map((partNumber) => ({ kind: 'PART', partNumber }) as const),
  ];
}
