import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCheck, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState, useMemo } from 'react';
import type { Account } from '~/domain/account/accounts.ts';
import {
  grantKey,
  isSameGrantScope,
  formatGrantTarget,
  type Grant,
  formatNoteEntry,
} from '~/domain/grant/grant.ts';
import { createNotice } from '~/domain/notice/notices.ts';
import {
  type ReviewDecision,
  findNextUnanswered,
  sortGrantsForReview,
  countReviewDecisions,
  type ReviewEntry,
  type ReviewTally,
} from '~/domain/grant/accessReview.ts';
import { listRoleNames } from '~/domain/grant/unitChanges.ts';
import { formatConjunction } from '~/domain/words/lists.ts';
import { formatGrantLocation } from '~/domain/grant/overview.ts';
import { grantReviewTexts, grantTexts, grantHolderTexts } from '~/domain/words/texts/grants.ts';
import { keepGrantMutation } from '~/queries/grants/grants.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { useMe } from '~/session/me.ts';
import { Badge } from '~/ui/Badge.tsx';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { LabelValueTable } from '~/ui/LabelValueTable.tsx';
import { notifyUserFacingError } from '~/ui/modal/useSubmit.ts';
import { notify } from '~/platform/notices.ts';
import { RelativeTime } from '~/ui/RelativeTime.tsx';
import { toAriaKeyShortcuts, type Shortcut } from '~/platform/shortcuts/shortcuts.ts';
import { ShortcutKeyCaps } from '~/ui/shortcuts/ShortcutKeyCaps.tsx';
import { useShortcut } from '~/platform/shortcuts/useShortcut.ts';
import { GrantNote } from '~/widgets/grants/GrantNote.tsx';
import { confirmRevokeAllGrants, confirmRevokeGrantItem } from '~/widgets/grants/revokeConfirmations.tsx';
import { useGrantDecisions } from '~/widgets/grants/useGrantDecisions.ts';
import styles from './Permissions.module.css';
import { readDraft, writeDraft } from '~/platform/drafts.ts';

/** Draft of a review for this tab: answers, each with the grant as it was answered. */
type Kept = { readonly answers: Readonly<Record<string, ReviewEntry & { readonly grant: Grant }>> };

const none: Kept = { answers: {} };

export type AccessReviewState = {
  readonly grants: readonly Grant[];
  readonly present: readonly Grant[];
  readonly answers: ReadonlyMap<string, ReviewEntry>;
  readonly tally: ReviewTally;
  readonly answer: (grant: Grant, decision: ReviewDecision) => void;
  /** Key of the next unanswered grant; `answered` are those whose answer is not in the state yet. */
  readonly nextAfter: (key: string, answered?: readonly Grant[]) => string | undefined;
};

export function useAccessReview(accountNumber: string, present: readonly Grant[]): AccessReviewState {
  const { email } = useMe();
  const name = `accessReview.${accountNumber}`;
  const [kept, setKept] = useState<Kept>(() => ({ ...none, ...readDraft(name) }));
  const answers = useMemo(() => new Map(Object.entries(kept.answers)), [kept]);
  const grants = useMemo(() => {
    const keys = new Set(present.map(grantKey));
    const ended = [...answers.values()]
      .map(({ grant }) => grant)
      .filter((grant) => !keys.has(grantKey(grant)));
    // A note on a kept grant changes its `modified` date: sort by the earlier date, so that it does not jump.
    const met = present.map((grant) => ({
      ...grant,
      modified: answers.get(grantKey(grant))?.grant.modified ?? grant.modified,
    }));
    return sortGrantsForReview([...met, ...ended]);
  }, [answers, present]);
  const answer: AccessReviewState['answer'] = (grant, decision) =>
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
    tally: countReviewDecisions(grants, answers),
    answer,
    nextAfter: (key, answered = []) =>
      findNextUnanswered(grants, key, new Set([...answers.keys(), ...answered.map(grantKey)])),
  };
}

type Props = {
  readonly account: Account;
  readonly grant: Grant;
  readonly review: AccessReviewState;
  /** Position in the review, from 1. */
  readonly place: number;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  readonly onAnswered: (about: readonly Grant[]) => void;
};

