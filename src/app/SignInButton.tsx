import { useState, type ReactElement } from 'react';
import { loginPageWords } from '~/domain/session/sessionWords.ts';
import { signIn } from '~/session/signIn.ts';
import { BusyButton } from '~/ui/BusyButton.tsx';

type Props = { readonly label?: string };

/** Leaves for the identity provider's sign-in. Why that failed stands on the page around it. */
export function SignInButton({ label = loginPageWords.signIn }: Props): ReactElement {
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
