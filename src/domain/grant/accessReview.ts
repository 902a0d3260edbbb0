import { formatIsoDay } from '../words/dates.ts';
import { formatConjunction } from '../words/lists.ts';
import { grantReviewTexts } from '../words/texts/grants.ts';
import { grantKey, formatGrantTarget, type Grant } from './grant.ts';
import { listRoleNames } from './unitChanges.ts';

export const reviewDecisions = ['KEEP', 'REVOKE'] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

export type ReviewEntry = {
  readonly decision: ReviewDecision;
  readonly by: string;
  readonly at: string;
};

export type ReviewableGrant = Pick<
  Grant,
  'affiliationId' | 'address' | 'realm' | 'affiliation' | 'roles' | 'delegatableRoles' | 'item' | 'modified'
>;

export const sortGrantsForReview = (grants: readonly Grant[]): readonly Grant[] =>
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

type Answers = ReadonlyMap<string, ReviewEntry>;

export function findNextUnanswered(
  grants: readonly Keyed[],
  after: string,
  answers: Pick<Answers, 'has'>,
): string | undefined {
  const keys = grants.map(grantKey);
  const at = keys.indexOf(after);
  const inTurn = [...keys.slice(at + 1), ...keys.slice(0, Math.max(at, 0))];
  return inTurn.find((key) => !answers.has(key));
}

export type ReviewTally = { readonly kept: number; readonly revoked: number; readonly open: number };

export function countReviewDecisions(grants: readonly Keyed[], answers: Answers): ReviewTally {
  const given = grants.map((grant) => answers.get(grantKey(grant))?.decision);
  const count = (wanted: ReviewDecision | undefined): number =>
    given.filter((decision) => decision === wanted).length;
  return { kept: count('KEEP'), revoked: count('REVOKE'), open: count(undefined) };
}

export function buildReviewRows(
  account: { readonly accountNumber: string; readonly accountName: string },
  grants: readonly ReviewableGrant[],
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
      formatGrantTarget(grant),
      formatConjunction([...listRoleNames(roles)]),
      formatConjunction([...listRoleNames(delegatableRoles)]),
      modified,
      answer ? grantReviewTexts.decisions[answer.decision] : grantReviewTexts.undecided,
      answer?.by ?? '',
      answer?.at ?? '',
    ];
  });
  return [grantReviewTexts.columns, ...rows];
}

export const formatReviewFileName = (accountNumber: string, now: Date): string =>
  `access-review-${accountNumber}-${formatIsoDay(now)}.csv`;
