import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/ScrollArea.css';
import { Autocomplete } from '@mantine/core';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

type Props<Values extends FieldValues> = {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly description?: string;
  readonly suggestions: readonly string[];
  readonly withAsterisk?: boolean;
};

export function AutocompleteField<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, label, description, suggestions, withAsterisk = false } = props;
  const {
    field: { ref, ...field },
    fieldState,
    formState,
  } = useController({ control, name });
  return (
    <Autocomplete
      label={label}
      description={description}
      data={[...new Set(suggestions)]}
      limit={60}
      withAsterisk={withAsterisk}
      ref={ref}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      readOnly={formState.isSubmitting}
      error={fieldState.error?.message}
    />
  );
}
