import type { BomConfiguration } from '~/domain/bom/bom.ts';
import type { BomParts } from './BomBrowser.tsx';
import type { SubPart } from '~/widgets/parts/SubPartRow.tsx';

export function subPartOf(
  partNumber: string,
  quantity: number,
  parts: BomParts,
  products: readonly BomConfiguration[],
): SubPart {
  const part = parts.get(partNumber);
  if (part) {
    const { label, partType, partState } = part;
    return {
      partNumber,
      quantity,
      label,
      tag: partType,
      state: partState === 'READY' ? undefined : partState,
    };
  }
  const product = products.find(({ productNumber }) => productNumber === partNumber);
  return { partNumber, quantity, label: product?.variantDescription ?? '', tag: product ? 'PRODUCT' : '' };
}
