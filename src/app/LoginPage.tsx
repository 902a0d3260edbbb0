import { useEffect, type ReactElement } from 'react';
import { Navigate } from 'react-router';
import { SignInButton } from './SignInButton.tsx';
import { Welcome } from './Welcome.tsx';
import { paths } from '~/paths.ts';
import { takeRememberedPath } from '~/session/returnPath.ts';
import { useSession, type SessionProblem } from '~/session/session.ts';
import { signInAtOnce } from '~/session/signIn.ts';

const problems: Partial<Record<SessionProblem, string>> = {
  ANSWER: 'The sign-in that came back does not belong to this tab. Please sign in again.',
  IDENTITY: 'Signing in could not be started. Check your connection and try again.',
};

/** Where visitors sign in, and where the identity provider brings people back to. */
export function LoginPage(): ReactElement {
  const { phase, problem } = useSession();
  useEffect(() => {
    if (phase === 'VISITOR') signInAtOnce();
  }, [phase]);
  if (phase === 'SIGNED_IN') return <Navigate to={takeRememberedPath() ?? paths.index()} replace />;
  return (
    <Welcome
      title="Sign in to Portal"
      text="Configure, approve and produce remote controls."
      problem={problem && problems[problem]}
      action={<SignInButton />}
    />
  );
}
