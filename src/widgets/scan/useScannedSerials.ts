import { useRef, type RefObject } from 'react';
import { serialNumberIn } from '~/domain/product/serialNumber.ts';
import type { SearchHandle } from '~/ui/list/SearchField.tsx';
import { useScanClaim } from '~/platform/scanClaims.ts';
import { useController, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';

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

/**
 * Has a form that asks for a serial number twice take it from labels, whichever field has the focus: the first scan is
 * the number, the second its repeat, and one more begins anew.
 */
export function useScannedTwice<Values extends FieldValues>(
  { control, setFocus, trigger }: Pick<UseFormReturn<Values>, 'control' | 'setFocus' | 'trigger'>,
  first: FieldPath<Values>,
  second: FieldPath<Values>,
): void {
  const { field: number } = useController({ control, name: first });
  const { field: repeat } = useController({ control, name: second });
  useScannedSerials((serialNumber) => {
    const isRepeat = number.value !== '' && repeat.value === '';
    if (!isRepeat) number.onChange(serialNumber);
    repeat.onChange(isRepeat ? serialNumber : '');
    if (isRepeat) void trigger(second);
    setFocus(second);
    return true;
  });
}
