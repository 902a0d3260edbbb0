import '@mantine/core/styles/Input.css';
import { Textarea, type TextareaProps } from '@mantine/core';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

type Props<Values extends FieldValues> = Pick<TextareaProps, 'description' | 'rows' | 'withAsterisk'> & {
  readonly 'data-autofocus'?: boolean;
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly fault?: string | undefined;
};

export function TextareaField<Values extends FieldValues>({ control, name, fault, ...rest }: Props<Values>) {
  const { field, fieldState, formState } = useController({ control, name });
  return (
    <Textarea
      rows={3}
      {...rest}
      {...field}
      readOnly={formState.isSubmitting}
      error={fault ?? fieldState.error?.message}
    />
  );
}
