import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/PasswordInput.css';
import { PasswordInput, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useController, type SubmitErrorHandler } from 'react-hook-form';
import { config } from '~/config.ts';
import { cpqTexts } from '~/domain/session/cpqTexts.ts';
import { loginFormSchema, loginRefusedNotice, type LoginFormValues } from '~/domain/session/login.ts';
import { createNotice } from '~/domain/notice/notices.ts';
import { loginToCpq } from './cpqSession.ts';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { ExternalLink } from '~/ui/ExternalLink.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { closeModal, openModal } from '~/platform/modals.ts';
import { dismissNotice, notify } from '~/platform/notices.ts';
import styles from './CpqSignInDialog.module.css';

type Options = {
  readonly email: string;
  /** False where the page cannot go on without the session. */
  readonly closable?: boolean;
  readonly onSignedIn: () => void;
  readonly onClosed?: (() => void) | undefined;
};

const width = 416;
/** Width, in px, of the longer label of the button that shows the password. */
const toggleWidth = 64;

export function openCpqSignInDialog({ closable = true, onClosed, ...options }: Options): void {
  const body = <CpqSignIn {...options} />;
  openModal({ title: cpqTexts.title, size: width, closable, body, ...(onClosed && { onClosed }) }, 'signIn');
}

function CpqSignIn({ email, onSignedIn }: Omit<Options, 'closable' | 'onClosed'>) {
  const form = useZodForm(loginFormSchema, { email, password: '' });
  const { control, handleSubmit, formState, resetField } = form;
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => () => resetField('password'), [resetField]);
  const toldInvalid = useRef<number>(undefined);
  useEffect(() => () => takeBack(toldInvalid), []);

  const onSubmit = async (credentials: LoginFormValues): Promise<void> => {
    setRefusal(undefined);
    takeBack(toldInvalid);
    const answer = await loginToCpq(credentials);
    if (answer?.kind === 'SIGNED_IN') {
      onSignedIn();
      closeModal('signIn');
    } else {
      setRefusal(answer?.message ?? cpqTexts.unreachable);
    }
  };
  const onInvalid: SubmitErrorHandler<LoginFormValues> = () => {
    // The refusal is about the values sent before.
    setRefusal(undefined);
    const told = {
      ...createNotice('ERROR', { title: loginRefusedNotice.text }),
      duration: loginRefusedNotice.duration,
    };
    toldInvalid.current = notify(told);
  };

  return (
    <form className="stack" noValidate onSubmit={(event) => void handleSubmit(onSubmit, onInvalid)(event)}>
      <p className={styles.subheading}>{cpqTexts.subheading}</p>
      {refusal && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      <EmailField form={control} />
      <PasswordField form={control} />
      <BusyButton type="submit" fullWidth busy={formState.isSubmitting}>
        {cpqTexts.signIn}
      </BusyButton>
      {config.passwordHelpUrl && (
        <p className={styles.help}>
          <ExternalLink href={config.passwordHelpUrl}>{cpqTexts.forgotten}</ExternalLink>
        </p>
      )}
    </form>
  );
}

function takeBack({ current }: RefObject<number | undefined>): void {
  if (current !== undefined) dismissNotice(current);
}

type FieldProps = { readonly form: ReturnType<typeof useZodForm<LoginFormValues>>['control'] };

function EmailField({ form }: FieldProps) {
  const { field, fieldState } = useController({ control: form, name: 'email' });
  const { value, name } = field;
  return (
    <TextInput
      label={cpqTexts.email}
      name={name}
      value={value}
      readOnly
      autoComplete="username"
      error={fieldState.error?.message}
    />
  );
}

const ToggleText = ({ reveal }: { readonly reveal: boolean }) => (
  <span className={styles.toggle}>{reveal ? cpqTexts.hide : cpqTexts.show}</span>
);

function PasswordField({ form }: FieldProps) {
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ control: form, name: 'password' });
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      label={cpqTexts.password}
      ref={ref}
      {...field}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleIcon={ToggleText}
      rightSectionWidth={toggleWidth}
      visibilityToggleButtonProps={{
        'aria-label': visible ? cpqTexts.hidePassword : cpqTexts.showPassword,
        'aria-pressed': visible,
        tabIndex: 0,
        className: styles.toggleButton ?? '',
      }}
      autoComplete="current-password"
      data-autofocus
      aria-invalid={fieldState.invalid}
      error={fieldState.error?.message}
    />
  );
}
