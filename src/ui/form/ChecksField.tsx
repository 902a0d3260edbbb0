import '@mantine/core/styles/Input.css';
import { Input } from '@mantine/core';
import { useId, type ReactElement } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import styles from './ChecksField.module.css';

type Option = { readonly value: string; readonly label: string; readonly description?: string | undefined };

type Props<Values extends FieldValues> = {
  readonly control: Control<Values>;
  /** Name of a field that is a list of values. */
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly description?: string;
  readonly options: readonly Option[];
};

/** Any number of a few options in a form; the value of the field is the list of those chosen, in the options' order. */
export function ChecksField<Values extends FieldValues>(props: Props<Values>): ReactElement {
  const { control, name, label, description, options } = props;
  const { field, fieldState } = useController({ control, name });
  const id = useId();
  const message = fieldState.error?.message;
  const value: unknown = field.value;
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const toggle = (option: string, isOn: boolean): void =>
    field.onChange(
      options.map((each) => each.value).filter((each) => (each === option ? isOn : chosen.includes(each))),
    );
  return (
    <Input.Wrapper
      label={label}
      description={description}
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
        {options.map((option, index) => (
          <label key={option.value} className={styles.option} title={option.description}>
            <input
              ref={index === 0 ? field.ref : undefined}
              type="checkbox"
              checked={chosen.includes(option.value)}
              onBlur={field.onBlur}
              onChange={(event) => toggle(option.value, event.currentTarget.checked)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </Input.Wrapper>
  );
}
