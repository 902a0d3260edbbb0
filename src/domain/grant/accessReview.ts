import { dayOf } from '../words/dates.ts';
import { conjunction } from '../words/lists.ts';
import { grantReviewTexts } from '../words/texts/grants.ts';
import { grantKey, openedText, type Grant } from './grant.ts';
import { roleNames } from './preview.ts';

export const reviewDecisions = ['KEEP', 'REVOKE'] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

export type ReviewAnswer = {
  readonly decision: ReviewDecision;
  readonly by: string;
  readonly at: string;
};

export type Reviewed = Pick<
  Grant,
  'affiliationId' | 'address' | 'realm' | 'affiliation' | 'roles' | 'delegatableRoles' | 'item' | 'modified'
>;

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

export const reviewFileName = (accountNumber: string, now: Date): string =>
  `access-review-${accountNumber}-${dayOf(now)}.csv`;
