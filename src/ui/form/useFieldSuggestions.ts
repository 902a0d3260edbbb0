import { useRef } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';

type Fill<Values extends FieldValues> = <Name extends FieldPath<Values>>(
  name: Name,
  value: FieldPathValue<Values, Name>,
) => void;

type Suggestions<Values extends FieldValues> = {
  /** Fills an empty field, or one that still has the suggestion before. Typed text stays. */
  readonly suggest: Fill<Values>;
  readonly fill: Fill<Values>;
};

export function useFieldSuggestions<Values extends FieldValues>({
  getValues,
  setValue,
}: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>): Suggestions<Values> {
  const filled = useRef(new Map<string, unknown>());
  const fill: Fill<Values> = (name, value) => {
    filled.current.set(name, value);
    setValue(name, value, { shouldDirty: true, shouldValidate: value !== '' });
  };
  return {
    fill,
    suggest: (name, value) => {
      const now: unknown = getValues(name);
      if (now === '' || now === filled.current.get(name)) fill(name, value);
    },
  };
}
