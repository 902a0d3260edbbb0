import { useRef, type RefObject } from 'react';
import { findSerialNumber } from '~/domain/product/serialNumber.ts';
import type { SearchHandle } from '~/ui/list/SearchField.tsx';
import { useScanHandler } from '~/platform/scanHandlers.ts';

/** Handles labels with a serial number, which would otherwise be taken for a configuration id. */
export function useSerialNumberScan(take: (serialNumber: string) => boolean): void {
  useScanHandler((text) => {
    const serialNumber = findSerialNumber(text);
    return serialNumber !== undefined && take(serialNumber);
  });
}

/**
 * Scans of serial numbers into a search field, only while it has the focus: elsewhere digits may be a
 * configuration id.
 */
export function useSearchFieldScan(): RefObject<SearchHandle | null> {
  const field = useRef<SearchHandle>(null);
  useSerialNumberScan((serialNumber) => field.current?.take(serialNumber) ?? false);
  return field;
}
