import { type ReactElement, type ReactNode, useState } from 'react';
import { Wordmark } from './Wordmark.tsx';
import styles from './Welcome.module.css';
import { loginPageWords } from '~/domain/session/sessionWords.ts';
import { signIn } from '~/session/signIn.ts';
import { BusyButton } from '~/ui/BusyButton.tsx';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly problem?: string | undefined;
  readonly action: ReactNode;
};

export function Welcome({ title, text, problem, action }: Props): ReactElement {
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <Wordmark />
        <h1>{title}</h1>
        <p>{text}</p>
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        {action}
      </div>
    </main>
  );
}

type SignInButtonProps = { readonly label?: string };

/** Leaves for the identity provider's sign-in. Why that failed stands on the page around it. */
export function SignInButton({ label = loginPageWords.signIn }: SignInButtonProps): ReactElement {
  const [leaving, setLeaving] = useState(false);
  const onClick = (): void => {
    setLeaving(true);
    signIn().catch(() => setLeaving(false));
  };
  return (
    <BusyButton size="md" busy={leaving} onClick={onClick}>
      {label}
    </BusyButton>
  );
}
