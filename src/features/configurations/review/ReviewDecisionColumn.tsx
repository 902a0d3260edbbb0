import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { buildAccountLabel } from '~/domain/account/accounts.ts';
import { formatDecisionLabel, isFarReachingDecision } from '~/domain/workflow/decision.ts';
import { reviewQueueTexts } from '~/domain/words/texts/review.ts';
import { paths } from '~/paths.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { QueuePosition } from '~/ui/list/QueuePosition.tsx';
import { ShortcutKeyCaps } from '~/ui/shortcuts/ShortcutKeyCaps.tsx';
import { toAriaKeyShortcuts } from '~/platform/shortcuts/shortcuts.ts';
import { useShortcut } from '~/platform/shortcuts/useShortcut.ts';
import { createStateChangeConfirmation } from '../actions/confirmableActions.tsx';
import {
  EventWarnings,
  openEventConfirmation,
  type EventConfirmation,
} from '../actions/EventConfirmation.tsx';
import {
  CompareRevisionsLink,
  TransmitterPicture,
  RevisionChangeList,
} from '../actions/ConfirmationFacts.tsx';
import { RevisionReason, useRevisionChanges } from '../compare/ChangeList.tsx';
import type { ReviewItemProps } from './ReviewItem.tsx';
import { checkConfigurationEvent } from '~/domain/workflow/permission.ts';
import { listEventCautions } from '~/domain/workflow/readiness.ts';
import { createNotice } from '~/domain/notice/notices.ts';
import { isAlwaysOpen, toUserFacingError, type UserFacingError } from '~/ui/modal/useSubmit.ts';
import { notify } from '~/platform/notices.ts';
import { toReadinessFacts } from '../quote/useConfigurationQuote.ts';
import { useActionContext } from '../actions/listConfigurationActions.ts';
import { useIsStillViewing } from './useReviewQueue.ts';
import layout from '~/ui/list/QueueEntries.module.css';
import styles from './Review.module.css';

type Props = ReviewItemProps & { readonly working: Configuration };

export function ReviewDecisionColumn({ working, ...item }: Props) {
  const { configurationId: id, revision, configurationDescription, account } = working;
  const { place, count } = item;
  const decisions = useDecisions(working, item);
  return (
    <section className={layout.decision} aria-label={reviewQueueTexts.changes}>
      <header>
        <div className={layout.top}>
          <h2 className="truncate number" title={reviewQueueTexts.about(id, revision)}>
            {reviewQueueTexts.about(id, revision)}
          </h2>
          <QueuePosition
            label={reviewQueueTexts.queue}
            place={place}
            count={count}
            previous={{
              label: reviewQueueTexts.previous,
              shortcut: 'PREVIOUS_TO_REVIEW',
              go: item.onPrevious,
            }}
            next={{ label: reviewQueueTexts.next, shortcut: 'NEXT_TO_REVIEW', go: item.onNext }}
          />
        </div>
        <p className="truncate note" title={configurationDescription}>
          {configurationDescription} · {buildAccountLabel(account).name}
        </p>
        <p className="visuallyHidden" role="status">
          {reviewQueueTexts.now(id, revision, place, count)}
        </p>
        <Actions decisions={decisions} item={item} revision={revision} />
      </header>
      <div className={`${layout.facts} ${styles.facts}`}>
        <EventWarnings cautions={decisions.cautions} />
        <div className={styles.seen}>
          <TransmitterPicture configuration={working} />
          <RevisionReason configuration={working} />
        </div>
        <RevisionChangeList configuration={working} />
        <CompareRevisionsLink configuration={working} />
        <Link to={paths.configuration(id, revision)}>{reviewQueueTexts.open}</Link>
      </div>
    </section>
  );
}

type ActionsProps = {
  readonly decisions: ReturnType<typeof useDecisions>;
  readonly item: ReviewItemProps;
  readonly revision: string;
};

