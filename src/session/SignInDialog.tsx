import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { isAbortError } from '~/api/ApiError.ts';
import { sessionExpiredTexts } from '~/domain/session/sessionTexts.ts';
import { signInProblemTexts, type SignInProblem } from '~/domain/session/signInProblem.ts';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { closeModal, openModal } from '~/platform/modals.ts';
import { toSignInProblem } from './identityClient.ts';
import { queueSignInDialog } from './signIn.ts';
import styles from './SignInDialog.module.css';

type Ways = {
  /** Signs in by a pop-up; `onClosed` runs when it is closed without a response. */
  readonly beside: (onClosed: () => void) => Promise<string | undefined>;
  readonly here: () => Promise<void>;
};
type Props = Ways & { readonly onToken: (token: string | undefined) => void };

function SignInBeside({ beside, here, onToken }: Props) {
  const [problem, setProblem] = useState<SignInProblem>();
  const [waiting, setWaiting] = useState(false);
  const tries = useRef(0);

  const onSignIn = async (): Promise<void> => {
    tries.current += 1;
    const own = tries.current;
    // The outcome of an attempt counts only while there is no later one; a late token always counts.
    const end = (why: SignInProblem | undefined): void => {
      if (own !== tries.current) return;
      setWaiting(false);
      setProblem(why);
    };
    setWaiting(true);
    setProblem(undefined);
    try {
      const token = await beside(() => end('CLOSED'));
      if (token === undefined) return end('CLOSED');
      onToken(token);
      closeModal('signIn');
    } catch (error) {
      if (!isAbortError(error)) end(toSignInProblem(error));
    }
  };
  const onSignInHere = (): void => {
    here().catch(() => setProblem('UNREACHABLE'));
  };

  return (
    <>
      <p className="question">{sessionExpiredTexts.question}</p>
      <div role="alert">
        {problem && (
          <p className={styles.problem}>
            {signInProblemTexts[problem]}
            {problem === 'BLOCKED' && <span> {sessionExpiredTexts.leaving}</span>}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Button variant="default" onClick={() => closeModal('signIn')}>
          {sessionExpiredTexts.notNow}
        </Button>
        {problem === 'BLOCKED' && (
          <Button variant="default" onClick={onSignInHere}>
            {sessionExpiredTexts.signInHere}
          </Button>
        )}
        <BusyButton busy={waiting} onClick={() => void onSignIn()} data-autofocus>
          {sessionExpiredTexts.signIn}
        </BusyButton>
      </div>
    </>
  );
}

/** Asks for a pop-up sign-in above the page. Undefined when the person declines. */
export const openSignInDialog = (ways: Ways): Promise<string | undefined> =>
  queueSignInDialog(
    () =>
      new Promise((resolve) => {
        openModal(
          {
            title: sessionExpiredTexts.title,
            body: <SignInBeside {...ways} onToken={resolve} />,
            size: 440,
            onClosed: () => resolve(undefined),
          },
          'signIn',
        );
      }),
  );
