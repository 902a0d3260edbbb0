import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.css';
import { Switch } from '@mantine/core';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useChoiceController } from './useChoiceController.ts';

type Props<Values extends FieldValues> = {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly description?: string;
};

export function SwitchField<Values extends FieldValues>({ control, name, ...rest }: Props<Values>) {
  const {
    field: { ref, ...field },
    isHeld,
  } = useChoiceController({ control, name });
  return (
    <Switch
      {...rest}
      ref={ref}
      name={field.name}
      checked={field.value === true}
      aria-disabled={isHeld || undefined}
      onBlur={field.onBlur}
      onChange={(event) => field.onChange(event.currentTarget.checked)}
    />
  );
}
