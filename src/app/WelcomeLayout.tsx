import { type ReactNode, useState, useEffect } from 'react';
import { Wordmark } from './Wordmark.tsx';
import styles from './WelcomeLayout.module.css';
import { loginPageTexts, logoutPageTexts } from '~/domain/session/sessionTexts.ts';
import { signIn, signInIfRequested } from '~/session/signIn.ts';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { Navigate } from 'react-router';
import { config } from '~/config.ts';
import { signInProblemTexts } from '~/domain/session/signInProblem.ts';
import { paths } from '~/paths.ts';
import { takeReturnUrl, shouldOutliveSession } from '~/session/returnUrl.ts';
import { useSession } from '~/session/session.ts';
import { ExternalLink } from '~/ui/ExternalLink.tsx';
import { signOut } from '~/session/signOut.ts';
import { Loader } from '~/ui/Loader.tsx';
import { isDraftKey } from '~/platform/drafts.ts';
import { hasPersonalItems } from '~/platform/storage/personalStore.ts';
import { clearStorages, hasTabItem } from '~/platform/storage/tabStore.ts';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly problem?: string | undefined;
  readonly action: ReactNode;
};

function WelcomeLayout({ title, text, problem, action }: Props) {
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

/** Redirects to the identity provider. The page around it shows why a sign-in failed. */
export function SignInButton({ label = loginPageTexts.signIn }: SignInButtonProps) {
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

export function LoginPage() {
  const { phase, problem } = useSession();
  useEffect(() => {
    if (phase === 'VISITOR' && problem === undefined) signInIfRequested();
  }, [phase, problem]);
  if (phase === 'SIGNED_IN') return <Navigate to={takeReturnUrl() ?? paths.index()} replace />;
  return (
    <WelcomeLayout
      title={loginPageTexts.title}
      text={loginPageTexts.text}
      problem={problem && signInProblemTexts[problem]}
      action={
        <>
          {problem === 'PASSWORD_RESET' && config.passwordHelpUrl && (
            <ExternalLink href={config.passwordHelpUrl}>{loginPageTexts.password}</ExternalLink>
          )}
          {problem === 'INSECURE' ? (
            <a href={location.href.replace(/^http:/, 'https:')}>{loginPageTexts.secure}</a>
          ) : (
            <SignInButton />
          )}
        </>
      }
    />
  );
}

export function LogoutPage() {
  const { phase, problem } = useSession();
  useEffect(() => {
    if (phase === 'SIGNED_IN') void signOut();
    if (phase === 'VISITOR') {
      clearStorages(problem && shouldOutliveSession);
      // The identity provider's redirect leaves its state in the URL.
      history.replaceState(history.state, '', location.pathname);
    }
  }, [phase, problem]);
  if (phase !== 'VISITOR') return <Loader label={logoutPageTexts.leaving} />;
  return (
    <WelcomeLayout
      title={logoutPageTexts.title}
      text={logoutPageTexts.text({
        hasDrafts: problem !== undefined && hasTabItem(isDraftKey),
        hasPersonal: hasPersonalItems(),
      })}
      problem={problem && signInProblemTexts[problem]}
      action={<SignInButton label={logoutPageTexts.signIn} />}
    />
  );
}
