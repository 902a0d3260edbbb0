import { useMemo, useState } from 'react';
import {
  nextUnanswered,
  reviewOrder,
  tallyOf,
  type ReviewAnswer,
  type ReviewDecision,
  type Tally,
} from '~/domain/grant/accessReview.ts';
import { grantKey, type Grant } from '~/domain/grant/grant.ts';
import { useMe } from '~/session/me.ts';
import { readDraft, writeDraft } from '~/platform/drafts.ts';

/** What is kept of a review for the tab: the answers, with each grant as it was when it was answered. */
type Kept = { readonly answers: Readonly<Record<string, ReviewAnswer & { readonly grant: Grant }>> };

const none: Kept = { answers: {} };

export type Review = {
  /** Every grant of the review in its order: those that are there, and those that it has ended. */
  readonly grants: readonly Grant[];
  /** Those of them that are there. */
  readonly present: readonly Grant[];
  readonly answers: ReadonlyMap<string, ReviewAnswer>;
  readonly tally: Tally;
  readonly answer: (grant: Grant, decision: ReviewDecision) => void;
  /** Key of the grant that comes after another and has no answer yet; `answered` are those that get theirs right now. */
  readonly nextAfter: (key: string, answered?: readonly Grant[]) => string | undefined;
};

/** The access review of a customer, as far as it has come in this tab. */
export function useReview(accountNumber: string, present: readonly Grant[]): Review {
  const { email } = useMe();
  const name = `accessReview.${accountNumber}`;
  const [kept, setKept] = useState<Kept>(() => ({ ...none, ...readDraft(name) }));
  const answers = useMemo(() => new Map(Object.entries(kept.answers)), [kept]);
  const grants = useMemo(() => {
    const keys = new Set(present.map(grantKey));
    const ended = [...answers.values()]
      .map(({ grant }) => grant)
      .filter((grant) => !keys.has(grantKey(grant)));
    // One that was kept has changed since, by its note: it stays where the review has met it.
    const met = present.map((grant) => ({
      ...grant,
      modified: answers.get(grantKey(grant))?.grant.modified ?? grant.modified,
    }));
    return reviewOrder([...met, ...ended]);
  }, [answers, present]);
  const answer: Review['answer'] = (grant, decision) =>
    setKept((before) => {
      const given = { decision, by: email, at: new Date().toISOString(), grant };
      const next = { answers: { ...before.answers, [grantKey(grant)]: given } };
      writeDraft(name, next);
      return next;
    });
  return {
    grants,
    present,
    answers,
    tally: tallyOf(grants, answers),
    answer,
    nextAfter: (key, answered = []) =>
      nextUnanswered(grants, key, new Set([...answers.keys(), ...answered.map(grantKey)])),
  };
}
