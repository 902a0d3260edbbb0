import '@mantine/core/styles/Input.css';
import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useChoiceController } from './useChoiceController.ts';

type Option = { readonly value: string; readonly label: string; readonly disabled?: boolean };

type OptionGroup = { readonly group: string; readonly items: Option[] };

type Props<Values extends FieldValues> = Pick<
  NativeSelectProps,
  'description' | 'disabled' | 'withAsterisk'
> & {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly options: readonly (Option | OptionGroup)[];
  readonly placeholder?: string;
  /** Whether a dialog, or a step of it, starts with the focus here. */
  readonly 'data-autofocus'?: boolean;
  readonly onChosen?: (value: string) => void;
};

const valuesOf = (options: readonly (Option | OptionGroup)[]): readonly string[] =>
  options.flatMap((each) => ('items' in each ? each.items : [each])).map(({ value }) => value);

export function SelectField<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, options, placeholder, onChosen, ...rest } = props;
  const {
    field: { ref, ...field },
    fieldState,
    isHeld,
  } = useChoiceController({ control, name });
  const none = placeholder === undefined ? [] : [{ value: '', label: placeholder }];
  const isUnknown = field.value !== '' && !valuesOf(options).includes(field.value);
  const unknown = isUnknown ? [{ value: field.value, label: field.value }] : [];
  return (
    <NativeSelect
      {...rest}
      ref={ref}
      name={field.name}
      value={field.value}
      data={[...none, ...options, ...unknown]}
      aria-disabled={isHeld || undefined}
      onBlur={field.onBlur}
      onChange={(event) => {
        if (isHeld) return;
        field.onChange(event.currentTarget.value);
        onChosen?.(event.currentTarget.value);
      }}
      error={fieldState.error?.message}
    />
  );
}
