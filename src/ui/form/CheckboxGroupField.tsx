import '@mantine/core/styles/Input.css';
import { Input } from '@mantine/core';
import { useId } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useChoiceController } from './useChoiceController.ts';
import styles from './CheckboxGroupField.module.css';

type Option = { readonly value: string; readonly label: string; readonly description?: string | undefined };

type Props<Values extends FieldValues> = {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly description?: string;
  readonly options: readonly Option[];
};

/** Several of a few options, all visible; the value lists those chosen, in the order of the options. */
export function CheckboxGroupField<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, label, description: about, options } = props;
  const { field, fieldState, isHeld } = useChoiceController({ control, name });
  const id = useId();
  const message = fieldState.error?.message;
  const chosen: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  const toggle = (value: string): void => {
    const isChosen = chosen.includes(value);
    // In the order of the options, whatever the order of the clicks.
    field.onChange(
      options
        .map((option) => option.value)
        .filter((each) => (each === value ? !isChosen : chosen.includes(each))),
    );
  };
  return (
    <Input.Wrapper
      label={label}
      description={about}
      labelElement="div"
      labelProps={{ id }}
      error={message}
      errorProps={{ id: `${id}-error` }}
    >
      <div
        className={styles.options}
        role="group"
        aria-labelledby={id}
        {...(message === undefined ? {} : { 'aria-describedby': `${id}-error` })}
      >
        {options.map(({ value, label: text, description }, index) => (
          <label key={value} className={styles.option} title={description}>
            <input
              // React Hook Form focuses the first box on an error.
              ref={index === 0 ? field.ref : undefined}
              type="checkbox"
              name={`${id}-${field.name}`}
              checked={chosen.includes(value)}
              aria-invalid={message !== undefined}
              aria-disabled={isHeld || undefined}
              onBlur={field.onBlur}
              onChange={() => toggle(value)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </Input.Wrapper>
  );
}
