import '@mantine/core/styles/Button.css';
import { Button, Group, Text } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { closeModal, openModal } from '~/ui/modal/modals.ts';

type SignIn = () => Promise<string | undefined>;
type Props = { readonly signIn: SignIn; readonly onToken: (token: string | undefined) => void };

function SignInBeside({ signIn, onToken }: Props): ReactElement {
  const [failed, setFailed] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const onSignIn = async (): Promise<void> => {
    setWaiting(true);
    try {
      onToken(await signIn());
      closeModal('signIn');
    } catch {
      setFailed(true);
    } finally {
      setWaiting(false);
    }
  };
  return (
    <>
      <Text size="sm">
        Try logging in again. What you have typed and chosen stays as it is, and what you were doing goes on.
      </Text>
      {failed && (
        <Text size="sm" c="var(--red-ink)" role="alert" mt="sm">
          Signing in did not succeed. Allow this page to open a window, and try again.
        </Text>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => closeModal('signIn')}>
          Not now
        </Button>
        <Button loading={waiting} onClick={() => void onSignIn()} data-autofocus>
          Sign in
        </Button>
      </Group>
    </>
  );
}

/**
 * Asks the person to sign in anew in a window of its own, above whatever they are doing.
 * Answers the new token; undefined when they would not.
 */
export function askToSignIn(signIn: SignIn): Promise<string | undefined> {
  return new Promise((resolve) => {
    openModal(
      {
        title: 'You are logged out',
        body: <SignInBeside signIn={signIn} onToken={resolve} />,
        size: 440,
        onClosed: () => resolve(undefined),
      },
      'signIn',
    );
  });
}
