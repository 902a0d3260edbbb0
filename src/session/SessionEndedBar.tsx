import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { signInAgain } from '~/api/tokens.ts';
import { sessionExpiredTexts, accountReplacedTexts } from '~/domain/session/sessionTexts.ts';
import { formatTimeOfDay } from '~/domain/words/dates.ts';
import { useSession } from './session.ts';
import { endSession } from './signOut.ts';
import styles from './SessionEndedBar.module.css';

/** Bar over a page that stays open after its session: since when it is stale, and a sign-in button. */
export function SessionEndedBar() {
  const { phase, lapsedAt, isReplaced } = useSession();
  if (phase !== 'SIGNED_IN') return null;
  if (isReplaced) return <ReplacedBar />;
  if (!lapsedAt) return null;
  return (
    <aside className={styles.bar} aria-label={sessionExpiredTexts.title}>
      <p role="status">{sessionExpiredTexts.stale(formatTimeOfDay(lapsedAt))}</p>
      <Button size="xs" onClick={() => void signInAgain().catch(() => undefined)}>
        {sessionExpiredTexts.signIn}
      </Button>
    </aside>
  );
}

const ReplacedBar = () => (
  <aside className={styles.bar} aria-label={accountReplacedTexts.title}>
    <p role="alert">{accountReplacedTexts.text}</p>
    <Button size="xs" onClick={() => void endSession('OTHER_ACCOUNT')}>
      {accountReplacedTexts.close}
    </Button>
  </aside>
);