export function AccessReviewItem(props: Props) {
  const { grant, review, place, onPrevious, onNext } = props;
  const { roles, delegatableRoles, note, modified } = grant;
  const answer = review.answers.get(grantKey(grant));
  return (
    <div className={styles.holding}>
      <div className="row note">
        <span>{grantReviewTexts.place(place, review.grants.length)}</span>
        <Button
          variant="default"
          size="compact-sm"
          disabled={!onPrevious}
          aria-label={grantReviewTexts.previous}
          aria-keyshortcuts={toAriaKeyShortcuts('PREVIOUS_TO_REVIEW')}
          onClick={onPrevious}
        >
          <IconArrowUp size={15} aria-hidden />
        </Button>
        <Button
          variant="default"
          size="compact-sm"
          disabled={!onNext}
          aria-label={grantReviewTexts.next}
          aria-keyshortcuts={toAriaKeyShortcuts('NEXT_TO_REVIEW')}
          onClick={onNext}
        >
          <IconArrowDown size={15} aria-hidden />
        </Button>
        {answer && (
          <Badge colour={answer.decision === 'KEEP' ? 'green' : 'red'}>
            {grantReviewTexts.decisions[answer.decision]}
          </Badge>
        )}
      </div>
      <LabelValueTable
        rows={[
          { label: grantTexts.permission, value: formatGrantTarget(grant) },
          { label: grantHolderTexts.roles, value: formatConjunction([...listRoleNames(roles)]) },
          ...(delegatableRoles.length > 0
            ? [
                {
                  label: grantHolderTexts.delegation,
                  value: formatConjunction([...listRoleNames(delegatableRoles)]),
                },
              ]
            : []),
          { label: grantHolderTexts.lastChanged, value: <RelativeTime date={modified} /> },
        ]}
      />
      <section>
        <h3>{grantTexts.note}</h3>
        <GrantNote note={note} />
      </section>
      <Answers {...props} />
    </div>
  );
}

const KeysOf = ({ shortcut }: { readonly shortcut: Shortcut }) => (
  <span className="keyHint">
    <ShortcutKeyCaps of={shortcut} />
  </span>
);

function Answers({ account, grant, review, onAnswered }: Props) {
  const client = useQueryClient();
  const where = formatGrantLocation(account);
  const { email } = useMe();
  const { checkGranting, checkRevoke } = useGrantDecisions(account.accountNumber, grant.realm);
  const [busy, setBusy] = useState(false);
  const verdict = checkRevoke(grant);
  const { address, roles, delegatableRoles } = grant;
  const isNoted = checkGranting({ address, held: roles, roles, delegatableRoles }).allowed;
  const isRevoked = review.answers.get(grantKey(grant))?.decision === 'REVOKE';
  const answer = (decision: ReviewDecision, about: readonly Grant[] = [grant]): void => {
    for (const each of about) review.answer(each, decision);
    onAnswered(about);
  };
  const note = (): Promise<boolean> =>
    executeMutation(
      client,
      keepGrantMutation(client, grant),
      formatNoteEntry(grantReviewTexts.kept, email, new Date()),
    );
  const keep = async (): Promise<void> => {
    if (isRevoked || busy) return;
    setBusy(true);
    try {
      if (!isNoted || (await note())) answer('KEEP');
      else notify(createNotice('REFUSED', { body: grantReviewTexts.moved }));
    } catch (error) {
      notifyUserFacingError(error);
    } finally {
      setBusy(false);
    }
  };
  const ask = (focused: boolean): void => {
    if (isRevoked || busy || !verdict.allowed) return;
    const about = { client, place: grant, where, focused };
    if (grant.item) {
      confirmRevokeGrantItem({ ...about, item: grant.item, onRevoked: () => answer('REVOKE') });
      return;
    }
    // Revoking the grant of an account also revokes its grants of single items.
    const seen = review.present.filter((each) => isSameGrantScope(each, grant));
    confirmRevokeAllGrants({ ...about, seen, onRevoked: () => answer('REVOKE', seen) });
  };
  useShortcut('DECIDE', () => void keep());
  useShortcut('SEND_BACK', () => ask(true));
  return (
    <>
      <div className="flow">
        <BusyButton
          busy={busy}
          leftSection={<IconCheck size={16} aria-hidden />}
          rightSection={<KeysOf shortcut="DECIDE" />}
          disabled={isRevoked}
          aria-keyshortcuts={toAriaKeyShortcuts('DECIDE')}
          onClick={() => void keep()}
        >
          {grantReviewTexts.keep}
        </BusyButton>
        <Button
          variant="default"
          leftSection={<IconX size={16} aria-hidden />}
          rightSection={<KeysOf shortcut="SEND_BACK" />}
          disabled={isRevoked || !verdict.allowed}
          aria-keyshortcuts={toAriaKeyShortcuts('SEND_BACK')}
          onClick={() => ask(false)}
        >
          {grantReviewTexts.revoke}
        </Button>
      </div>
      {!verdict.allowed && !isRevoked && <p className="soft">{verdict.reason}</p>}
      {!isNoted && !isRevoked && <p className="soft">{grantReviewTexts.keptBare}</p>}
    </>
  );
}
