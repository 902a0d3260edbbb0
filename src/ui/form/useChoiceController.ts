import { useController, type UseControllerProps, type FieldPath, type FieldValues } from 'react-hook-form';

/** Ignores changes while the form is submitted: they would be neither sent nor stored as a draft. */
export function useChoiceController<Values extends FieldValues>(
  options: Pick<UseControllerProps<Values, FieldPath<Values>>, 'control' | 'name'>,
) {
  const { field, fieldState, formState } = useController(options);
  const isHeld = formState.isSubmitting;
  const onChange: typeof field.onChange = (...given) => {
    if (!isHeld) field.onChange(...given);
  };
  return { field: { ...field, onChange }, fieldState, isHeld };
}
