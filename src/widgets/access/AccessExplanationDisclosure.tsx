import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { buildAccountLabel, defaultAccountNumber } from '~/domain/account/accounts.ts';
import { explanationTexts } from '~/domain/words/texts/explanation.ts';
import {
  explainDecision,
  type ExplainableAction,
  getActionTexts,
  getRefusalText,
  type DecidingUnit,
  type DecisionExplanation,
} from '~/domain/explanation/explanation.ts';
import type { WorkflowStatus } from '~/domain/workflow/permission.ts';
import { accountsQuery } from '~/queries/accounts/accounts.ts';
import { useActor } from '~/session/me.ts';
import styles from './AccessExplanationDisclosure.module.css';
import { realmLabel, roleDescription, roleLabel } from '~/domain/access/roles.ts';
import { formatState } from '~/domain/words/stateAppearances.ts';
import explanationViewStyles from './AccessExplanationView.module.css';

type ExplanationViewProps = {
  readonly explanation: DecisionExplanation;
  readonly who: string;
  readonly accountName: (accountNumber: string) => string;
  readonly isKeptOut?: boolean;
};

export function AccessExplanationView(props: ExplanationViewProps) {
  const { explanation, who, accountName, isKeptOut = false } = props;
  const { asked, decision, deciders } = explanation;
  const { verb } = getActionTexts(asked);
  const rule = decision.allowed ? 'NONE' : decision.rule;
  const says = decision.allowed && !isKeptOut ? explanationTexts.yes : explanationTexts.no;
  return (
    <div className={explanationViewStyles.explanation}>
      <p>
        <strong>{says(who, verb)}</strong> {!isKeptOut && <span>{getRefusalText(explanation)}</span>}
      </p>
      <dl>
        <dt>{explanationTexts.rule}</dt>
        <dd>{explanationTexts.rules[isKeptOut ? 'BLACKLIST' : rule]}</dd>
        <dt>{explanationTexts.unit}</dt>
        {isKeptOut ? (
          <dd>{explanationTexts.noUnit}</dd>
        ) : (
          <dd title={descriptions(deciders) || undefined}>{unitsText(explanation, accountName)}</dd>
        )}
        <dt>{explanationTexts.needed}</dt>
        <dd>{isKeptOut ? explanationTexts.offBlacklist : neededText(explanation)}</dd>
      </dl>
      <p className={explanationViewStyles.reading}>{explanationTexts.reading}</p>
    </div>
  );
}

const descriptions = (deciders: readonly DecidingUnit[]): string =>
  deciders.flatMap(({ role }) => (role ? [roleDescription[role]] : [])).join('\n');

function unitsText(
  { asksRole, deciders }: DecisionExplanation,
  accountName: ExplanationViewProps['accountName'],
): string {
  if (!asksRole) return explanationTexts.noRoleAsked;
  if (deciders.length === 0) return explanationTexts.noUnit;
  return explanationTexts.units(
    deciders.map(({ unit: { realm, accountNumber }, role }) => {
      const account = accountName(accountNumber);
      return role
        ? explanationTexts.unitText(realmLabel[realm], account, roleLabel[role])
        : explanationTexts.memberText(realmLabel[realm], account);
    }),
  );
}

function neededText(explanation: DecisionExplanation): string {
  const { decision, rolesNeeded, statesNeeded, operationsNeeded } = explanation;
  if (decision.allowed) return explanationTexts.nothingNeeded;
  const texts = {
    ROLE: () =>
      explanationTexts.roleNeeded(
        rolesNeeded.map(({ realm, roles }) =>
          explanationTexts.rolesIn(
            roles.map((role) => roleLabel[role]),
            realmLabel[realm],
          ),
        ),
      ),
    STATE: () =>
      statesNeeded.length === 0
        ? explanationTexts.noState
        : explanationTexts.statesNeeded(statesNeeded.map(formatState)),
    OPERATION: () => explanationTexts.operationsNeeded(operationsNeeded),
    SUBJECT: () => explanationTexts.otherKind,
  };
  return texts[decision.rule]();
}

type Props = {
  readonly asked: ExplainableAction;
  /** Status of the configuration and its quote; left out for actions that do not depend on it. */
  readonly standing?: WorkflowStatus;
  readonly about?: string;
};

const anyStanding: WorkflowStatus = { state: 'CONFIGURING' };

export function AccessExplanationDisclosure({ asked, standing = anyStanding, about }: Props) {
  const [open, setOpen] = useState(false);
  const actor = useActor();
  const accountName = useAccountName(open);
  return (
    <details className={styles.why} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="quietButton" aria-label={about && explanationTexts.whyOf(about)}>
        {explanationTexts.why}
      </summary>
      {open && (
        <AccessExplanationView
          explanation={explainDecision(actor, asked, standing)}
          who={explanationTexts.you}
          accountName={accountName}
        />
      )}
    </details>
  );
}

/** Name of an account by number; the number itself until the accounts are loaded. */
export function useAccountName(enabled = true): (accountNumber: string) => string {
  const { data } = useQuery({ ...accountsQuery(), enabled });
  return (accountNumber) => {
    const found = data?.find((each) => each.accountNumber === accountNumber);
    if (found) return buildAccountLabel(found).name;
    return accountNumber === defaultAccountNumber
      ? buildAccountLabel({ accountNumber, accountName: '' }).name
      : accountNumber;
  };
}
