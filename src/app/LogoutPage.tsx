import { useEffect, type ReactElement } from 'react';
import { SignInButton } from './SignInButton.tsx';
import { Welcome } from './Welcome.tsx';
import { useSession, type SessionProblem } from '~/session/session.ts';
import { clearStorages, signOut } from '~/session/signOut.ts';
import { Loader } from '~/ui/Loader.tsx';

const problems: Partial<Record<SessionProblem, string>> = {
  DESCRIPTION:
    'The back end did not say how it is to be called, so nothing could be shown. Please try again later.',
  IDENTITY: 'Your session has ended and signing in again did not succeed.',
};

/** Signing out, and what stands there afterwards. */
export function LogoutPage(): ReactElement {
  const { phase, problem } = useSession();
  useEffect(() => {
    if (phase === 'SIGNED_IN') void signOut();
    if (phase === 'VISITOR') {
      clearStorages();
      // The identity provider comes back with a state of its own in the address.
      history.replaceState(history.state, '', location.pathname);
    }
  }, [phase]);
  if (phase !== 'VISITOR') return <Loader label="Signing out" />;
  return (
    <Welcome
      title="You are signed out"
      text="Nothing of your session is left in this browser."
      problem={problem && problems[problem]}
      action={<SignInButton label="Sign in again" />}
    />
  );
}
