import { useController, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useSerialNumberScan } from './useSerialNumberScan.ts';

/**
 * Wherever the focus is, the first scan fills the number, the second its repetition, and a third starts over.
 */
export function useRepeatedSerialNumberScan<Values extends FieldValues>(
  { control, setFocus, trigger }: Pick<UseFormReturn<Values>, 'control' | 'setFocus' | 'trigger'>,
  first: FieldPath<Values>,
  second: FieldPath<Values>,
): void {
  const { field: number } = useController({ control, name: first });
  const { field: repeat } = useController({ control, name: second });
  useSerialNumberScan((serialNumber) => {
    const isRepeat = number.value !== '' && repeat.value === '';
    if (!isRepeat) number.onChange(serialNumber);
    repeat.onChange(isRepeat ? serialNumber : '');
    if (isRepeat) void trigger(second);
    setFocus(second);
    return true;
  });
}
