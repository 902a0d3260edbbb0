import { useController, type UseControllerProps, type FieldPath, type FieldValues } from 'react-hook-form';

/**
 * A field that is chosen in rather than typed into. While its form is being submitted it stays as it is, as fields of text
 * are read only then: what was chosen meanwhile would be neither stored nor kept.
 */
export function useChosenField<Values extends FieldValues>(
  options: Pick<UseControllerProps<Values, FieldPath<Values>>, 'control' | 'name'>,
) {
  const { field, fieldState, formState } = useController(options);
  const isHeld = formState.isSubmitting;
  const onChange: typeof field.onChange = (...given) => {
    if (!isHeld) field.onChange(...given);
  };
  return { field: { ...field, onChange }, fieldState, isHeld };
}
