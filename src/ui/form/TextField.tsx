import '@mantine/core/styles/Input.css';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

type Props<Values extends FieldValues> = Omit<
  TextInputProps,
  'name' | 'value' | 'defaultValue' | 'error' | 'onChange' | 'onBlur' | 'onKeyDown'
> & {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly toValue?: (typed: string) => string;
  /** Applied to the whole text when the field loses the focus or the form is submitted by Enter. */
  readonly toWhole?: (typed: string) => string;
};

export function TextField<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, toValue = (typed) => typed, toWhole, ...rest } = props;
  const {
    field: { ref, ...field },
    fieldState,
    formState,
  } = useController({ control, name });
  const complete = (): void => {
    const whole = toWhole?.(field.value);
    if (whole !== undefined && whole !== field.value) field.onChange(whole);
  };
  return (
    <TextInput
      autoComplete="off"
      {...rest}
      ref={ref}
      name={field.name}
      value={field.value}
      onBlur={() => {
        complete();
        field.onBlur();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') complete();
      }}
      onChange={(event) => field.onChange(toValue(event.currentTarget.value))}
      readOnly={formState.isSubmitting}
      error={fieldState.error?.message}
    />
  );
}
