import { useEffect, type ReactElement } from 'react';
import { SignInButton, Welcome } from './Welcome.tsx';
import { logoutPageWords } from '~/domain/session/sessionWords.ts';
import { signInProblemText } from '~/domain/session/signInProblem.ts';
import { useSession } from '~/session/session.ts';
import { signOut } from '~/session/signOut.ts';
import { Loader } from '~/ui/Loader.tsx';
import { outlivesSession } from '~/session/endedSession.ts';
import { isDraft } from '~/platform/drafts.ts';
import { keepsPersonal } from '~/platform/storage/personalStore.ts';
import { clearStorages, keepsAny } from '~/platform/storage/tabStore.ts';

export function LogoutPage(): ReactElement {
  const { phase, problem } = useSession();
  useEffect(() => {
    if (phase === 'SIGNED_IN') void signOut();
    if (phase === 'VISITOR') {
      clearStorages(problem && outlivesSession);
      // The identity provider comes back with a state of its own in the address.
      history.replaceState(history.state, '', location.pathname);
    }
  }, [phase, problem]);
  if (phase !== 'VISITOR') return <Loader label={logoutPageWords.leaving} />;
  return (
    <Welcome
      title={logoutPageWords.title}
      text={logoutPageWords.text({
        hasDrafts: problem !== undefined && keepsAny(isDraft),
        hasPersonal: keepsPersonal(),
      })}
      problem={problem && signInProblemText[problem]}
      action={<SignInButton label={logoutPageWords.signIn} />}
    />
  );
}
