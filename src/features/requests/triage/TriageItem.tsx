import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { config } from '~/config.ts';
import { formatRequestTarget } from '~/domain/request/request.ts';
import { getRequestDisplayStatus } from '~/domain/request/status.ts';
import { formatAge } from '~/domain/words/relativeDate.ts';
import {
  requestContextTexts,
  requestDecisionTexts,
  requestsPageTexts,
  triageTexts,
} from '~/domain/words/texts/requests.ts';
import { paths } from '~/paths.ts';
import { useNow } from '~/ui/RelativeTime.tsx';
import { StateLabel } from '~/ui/Badge.tsx';
import { QueuePosition } from '~/ui/list/QueuePosition.tsx';
import { ShortcutKeyCaps } from '~/ui/shortcuts/ShortcutKeyCaps.tsx';
import { toAriaKeyShortcuts, type Shortcut } from '~/platform/shortcuts/shortcuts.ts';
import { useShortcut } from '~/platform/shortcuts/useShortcut.ts';
import { useRequestActions, type RequestActionItem } from '~/widgets/requests/useRequestActions.ts';
import { RequestContextPanel, useIsAlreadyGranted, useRequestSubject } from '../RequestContextPanel.tsx';
import { RequestFacts, RequestHistory } from '../RequestFacts.tsx';
import layout from '~/ui/list/QueueEntries.module.css';
import styles from './RequestTriage.module.css';
import { useQueries } from '@tanstack/react-query';
import type { QueueEntryStatus } from '~/domain/home/reviewQueue.ts';
import { checkRequestDecision } from '~/domain/request/authority.ts';
import { mergeRequestQueue, listWaitingRequests } from '~/domain/request/queue.ts';
import { requestsByStatusQuery, type Ticket } from '~/queries/requests/requests.ts';
import { useMe } from '~/session/me.ts';
import { useIsLayerVisible } from '~/platform/layerStatus.ts';

export type TriageEntry = { readonly request: Ticket; readonly standing: QueueEntryStatus };

export type TriageQueue = {
  readonly state: 'READING' | 'FAILED' | 'READ';
  readonly entries: readonly TriageEntry[];
  readonly retry: () => void;
};

export function useTriageQueue(decided: ReadonlySet<string>): TriageQueue {
  const { email, units } = useMe();
  const lists = useQueries({
    queries: [requestsByStatusQuery('OPEN'), requestsByStatusQuery('REGISTERED_ON_JIRA')],
    subscribed: useIsLayerVisible(),
  });
  const isRead = lists.every(({ data }) => data !== undefined);
  const waiting = listWaitingRequests(
    lists
      .flatMap(({ data = [] }) => data)
      .filter((request) => checkRequestDecision(units, email, request).allowed),
  );
  const [seen, setSeen] = useState<readonly Ticket[]>([]);
  const grown = isRead ? mergeRequestQueue(seen, waiting) : seen;
  if (grown !== seen) setSeen(grown);

  const now = new Map(waiting.map((request) => [request.ticketId, request]));
  const entries = grown.map((request): TriageEntry => {
    const { ticketId } = request;
    const current = now.get(ticketId);
    if (decided.has(ticketId)) return { request: current ?? request, standing: 'DECIDED' };
    return current ? { request: current, standing: 'WAITING' } : { request, standing: 'OVERTAKEN' };
  });
  return {
    state: isRead
      ? 'READ'
      : lists.some(({ isError, data }) => isError && data === undefined)
        ? 'FAILED'
        : 'READING',
    entries,
    retry: () => void Promise.all(lists.map(({ refetch }) => refetch())),
  };
}

type Props = {
  readonly entry: TriageEntry;
  /** `place`: position in the queue, from 1; `count`: length of the queue. */
  readonly place: number;
  readonly count: number;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  readonly onDecided: () => void;
};

