import { IconChecks } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { defaultRequestsSearchParams, type RequestsSearchParams } from '~/domain/request/filter.ts';
import { findAdjacentEntry, findNextEntry } from '~/domain/words/queue.ts';
import { triageTexts } from '~/domain/words/texts/requests.ts';
import type { Ticket } from '~/queries/requests/requests.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ListError } from '~/ui/list/ListError.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { restoreLostFocus } from '~/platform/focus/focus.ts';
import { useLetterShortcuts } from '~/platform/shortcuts/useLetterShortcuts.ts';
import { useShortcut } from '~/platform/shortcuts/useShortcut.ts';
import type { SetRequestsSearchParams } from '../RequestList.tsx';
import { TriageItem, useTriageQueue, type TriageQueue, type TriageEntry } from './TriageItem.tsx';
import layout from '~/ui/list/QueueEntries.module.css';
import styles from './RequestTriage.module.css';
import { config } from '~/config.ts';
import { formatRequestTarget } from '~/domain/request/request.ts';
import { useRequesterName } from '~/session/usePersonName.ts';
import { QueueEntries } from '~/ui/list/QueueEntries.tsx';

type Props = { readonly address: RequestsSearchParams; readonly change: SetRequestsSearchParams };

const nobodyYet: ReadonlySet<string> = new Set();

export function RequestTriage({ address, change }: Props) {
  const [decided, setDecided] = useState(nobodyYet);
  const queue = useTriageQueue(decided);
  const { state, entries, retry } = queue;
  if (entries.length === 0) {
    if (state === 'FAILED') return <ListError what={triageTexts.queue} onRetry={retry} />;
    if (state === 'READING') return <ListSkeleton rows={8} />;
    return (
      <EmptyState image={<IconChecks size={26} />} title={triageTexts.none} text={triageTexts.noneText} />
    );
  }
  return (
    <div className={layout.page}>
      <Columns
        queue={queue}
        decided={decided.size}
        address={address}
        change={change}
        onDecided={({ ticketId }) => setDecided((before) => new Set([...before, ticketId]))}
      />
    </div>
  );
}

type ColumnsProps = Props & {
  readonly queue: TriageQueue;
  readonly decided: number;
  readonly onDecided: (request: Ticket) => void;
};

function Columns({ queue, decided, address, change, onDecided }: ColumnsProps) {
  const { entries } = queue;
  const waits = ({ standing }: TriageEntry): boolean => standing === 'WAITING';
  const named = entries.find(({ request }) => request.ticketId === address.open);
  const current = named ?? entries.find(waits);
  const open = (entry: TriageEntry | undefined): void => {
    if (entry) change({ open: entry.request.ticketId }, { replace: true });
  };
  const beside = (step: -1 | 1): TriageEntry | undefined =>
    current && findAdjacentEntry(entries, current, step);
  useKeptFocus(current?.request.ticketId);
  useShortcut('NEXT_REQUEST', () => open(beside(1)));
  useShortcut('PREVIOUS_REQUEST', () => open(beside(-1)));
  const onKeyDown = useLetterShortcuts(
    ['NEXT_REQUEST', () => open(beside(1))],
    ['PREVIOUS_REQUEST', () => open(beside(-1))],
  );
  return (
    <div role="presentation" className={`${layout.columns} ${styles.columns}`} onKeyDown={onKeyDown}>
      <QueueList entries={entries} decided={decided} current={current} onOpen={open} />
      {current ? (
        <TriageItem
          key={current.request.ticketId}
          entry={current}
          place={entries.indexOf(current) + 1}
          count={entries.length}
          onPrevious={beside(-1) && (() => open(beside(-1)))}
          onNext={beside(1) && (() => open(beside(1)))}
          onDecided={() => {
            onDecided(current.request);
            const following = findNextEntry(entries, current, waits);
            if (following) open(following);
            else change({ ...defaultRequestsSearchParams, view: 'TRIAGE' }, { replace: true });
          }}
        />
      ) : (
        <EmptyState
          image={<IconChecks size={26} />}
          title={triageTexts.allDecided}
          text={triageTexts.allDecidedText}
        />
      )}
    </div>
  );
}

/** Moves a lost focus back to the request: on mount, and when the next request replaces the focused one. */
function useKeptFocus(ticketId: string | undefined): void {
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (before.current !== ticketId) restoreLostFocus();
    before.current = ticketId;
  }, [ticketId]);
}

type QueueListProps = {
  readonly entries: readonly TriageEntry[];
  readonly decided: number;
  readonly current: TriageEntry | undefined;
  readonly onOpen: (entry: TriageEntry) => void;
};

function QueueList({ entries, decided, current, onOpen }: QueueListProps) {
  const asker = useRequesterName();
  const left = entries.filter(({ standing }) => standing === 'WAITING').length;
  return (
    <nav className={layout.queue} aria-labelledby="triage-queue">
      <h2 id="triage-queue">{triageTexts.waiting(left)}</h2>
      <p className={styles.tally} role="status">
        {decided > 0 && triageTexts.tally(decided)}
      </p>
      <QueueEntries
        entries={entries}
        current={current}
        keyOf={({ request }) => request.ticketId}
        lineOf={({ request }) => ({
          what: formatRequestTarget(request, config.productCode),
          since: request.created,
          whose: asker(request.reporterEmail),
          title: request.reporterEmail,
        })}
        standing={triageTexts.standing}
        onOpen={onOpen}
      />
    </nav>
  );
}
