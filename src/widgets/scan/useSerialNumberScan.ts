import { useRef, type RefObject } from 'react';
import { findSerialNumber } from '~/domain/product/serialNumber.ts';
import type { SearchHandle } from '~/ui/list/SearchField.tsx';
import { useScanHandler } from '~/platform/scanHandlers.ts';

/** Takes labels with a serial number, which would be read as the id of a configuration otherwise. */
export function useSerialNumberScan(take: (serialNumber: string) => boolean): void {
  useScanHandler((text) => {
    const serialNumber = findSerialNumber(text);
    return serialNumber !== undefined && take(serialNumber);
  });
}

/** Only while the search has the focus: elsewhere a label of digits may be that of a configuration. */
export function useSearchFieldScan(): RefObject<SearchHandle | null> {
  const field = useRef<SearchHandle>(null);
  useSerialNumberScan((serialNumber) => field.current?.take(serialNumber) ?? false);
  return field;
}
