import { IconChecks } from '@tabler/icons-react';
import { use, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { ConfigurationFilter } from '~/domain/configuration/filter.ts';
import { findAdjacentEntry, findNextEntry } from '~/domain/words/queue.ts';
import { summarizeDecisions } from '~/domain/workflow/decision.ts';
import { eventRecords, type ConfirmedEvent } from '~/domain/workflow/eventRecords.ts';
import { reviewQueueTexts } from '~/domain/words/texts/review.ts';
import { paths } from '~/paths.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ListError } from '~/ui/list/ListError.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { useShortcut } from '~/platform/shortcuts/useShortcut.ts';
import { TargetLocationContext } from '~/platform/routing/pageLocation.ts';
import { AreaAccessDenied } from '~/widgets/requests/RequestAccessButton.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import {
  openItemSearchParam,
  useIsStillViewing,
  useReviewQueue,
  type ReviewDecisions,
  type ReviewQueueEntry,
  type ReviewQueue,
} from './useReviewQueue.ts';
import { buildAccountLabel } from '~/domain/account/accounts.ts';
import { QueueEntries } from '~/ui/list/QueueEntries.tsx';
import layout from '~/ui/list/QueueEntries.module.css';
import styles from './Review.module.css';

const none: ReviewDecisions = new Map();

export function ReviewPage({ filter }: { readonly filter: ConfigurationFilter }) {
  const [decided, setDecided] = useState(none);
  const queue = useReviewQueue(filter, decided);
  const onDecided = (entry: ReviewQueueEntry, event: ConfirmedEvent): void =>
    setDecided((before) => new Map([...before, [entry.key, event]]));
  const tally = summarizeDecisions([...decided.values()]);
  return (
    <div className={layout.page}>
      <PageHeader
        trail={[{ label: reviewQueueTexts.configurations, to: paths.configurations() }]}
        title={reviewQueueTexts.title}
        state={
          <span className="soft" role="status">
            {tally && reviewQueueTexts.tally(tally)}
          </span>
        }
      />
      <Reviewed queue={queue} onDecided={onDecided} />
    </div>
  );
}

type ReviewedProps = {
  readonly queue: ReviewQueue;
  readonly onDecided: (entry: ReviewQueueEntry, event: ConfirmedEvent) => void;
};

function Reviewed({ queue, onDecided }: ReviewedProps) {
  const { state, entries, retry } = queue;
  if (state === 'FORBIDDEN') {
    return (
      <AreaAccessDenied
        area="REVIEW"
        page={reviewQueueTexts.title}
        reason={reviewQueueTexts.forbiddenText}
        way={<Link to={paths.configurations()}>{reviewQueueTexts.toList}</Link>}
      />
    );
  }
  if (state === 'FAILED' && entries.length === 0)
    return <ListError what={reviewQueueTexts.queue} onRetry={retry} />;
  if (state === 'READING' && entries.length === 0) return <ListSkeleton rows={8} />;
  if (entries.length === 0) {
    return (
      <EmptyState
        image={<IconChecks size={26} />}
        title={reviewQueueTexts.none}
        text={reviewQueueTexts.noneText}
        action={<Link to={paths.configurations()}>{reviewQueueTexts.toList}</Link>}
      />
    );
  }
  return <Columns queue={queue} onDecided={onDecided} />;
}

const isWaiting = ({ standing }: ReviewQueueEntry): boolean => standing === 'WAITING';

function Columns({ queue, onDecided }: ReviewedProps) {
  const { entries } = queue;
  const [parameters, setParameters] = useSearchParams();
  const addressWanted = use(TargetLocationContext);
  const wanted = parameters.get(openItemSearchParam);
  // A configuration may be queued for several decisions: the one still waiting comes first.
  const named = entries.filter(({ row }) => row.configurationId === wanted);
  const current = named.find(isWaiting) ?? named.at(-1) ?? entries.find(isWaiting);
  const open = (entry: ReviewQueueEntry | undefined): void => {
    if (!entry) return;
    // The target URL may be newer than the rendered one, for example after another file was chosen.
    const next = new URLSearchParams(addressWanted()?.search ?? parameters);
    next.set(openItemSearchParam, entry.row.configurationId);
    setParameters(next, { replace: true, preventScrollReset: true });
  };
  const beside = (step: -1 | 1): ReviewQueueEntry | undefined =>
    current && findAdjacentEntry(entries, current, step);
  useShortcut('NEXT_TO_REVIEW', () => open(beside(1)));
  useShortcut('PREVIOUS_TO_REVIEW', () => open(beside(-1)));
  const following = current && findNextEntry(entries, current, isWaiting);
  const isStillLookedAt = useIsStillViewing();
  return (
    <div className={`${layout.columns} ${styles.columns}`}>
      <QueueList queue={queue} current={current} onOpen={open} />
      {current ? (
        <ReviewItem
          entry={current}
          place={entries.indexOf(current) + 1}
          count={entries.length}
          following={following}
          onPrevious={beside(-1) && (() => open(beside(-1)))}
          onNext={beside(1) && (() => open(beside(1)))}
          onDecided={(event) => {
            onDecided(current, event);
            // Do not advance if the person has opened another entry or page.
            if (isStillLookedAt()) open(following);
          }}
        />
      ) : (
        <EmptyState
          image={<IconChecks size={26} />}
          title={reviewQueueTexts.allDecided}
          text={reviewQueueTexts.allDecidedText}
        />
      )}
    </div>
  );
}

type QueueListProps = {
  readonly queue: ReviewQueue;
  readonly current: ReviewQueueEntry | undefined;
  readonly onOpen: (entry: ReviewQueueEntry) => void;
};

function QueueList({ queue, current, onOpen }: QueueListProps) {
  const { entries, goingOn, elsewhere } = queue;
  const events = [...new Set(entries.map(({ event }) => event))];
  return (
    <nav className={layout.queue} aria-label={reviewQueueTexts.queue}>
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
      {elsewhere > 0 && <p className={styles.elsewhere}>{reviewQueueTexts.elsewhere(elsewhere)}</p>}
    </nav>
  );
}

type PartProps = Omit<QueueListProps, 'queue'> & {
  readonly event: ConfirmedEvent;
  /** Whether more configurations wait than are listed. */
  readonly goesOn: boolean;
  readonly entries: readonly ReviewQueueEntry[];
};

function Part({ event, goesOn, entries, current, onOpen }: PartProps) {
  const id = `review-${event}`;
  const left = entries.filter(({ standing }) => standing === 'WAITING').length;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{reviewQueueTexts.waiting(eventRecords[event].label, left, goesOn)}</h2>
      <QueueEntries
        entries={entries}
        current={current}
        keyOf={({ key }) => key}
        lineOf={({ row: { configurationId, account, modified } }) => ({
          what: configurationId,
          since: modified,
          whose: buildAccountLabel(account).name,
        })}
        standing={reviewQueueTexts.standing}
        onOpen={onOpen}
      />
    </section>
  );
}
