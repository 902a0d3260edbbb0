import { useController, type UseControllerProps, type FieldPath, type FieldValues } from 'react-hook-form';

/** While its form is submitted it stays as it is: what was chosen then would be neither stored nor kept. */
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
