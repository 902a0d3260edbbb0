import '@mantine/core/styles/Input.css';
import { Input, Button } from '@mantine/core';
import { useId } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { roleDescription, roleLabel, type Role } from '~/domain/access/roles.ts';
import styles from './RolesField.module.css';
import '@mantine/core/styles/Button.css';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { createGrantTexts } from '~/domain/words/texts/grants.ts';

type Props<Values extends FieldValues> = {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly options: readonly Role[];
  /** Roles the user has that stay whatever is chosen; `whyKept` gives the reason. */
  readonly kept?: readonly Role[];
  readonly whyKept?: string;
};

export function RolesField<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, label, options, kept = [], whyKept } = props;
  const { field, fieldState } = useController({ control, name });
  const id = useId();
  const message = fieldState.error?.message;
  const chosen: readonly Role[] = field.value;
  const toggle = (role: Role, held: boolean): void =>
    field.onChange(held ? [...chosen, role] : chosen.filter((each) => each !== role));
  const offered = [...options, ...kept.filter((role) => !options.includes(role))];
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id }}
      error={message}
      errorProps={{ id: `${id}-error` }}
    >
      <div
        className={styles.roles}
        role="group"
        aria-labelledby={id}
        {...(message === undefined ? {} : { 'aria-describedby': `${id}-error` })}
      >
        {offered.map((role, index) => {
          const isKept = kept.includes(role);
          return (
            <label key={role} className={styles.role} data-kept={isKept || undefined}>
              <input
                // A validation error focuses the first checkbox.
                ref={index === 0 ? field.ref : undefined}
                type="checkbox"
                checked={isKept || chosen.includes(role)}
                disabled={isKept}
                onBlur={field.onBlur}
                onChange={(event) => toggle(role, event.currentTarget.checked)}
              />
              <span>
                {roleLabel[role]}
                <small>{isKept ? whyKept : roleDescription[role]}</small>
              </span>
            </label>
          );
        })}
      </div>
    </Input.Wrapper>
  );
}

export function RolesError({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <p className="soft" role="alert">
      {createGrantTexts.rolesUnknown}{' '}
      <Button variant="default" size="compact-sm" onClick={onRetry}>
        {commonTexts.tryAgain}
      </Button>
    </p>
  );
}
