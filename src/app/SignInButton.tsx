import { useState, type ReactElement } from 'react';
import { loginPageWords } from '~/domain/session/sessionWords.ts';
import { signInProblemText } from '~/domain/session/signInProblem.ts';
import { signIn } from '~/session/signIn.ts';
import { BusyButton } from '~/ui/BusyButton.tsx';

type Props = { readonly label?: string };

/** Leaves for the identity provider's sign-in. */
export function SignInButton({ label = loginPageWords.signIn }: Props): ReactElement {
  const [leaving, setLeaving] = useState(false);
  const [failed, setFailed] = useState(false);
  const onClick = (): void => {
    setLeaving(true);
    setFailed(false);
    signIn().catch(() => {
      setLeaving(false);
      setFailed(true);
    });
  };
  return (
    <>
      <BusyButton size="md" busy={leaving} onClick={onClick}>
        {label}
      </BusyButton>
      {failed && <p role="alert">{signInProblemText.UNREACHABLE}</p>}
    </>
  );
}
