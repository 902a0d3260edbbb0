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
 * The likeliest first; a serial number, never shorter or longer, before an id of digits. Case and blanks do not
 * count. A product configuration's label names its configuration and part.
 */
export function parseExactReferences(text: string): readonly ExactReference[] {
  const code = text.replaceAll(/\s/gu, '').toUpperCase();
  const found = findSerialNumber(text);
  // A 0 that is put in front makes an id of digits a serial number: only whole ones are meant here.
  const serialNumber = found === text.normalize('NFKC').replaceAll(/\D/g, '') ? found : undefined;
  return [
    ...(serialNumber ? [{ kind: 'PRODUCT', serialNumber } as const] : []),
    ...configurationIdsOf(code).map((id) => ({ kind: 'CONFIGURATION', id }) as const),
    ...partNumbersOf(code).map((partNumber) => ({ kind: 'PART', partNumber }) as const),
  ];
}
