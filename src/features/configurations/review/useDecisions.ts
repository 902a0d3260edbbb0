import { useEffect, useRef, useState } from 'react';
import { reachesBeyond } from '~/domain/workflow/decision.ts';
import { canOn } from '~/domain/workflow/permission.ts';
import { cautionsBefore, type Cautions } from '~/domain/workflow/readiness.ts';
import { notice } from '~/domain/notice/notices.ts';
import { reviewTexts } from '~/domain/words/texts/review.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { always, objectionTo, type Objection } from '~/ui/modal/useAttempt.ts';
import { notify } from '~/platform/notices.ts';
import { stateDecision } from '../actions/confirmedActions.tsx';
import { askDecision, type Decision } from '../actions/Decision.tsx';
import { readinessFacts } from '../actions/readinessFacts.ts';
import { useActionContext } from '../actions/useActions.ts';
import { useOwnChanges } from '../compare/useChanges.ts';
import type { ItemProps } from './ReviewedItem.tsx';
import { useStillLookedAt } from './useStillLookedAt.ts';

/** Time, in ms, for which what is known has to stand on the screen before it can be decided by one stroke. */
const settling = 400;

/** The way somebody has taken to a decision: a question that follows keys is answered by Enter. */
type Way = { readonly byKeys: boolean };

export type Decisions = {
  /** The decision that is waited for; undefined where it cannot be taken now. */
  readonly decide: ((way: Way) => void) | undefined;
  /** Sending back for review; undefined where that is not possible. */
  readonly sendBack: ((way: Way) => void) | undefined;
  readonly busy: boolean;
  /** Reason why it cannot be decided now; empty where it can. */
  readonly refusal: string;
  readonly cautions: Cautions;
};

/** Whether `key` has stood for a moment with `isThere`: a second stroke must not meet what came with the first. */
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
 * The decisions on the configuration that is looked at. The one that is waited for is taken without a question, since what
 * is known of the configuration stands beside it. It is asked after all where something is missing, could not be read or
 * has moved since, and where it goes beyond Portal. Each is taken once, through the guard of all decisions. A person who
 * has gone on to another configuration meanwhile is told of one that was not taken.
 */
export function useDecisions(working: Configuration, { entry, onDecided }: ItemProps): Decisions {
  const context = useActionContext(working);
  const { quoteState } = context;
  const changes = useOwnChanges(working);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const isStillLookedAt = useStillLookedAt();
  const isRead = changes.kind !== 'READING';
  const isSettled = useSettled(`${entry.key} ${working.revision}`, isRead);
  const cautions = cautionsBefore(entry.event, readinessFacts(working));
  const verdict = canOn(context.actor, entry.event, { ...working, quoteState });
  const back = canOn(context.actor, 'REQUEST_REVIEW', { ...working, quoteState });
  const isKnown = changes.kind === 'FIRST' || (changes.kind === 'READ' && changes.words.unread.length === 0);

  const ask = (decision: Decision, { byKeys }: Way, objected?: Objection): void =>
    askDecision({
      ...decision,
      withFacts: false,
      focused: byKeys && !objected,
      ...(objected && { objected }),
      run: async (isOpen) => {
        await decision.run(isOpen);
        onDecided(decision.event);
      },
    });
  const decideAtOnce = async (decision: Decision, way: Way): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await decision.run(always);
      onDecided(decision.event);
    } catch (error) {
      const objection = objectionTo(error);
      if (objection && isStillLookedAt()) ask(decision, way, objection);
      else if (objection)
        notify(notice('WARNING', { title: reviewTexts.notDecided(working.configurationId) }));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const decide = (way: Way): void => {
    const decision = stateDecision(entry.event, context);
    if (isKnown && cautions.missing === 0 && !reachesBeyond(entry.event)) void decideAtOnce(decision, way);
    else ask(decision, way);
  };
  const can = verdict.allowed && isSettled && !busy;
  return {
    decide: can ? decide : undefined,
    sendBack: back.allowed && !busy ? (way) => ask(stateDecision('REQUEST_REVIEW', context), way) : undefined,
    busy,
    refusal: verdict.allowed ? (isRead ? '' : reviewTexts.reading) : verdict.reason,
    cautions,
  };
}
