import type { ReactElement } from 'react';
import { accountLabel } from '~/domain/account/accounts.ts';
import { eventRecord, type ConfirmedEvent } from '~/domain/workflow/eventRecord.ts';
import { reviewTexts } from '~/domain/words/texts/review.ts';
import { QueueEntries } from '~/ui/list/QueueEntries.tsx';
import type { Entry, Queue } from './useQueue.ts';
import styles from './Review.module.css';

type Props = {
  readonly queue: Queue;
  readonly current: Entry | undefined;
  readonly onOpen: (entry: Entry) => void;
};

/** The queue: what waits, by the decision it waits for, and what has been decided since. */
export function QueueList({ queue, current, onOpen }: Props): ReactElement {
  const { entries, goingOn, elsewhere } = queue;
  const events = [...new Set(entries.map(({ event }) => event))];
  return (
    <nav className={styles.queue} aria-label={reviewTexts.queue}>
      {events.map((event) => (
        <Part
          key={event}
          event={event}
          goesOn={goingOn.includes(event)}
          entries={entries.filter((entry) => entry.event === event)}
          current={current}
          onOpen={onOpen}
        />
      ))}
      {elsewhere > 0 && <p className={styles.elsewhere}>{reviewTexts.elsewhere(elsewhere)}</p>}
    </nav>
  );
}

type PartProps = Omit<Props, 'queue'> & {
  readonly event: ConfirmedEvent;
  /** Whether more may wait for it than is listed. */
  readonly goesOn: boolean;
  readonly entries: readonly Entry[];
};

function Part({ event, goesOn, entries, current, onOpen }: PartProps): ReactElement {
  const id = `review-${event}`;
  const left = entries.filter(({ standing }) => standing === 'WAITING').length;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{reviewTexts.waiting(eventRecord[event].label, left, goesOn)}</h2>
      <QueueEntries
        entries={entries}
        current={current}
        keyOf={({ key }) => key}
        lineOf={({ row: { configurationId, account, modified } }) => ({
          what: configurationId,
          since: modified,
          whose: accountLabel(account).name,
        })}
        standing={reviewTexts.standing}
        onOpen={onOpen}
      />
    </section>
  );
}
