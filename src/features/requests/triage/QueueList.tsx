import type { ReactElement } from 'react';
import { config } from '~/config.ts';
import { askedForText } from '~/domain/request/request.ts';
import { triageTexts } from '~/domain/words/texts/requests.ts';
import type { Ticket } from '~/queries/requests/requests.ts';
import { useAskerName } from '~/session/usePersonName.ts';
import { QueueEntries } from '~/ui/list/QueueEntries.tsx';
import type { Entry } from './useTriage.ts';
import styles from './Triage.module.css';

type Props = {
  readonly entries: readonly Entry[];
  /** The number of requests decided since the page was opened. */
  readonly decided: number;
  readonly current: Entry | undefined;
  readonly onOpen: (request: Ticket) => void;
};

/** The queue: what waits, and what has been decided since. */
export function QueueList({ entries, decided, current, onOpen }: Props): ReactElement {
  const asker = useAskerName();
  const left = entries.filter(({ standing }) => standing === 'WAITING').length;
  return (
    <nav className={styles.queue} aria-labelledby="triage-queue">
      <h2 id="triage-queue">{triageTexts.waiting(left)}</h2>
      <p className={styles.tally} role="status">
        {decided > 0 && triageTexts.tally(decided)}
      </p>
      <QueueEntries
        entries={entries}
        current={current}
        keyOf={({ request }) => request.ticketId}
        lineOf={({ request }) => ({
          what: askedForText(request, config.productCode),
          since: request.created,
          whose: asker(request.reporterEmail),
          title: request.reporterEmail,
        })}
        standing={triageTexts.standing}
        onOpen={({ request }) => onOpen(request)}
      />
    </nav>
  );
}