export function TriageItem({ entry, onDecided, ...way }: Props) {
  const { request } = entry;
  const { ticketId, ticketStatus, created } = request;
  const { place, count } = way;
  const now = useNow();
  const thing = useRequestSubject(request);
  const isHeld = useIsAlreadyGranted(request);
  const actions = useRequestActions(request, { accountNumber: thing.accountNumber, onDecided });
  const { grant, decide } = actions;
  return (
    <>
      <section className={layout.decision} aria-label={triageTexts.request} tabIndex={-1} data-goes-on>
        <header>
          <div className={layout.top}>
            <h2>{formatRequestTarget(request, config.productCode)}</h2>
            <Ways {...way} />
          </div>
          <p className={styles.line}>
            <Link className="number" to={paths.request(ticketId)}>
              {ticketId}
            </Link>
            <StateLabel state={getRequestDisplayStatus(ticketStatus)} size="small" />
            <span>{requestsPageTexts.waited(formatAge(created, now))}</span>
          </p>
          <p className="visuallyHidden" role="status">
            {triageTexts.now(ticketId, place, count)}
          </p>
          <Actions
            first={isHeld ? decide.ACCEPT : grant}
            passOn={decide.PASS_ON}
            reject={decide.REJECT}
            other={isHeld ? grant : decide.ACCEPT}
          />
        </header>
        <div className={layout.facts}>
          <RequestFacts request={request} />
          <section>
            <h3>{requestsPageTexts.history}</h3>
            <RequestHistory request={request} />
          </section>
        </div>
      </section>
      <section className={styles.known} aria-label={requestContextTexts.title}>
        <RequestContextPanel request={request} thing={thing} />
      </section>
    </>
  );
}

type ActionsProps = {
  /** Decision bound to the first shortcut key. */
  readonly first: RequestActionItem;
  readonly passOn: RequestActionItem;
  readonly reject: RequestActionItem;
  readonly other: RequestActionItem;
};

function Actions({ first, passOn, reject, other }: ActionsProps) {
  const begin = ({ verdict, begin: run }: RequestActionItem): void => {
    if (verdict.allowed) run();
  };
  useShortcut('GRANT_REQUEST', () => begin(first));
  useShortcut('PASS_REQUEST_ON', () => begin(passOn));
  useShortcut('REJECT_REQUEST', () => begin(reject));
  const refused = [first, passOn, reject].find(({ verdict }) => !verdict.allowed)?.verdict;
  return (
    <div className={styles.actions} role="group" aria-label={requestDecisionTexts.decisions}>
      <Act act={first} variant="filled" shortcut="GRANT_REQUEST" />
      <Act act={passOn} shortcut="PASS_REQUEST_ON" />
      <Act act={reject} shortcut="REJECT_REQUEST" />
      <button
        type="button"
        className="quietButton"
        disabled={!other.verdict.allowed}
        onClick={() => begin(other)}
      >
        {other.label}
      </button>
      <span id="triage-refusal" className={`${layout.refusal} ${styles.refusal}`}>
        {refused && !refused.allowed ? refused.reason : <Hints />}
      </span>
    </div>
  );
}

type ActProps = {
  readonly act: RequestActionItem;
  readonly shortcut: Shortcut;
  readonly variant?: 'filled' | 'default';
};

function Act({ act: { label, verdict, begin }, shortcut, variant = 'default' }: ActProps) {
  return (
    <Button
      variant={variant}
      disabled={!verdict.allowed}
      aria-keyshortcuts={toAriaKeyShortcuts(shortcut)}
      aria-describedby="triage-refusal"
      onClick={begin}
    >
      {label}
    </Button>
  );
}

const Hints = () => (
  <span className="keyHint">
    <ShortcutKeyCaps of="GRANT_REQUEST" /> {triageTexts.accepts} <ShortcutKeyCaps of="PASS_REQUEST_ON" />{' '}
    {triageTexts.passesOn} <ShortcutKeyCaps of="REJECT_REQUEST" /> {triageTexts.rejects}{' '}
    <ShortcutKeyCaps of="NEXT_REQUEST" /> {triageTexts.goesOn}
  </span>
);

type WaysProps = Pick<Props, 'place' | 'count' | 'onPrevious' | 'onNext'>;

function Ways({ place, count, onPrevious, onNext }: WaysProps) {
  return (
    <QueuePosition
      label={triageTexts.queue}
      place={place}
      count={count}
      previous={{ label: triageTexts.previous, shortcut: 'PREVIOUS_REQUEST', go: onPrevious }}
      next={{ label: triageTexts.next, shortcut: 'NEXT_REQUEST', go: onNext }}
    />
  );
}
