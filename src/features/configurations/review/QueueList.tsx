import { IconCheck, IconUserCheck } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';
import { accountLabel } from '~/domain/account/accounts.ts';
import { eventRecord, type ConfirmedEvent } from '~/domain/workflow/eventRecord.ts';
import { ageText } from '~/domain/words/age.ts';
import { longDate } from '~/domain/words/dates.ts';
import { reviewTexts } from '~/domain/words/texts/review.ts';
import type { Entry, Queue } from './useQueue.ts';
import styles from './Review.module.css';

type Props = {
  readonly queue: Queue;
  readonly current: Entry | undefined;
  readonly onOpen: (entry: Entry) => void;
};

/** The queue: what waits, by the decision it waits for, and what has been decided since. */
export function QueueList({ queue, current, onOpen }: Props): ReactElement {
  const [now] = useState(Date.now);
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
          now={now}
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
  /** Time at which the queue was opened, in ms since 1970. */
  readonly now: number;
};

function Part({ event, goesOn, entries, current, now, onOpen }: PartProps): ReactElement {
  const id = `review-${event}`;
  const left = entries.filter(({ standing }) => standing === 'WAITING').length;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{reviewTexts.waiting(eventRecord[event].label, left, goesOn)}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.key}>
            <button
              ref={entry.key === current?.key ? bringIntoView : undefined}
              type="button"
              aria-current={entry.key === current?.key ? 'true' : undefined}
              data-standing={entry.standing}
              onClick={() => onOpen(entry)}
            >
              <Line entry={entry} now={now} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Scrolls the queue, and only that, to the entry that is looked at. */
function bringIntoView(button: HTMLButtonElement | null): void {
  const list = button?.closest('nav');
  if (!button || !list) return;
  const [box, frame] = [button.getBoundingClientRect(), list.getBoundingClientRect()];
  if (box.top < frame.top) list.scrollTop -= frame.top - box.top;
  else if (box.bottom > frame.bottom) list.scrollTop += box.bottom - frame.bottom;
}

const marks = { WAITING: undefined, DECIDED: IconCheck, OVERTAKEN: IconUserCheck } as const;

type LineProps = { readonly entry: Entry; readonly now: number };

function Line({ entry: { row, standing }, now }: LineProps): ReactElement {
  const Mark = marks[standing];
  const { configurationId, account, modified } = row;
  return (
    <>
      <strong className="number">{configurationId}</strong>
      <time dateTime={modified} title={longDate(modified)}>
        {ageText(modified, now)}
      </time>
      <span>{accountLabel(account).name}</span>
      {Mark && (
        <span className={styles.mark}>
          <Mark size={15} aria-hidden />
          <span className="visuallyHidden">{reviewTexts.standing[standing]}</span>
        </span>
      )}
    </>
  );
}
