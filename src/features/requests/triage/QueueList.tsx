import { IconCheck, IconUserCheck } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';
import { config } from '~/config.ts';
import { askedForText } from '~/domain/request/request.ts';
import { ageText } from '~/domain/words/age.ts';
import { longDate } from '~/domain/words/dates.ts';
import { triageTexts } from '~/domain/words/texts/requests.ts';
import type { Ticket } from '~/queries/requests/requests.ts';
import { useAskerName } from '~/session/usePersonName.ts';
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
  const [now] = useState(Date.now);
  const left = entries.filter(({ standing }) => standing === 'WAITING').length;
  return (
    <nav className={styles.queue} aria-labelledby="triage-queue">
      <h2 id="triage-queue">{triageTexts.waiting(left)}</h2>
      <p className={styles.tally} role="status">
        {decided > 0 && triageTexts.tally(decided)}
      </p>
      <ul>
        {entries.map((entry) => {
          const isCurrent = entry === current;
          return (
            <li key={entry.request.ticketId}>
              <button
                ref={isCurrent ? bringIntoView : undefined}
                type="button"
                aria-current={isCurrent ? 'true' : undefined}
                data-standing={entry.standing}
                onClick={() => onOpen(entry.request)}
              >
                <Line entry={entry} now={now} />
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Scrolls the queue, and only that, to the request that is looked at. */
function bringIntoView(button: HTMLButtonElement | null): void {
  const list = button?.closest('nav');
  if (!button || !list) return;
  const [box, frame] = [button.getBoundingClientRect(), list.getBoundingClientRect()];
  if (box.top < frame.top) list.scrollTop -= frame.top - box.top;
  else if (box.bottom > frame.bottom) list.scrollTop += box.bottom - frame.bottom;
}

const marks = { WAITING: undefined, DECIDED: IconCheck, OVERTAKEN: IconUserCheck } as const;

type LineProps = { readonly entry: Entry; readonly now: number };

function Line({ entry: { request, standing }, now }: LineProps): ReactElement {
  const asker = useAskerName();
  const Mark = marks[standing];
  const { reporterEmail, created } = request;
  return (
    <>
      <strong>{askedForText(request, config.productCode)}</strong>
      <time dateTime={created} title={longDate(created)}>
        {ageText(created, now)}
      </time>
      <span title={reporterEmail}>{asker(reporterEmail)}</span>
      {Mark && standing !== 'WAITING' && (
        <span className={styles.mark}>
          <Mark size={15} aria-hidden />
          <span className="visuallyHidden">{triageTexts.standing[standing]}</span>
        </span>
      )}
    </>
  );
}