function Actions({ decisions, item, revision }: ActionsProps) {
  const { entry } = item;
  const { decide, sendBack, busy, refusal, cautions } = decisions;
  useShortcut('DECIDE', () => decide?.({ byKeys: true }));
  useShortcut('SEND_BACK', () => sendBack?.({ byKeys: true }));
  return (
    <div className={styles.actions} role="group" aria-label={reviewQueueTexts.actions}>
      <BusyButton
        busy={busy}
        disabled={!decide}
        aria-keyshortcuts={toAriaKeyShortcuts('DECIDE')}
        aria-describedby="review-refusal"
        onClick={() => decide?.({ byKeys: false })}
      >
        {formatDecisionLabel(entry.event, revision, cautions.missing)}
      </BusyButton>
      <Button
        variant="default"
        disabled={!sendBack}
        aria-keyshortcuts={toAriaKeyShortcuts('SEND_BACK')}
        onClick={() => sendBack?.({ byKeys: false })}
      >
        {reviewQueueTexts.sendBack}
      </Button>
      <span id="review-refusal" className={layout.refusal}>
        {refusal || (
          <>
            <ShortcutKeyCaps of="DECIDE" /> {reviewQueueTexts.decides} <ShortcutKeyCaps of="SEND_BACK" />{' '}
            {reviewQueueTexts.sendsBack}
          </>
        )}
      </span>
    </div>
  );
}

/** In ms: the shortcut works only after the facts were visible for this time. */
const settling = 400;

/** A dialog opened by shortcut has its confirm button focused. */
type Way = { readonly byKeys: boolean };

/**
 * Whether `key` has been ready for `settling` ms, so that a double key press does not decide about the next
 * entry.
 */
function useSettled(key: string, isThere: boolean): boolean {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (!isThere) return undefined;
    const timer = setTimeout(() => setSettled(key), settling);
    return () => clearTimeout(timer);
  }, [key, isThere]);
  return isThere && settled === key;
}

/**
 * Decides without a confirmation dialog, as the facts are on the page. The dialog opens if facts are missing,
 * could not be read or have changed, and for decisions with effects outside Portal.
 */
function useDecisions(working: Configuration, { entry, onDecided }: ReviewItemProps) {
  const context = useActionContext(working);
  const { quoteState } = context;
  const changes = useRevisionChanges(working);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const isStillLookedAt = useIsStillViewing();
  const isRead = changes.kind !== 'READING';
  const isSettled = useSettled(`${entry.key} ${working.revision}`, isRead);
  const cautions = listEventCautions(entry.event, toReadinessFacts(working));
  const verdict = checkConfigurationEvent(context.actor, entry.event, { ...working, quoteState });
  const back = checkConfigurationEvent(context.actor, 'REQUEST_REVIEW', { ...working, quoteState });
  const isKnown = changes.kind === 'FIRST' || (changes.kind === 'READ' && changes.words.unread.length === 0);

  const ask = (decision: EventConfirmation, { byKeys }: Way, objected?: UserFacingError): void =>
    openEventConfirmation({
      ...decision,
      withFacts: false,
      focused: byKeys && !objected,
      ...(objected && { objected }),
      run: async (isOpen) => {
        await decision.run(isOpen);
        onDecided(decision.event);
      },
    });
  const decideAtOnce = async (decision: EventConfirmation, way: Way): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await decision.run(isAlwaysOpen);
      onDecided(decision.event);
    } catch (error) {
      const objection = toUserFacingError(error);
      if (objection && isStillLookedAt()) ask(decision, way, objection);
      else if (objection)
        notify(createNotice('WARNING', { title: reviewQueueTexts.notDecided(working.configurationId) }));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const decide = (way: Way): void => {
    const decision = createStateChangeConfirmation(entry.event, context);
    if (isKnown && cautions.missing === 0 && !isFarReachingDecision(entry.event))
      void decideAtOnce(decision, way);
    else ask(decision, way);
  };
  const can = verdict.allowed && isSettled && !busy;
  return {
    decide: can ? decide : undefined,
    sendBack:
      back.allowed && !busy
        ? (way: Way) => ask(createStateChangeConfirmation('REQUEST_REVIEW', context), way)
        : undefined,
    busy,
    refusal: verdict.allowed ? (isRead ? '' : reviewQueueTexts.reading) : verdict.reason,
    cautions,
  };
}
