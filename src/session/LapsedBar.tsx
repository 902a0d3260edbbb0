import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { signInAgain } from '~/api/tokens.ts';
import { lapsedWords, replacedWords } from '~/domain/session/sessionWords.ts';
import { timeOfDay } from '~/domain/words/dates.ts';
import { useSession } from './session.ts';
import { endSession } from './signOut.ts';
import styles from './LapsedBar.module.css';

/** The mark of a page that stays although its session has ended: since when it is not current, and the way back in. */
export function SessionEndedBar() {
  const { phase, lapsedAt, isReplaced } = useSession();
  if (phase !== 'SIGNED_IN') return null;
  if (isReplaced) return <ReplacedBar />;
  if (!lapsedAt) return null;
  return (
    <aside className={styles.bar} aria-label={lapsedWords.title}>
      <p role="status">{lapsedWords.stale(timeOfDay(lapsedAt))}</p>
      <Button size="xs" onClick={() => void signInAgain().catch(() => undefined)}>
        {lapsedWords.signIn}
      </Button>
    </aside>
  );
}

const ReplacedBar = () => (
  <aside className={styles.bar} aria-label={replacedWords.title}>
    <p role="alert">{replacedWords.text}</p>
    <Button size="xs" onClick={() => void endSession('OTHER_ACCOUNT')}>
      {replacedWords.close}
    </Button>
  </aside>
);
