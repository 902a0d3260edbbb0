import { useRef, type RefObject } from 'react';
import { serialNumberIn } from '~/domain/product/serialNumber.ts';
import type { SearchHandle } from '~/ui/list/SearchField.tsx';
import { useScanClaim } from '~/platform/scanClaims.ts';

/**
 * Has a part of the page take labels with the serial number of a product, which would be read as the id of a configuration
 * otherwise. `take` answers whether it does.
 */
export function useScannedSerials(take: (serialNumber: string) => boolean): void {
  useScanClaim((text) => {
    const serialNumber = serialNumberIn(text);
    return serialNumber !== undefined && take(serialNumber);
  });
}

/**
 * Has a search take labels with a serial number while it has the focus. Elsewhere on the page a label of digits may be
 * that of a configuration.
 */
export function useScannedSearch(): RefObject<SearchHandle | null> {
  const field = useRef<SearchHandle>(null);
  useScannedSerials((serialNumber) => field.current?.take(serialNumber) ?? false);
  return field;
}
