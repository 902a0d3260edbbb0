import { dayOf } from '../words/dates.ts';
import { conjunction } from '../words/lists.ts';
import { grantReviewTexts } from '../words/texts/grants.ts';
import { grantKey, openedText, type Grant } from './grant.ts';
import { roleNames } from './preview.ts';

export const reviewDecisions = ['KEEP', 'REVOKE'] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

/** One answer: by whom, and when (in ISO form). */
export type ReviewAnswer = {
  readonly decision: ReviewDecision;
  readonly by: string;
  readonly at: string;
};

export type Reviewed = Pick<
  Grant,
  'affiliationId' | 'address' | 'realm' | 'affiliation' | 'roles' | 'delegatableRoles' | 'item' | 'modified'
>;

/** Grants in the order of a review: the one that nobody has touched for the longest time first. */
export const reviewOrder = (grants: readonly Grant[]): readonly Grant[] =>
  grants.toSorted((one, other) =>
    one.modified === other.modified
      ? grantKey(one) < grantKey(other)
        ? -1
        : 1
      : one.modified < other.modified
        ? -1
        : 1,
  );

type Keyed = Parameters<typeof grantKey>[0];

type Answers = ReadonlyMap<string, ReviewAnswer>;

/** The grant that comes after another in a review and has no answer yet, from the beginning if need be. */
export function nextUnanswered(
  grants: readonly Keyed[],
  after: string,
  answers: Pick<Answers, 'has'>,
): string | undefined {
  const keys = grants.map(grantKey);
  const at = keys.indexOf(after);
  const inTurn = [...keys.slice(at + 1), ...keys.slice(0, Math.max(at, 0))];
  return inTurn.find((key) => !answers.has(key));
}

export type Tally = { readonly kept: number; readonly revoked: number; readonly open: number };

export function tallyOf(grants: readonly Keyed[], answers: Answers): Tally {
  const given = grants.map((grant) => answers.get(grantKey(grant))?.decision);
  const count = (wanted: ReviewDecision | undefined): number =>
    given.filter((decision) => decision === wanted).length;
  return { kept: count('KEEP'), revoked: count('REVOKE'), open: count(undefined) };
}

/** The result of a review as rows of a table, its head first, in the order in which it was answered. */
export function reviewRows(
  account: { readonly accountNumber: string; readonly accountName: string },
  grants: readonly Reviewed[],
  answers: Answers,
): readonly (readonly string[])[] {
  const { accountNumber, accountName } = account;
  const rows = grants.map((grant) => {
    const { address, roles, delegatableRoles, modified } = grant;
    const answer = answers.get(grantKey(grant));
    return [
      accountNumber,
      accountName,
      address,
      openedText(grant),
      conjunction([...roleNames(roles)]),
      conjunction([...roleNames(delegatableRoles)]),
      modified,
      answer ? grantReviewTexts.decisions[answer.decision] : grantReviewTexts.undecided,
      answer?.by ?? '',
      answer?.at ?? '',
    ];
  });
  return [grantReviewTexts.columns, ...rows];
}

/** Name of the file that holds the result of a review: "access-review-3005019-2026-03-05.csv". */
export const reviewFileName = (accountNumber: string, now: Date): string =>
  `access-review-${accountNumber}-${dayOf(now)}.csv`;
