import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useEffect, useState, type ReactElement } from 'react';
import { slowSignInWords } from '~/domain/session/sessionWords.ts';
import { frameTexts } from '~/domain/words/texts/frame.ts';
import { endSession } from '~/session/signOut.ts';
import { Loader } from '~/ui/Loader.tsx';

/** Time, in ms, after which a person who is being signed in can stop that. */
const offerAfter = 3000;

/** What shows while somebody is being signed in; where that takes its time, with a way out. */
export function SigningIn(): ReactElement {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), offerAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Loader label={frameTexts.signingIn}>
      {isSlow && (
        <>
          {slowSignInWords.text}
          <Button variant="default" onClick={() => void endSession('STOPPED')}>
            {slowSignInWords.stop}
          </Button>
        </>
      )}
    </Loader>
  );
}
