import '@mantine/core/styles/Input.css';
import { Input } from '@mantine/core';
import { useId } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useChoiceController } from './useChoiceController.ts';
import styles from './RadioGroupField.module.css';

type Option = {
  readonly value: string;
  readonly label: string;
  readonly refusal?: string | undefined;
};

type Props<Values extends FieldValues> = {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly options: readonly Option[];
  readonly onChosen?: (value: string) => void;
};

/** One of a few options, all visible. */
export function RadioGroupField<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, label, options, onChosen } = props;
  const { field, fieldState, isHeld } = useChoiceController({ control, name });
  const id = useId();
  const message = fieldState.error?.message;
  const checked = options.findIndex(({ value }) => value === field.value);
  const refusals = [...new Set(options.flatMap(({ refusal }) => refusal ?? []))];
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id }}
      description={refusals.length > 0 && refusals.join(' ')}
      descriptionProps={{ id: `${id}-refusals` }}
      error={message}
      errorProps={{ id: `${id}-error` }}
    >
      <div
        className={styles.options}
        role="radiogroup"
        aria-labelledby={id}
        {...(message === undefined ? {} : { 'aria-describedby': `${id}-error`, 'aria-invalid': true })}
      >
        {options.map(({ value, label: text, refusal }, index) => (
          <label key={value} className={styles.option}>
            <input
              // React Hook Form focuses the chosen option on an error, or the first.
              ref={index === Math.max(checked, 0) ? field.ref : undefined}
              type="radio"
              name={`${id}-${field.name}`}
              value={value}
              checked={index === checked}
              disabled={refusal !== undefined}
              {...(refusal === undefined ? {} : { 'aria-describedby': `${id}-refusals` })}
              onBlur={field.onBlur}
              aria-disabled={isHeld || undefined}
              onChange={() => {
                if (isHeld) return;
                field.onChange(value);
                onChosen?.(value);
              }}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </Input.Wrapper>
  );
}
