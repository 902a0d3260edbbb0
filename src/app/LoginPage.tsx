import { useEffect, type ReactElement } from 'react';
import { Navigate } from 'react-router';
import { SignInButton, Welcome } from './Welcome.tsx';
import { config } from '~/config.ts';
import { signInProblemText } from '~/domain/session/signInProblem.ts';
import { loginPageWords } from '~/domain/session/sessionWords.ts';
import { paths } from '~/paths.ts';
import { takeRememberedPath } from '~/session/returnPath.ts';
import { useSession } from '~/session/session.ts';
import { signInAtOnce } from '~/session/signIn.ts';
import { ExternalLink } from '~/ui/ExternalLink.tsx';

export function LoginPage(): ReactElement {
  const { phase, problem } = useSession();
  useEffect(() => {
    if (phase === 'VISITOR' && problem === undefined) signInAtOnce();
  }, [phase, problem]);
  if (phase === 'SIGNED_IN') return <Navigate to={takeRememberedPath() ?? paths.index()} replace />;
  return (
    <Welcome
      title={loginPageWords.title}
      text={loginPageWords.text}
      problem={problem && signInProblemText[problem]}
      action={
        <>
          {problem === 'PASSWORD_RESET' && config.passwordHelpUrl && (
            <ExternalLink href={config.passwordHelpUrl}>{loginPageWords.password}</ExternalLink>
          )}
          {problem === 'INSECURE' ? (
            <a href={location.href.replace(/^http:/, 'https:')}>{loginPageWords.secure}</a>
          ) : (
            <SignInButton />
          )}
        </>
      }
    />
  );
}
