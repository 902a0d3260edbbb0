import { useRef, type RefObject } from 'react';
import { serialNumberIn } from '~/domain/product/serialNumber.ts';
import type { SearchHandle } from '~/ui/list/SearchField.tsx';
import { useScanClaim } from '~/platform/scanClaims.ts';
import { useController, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';

/** Takes labels with a serial number, which would be read as the id of a configuration otherwise. */
export function useScannedSerials(take: (serialNumber: string) => boolean): void {
  useScanClaim((text) => {
    const serialNumber = serialNumberIn(text);
    return serialNumber !== undefined && take(serialNumber);
  });
}

/** Only while the search has the focus: elsewhere a label of digits may be that of a configuration. */
export function useScannedSearch(): RefObject<SearchHandle | null> {
  const field = useRef<SearchHandle>(null);
  useScannedSerials((serialNumber) => field.current?.take(serialNumber) ?? false);
  return field;
}

/** Whichever field has the focus, the first scan is the number, the second its repeat, and one more begins anew. */
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
