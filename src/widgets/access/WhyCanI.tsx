import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { accountLabel, defaultAccountNumber } from '~/domain/account/accounts.ts';
import { explanationTexts } from '~/domain/words/texts/explanation.ts';
import {
  explain,
  type Asked,
  askedWords,
  refusalText,
  type Decider,
  type Explanation,
} from '~/domain/explanation/explanation.ts';
import type { Standing } from '~/domain/workflow/permission.ts';
import { accounts } from '~/queries/accounts/accounts.ts';
import { useActor } from '~/session/me.ts';
import styles from './WhyCanI.module.css';
import { realmLabel, roleDescription, roleLabel } from '~/domain/access/roles.ts';
import { stateText } from '~/domain/words/stateLooks.ts';
import explanationViewStyles from './ExplanationView.module.css';

type ExplanationViewProps = {
  readonly explanation: Explanation;
  readonly who: string;
  readonly accountName: (accountNumber: string) => string;
  readonly isKeptOut?: boolean;
};

export function ExplanationView(props: ExplanationViewProps): ReactElement {
  const { explanation, who, accountName, isKeptOut = false } = props;
  const { asked, verdict, deciders } = explanation;
  const { verb } = askedWords(asked);
  if (isKeptOut) return <KeptOut who={who} verb={verb} />;
  return (
    <div className={explanationViewStyles.explanation}>
      <p>
        <strong>{verdict.allowed ? explanationTexts.yes(who, verb) : explanationTexts.no(who, verb)}</strong>{' '}
        <span>{refusalText(explanation)}</span>
      </p>
      <dl>
        <dt>{explanationTexts.rule}</dt>
        <dd>{explanationTexts.rules[verdict.allowed ? 'NONE' : verdict.rule]}</dd>
        <dt>{explanationTexts.unit}</dt>
        <dd title={descriptions(deciders) || undefined}>{unitsText(explanation, accountName)}</dd>
        <dt>{explanationTexts.needed}</dt>
        <dd>{neededText(explanation)}</dd>
      </dl>
      <p className={explanationViewStyles.reading}>{explanationTexts.reading}</p>
    </div>
  );
}

function KeptOut({ who, verb }: Pick<ExplanationViewProps, 'who'> & { readonly verb: string }): ReactElement {
  return (
    <div className={explanationViewStyles.explanation}>
      <p>
        <strong>{explanationTexts.no(who, verb)}</strong>
      </p>
      <dl>
        <dt>{explanationTexts.rule}</dt>
        <dd>{explanationTexts.rules.BLACKLIST}</dd>
        <dt>{explanationTexts.unit}</dt>
        <dd>{explanationTexts.noUnit}</dd>
        <dt>{explanationTexts.needed}</dt>
        <dd>{explanationTexts.offBlacklist}</dd>
      </dl>
      <p className={explanationViewStyles.reading}>{explanationTexts.reading}</p>
    </div>
  );
}

const descriptions = (deciders: readonly Decider[]): string =>
  deciders.flatMap(({ role }) => (role ? [roleDescription[role]] : [])).join('\n');

function unitsText(
  { asksRole, deciders }: Explanation,
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

function neededText(explanation: Explanation): string {
  const { verdict, rolesNeeded, statesNeeded, operationsNeeded } = explanation;
  if (verdict.allowed) return explanationTexts.nothingNeeded;
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
        : explanationTexts.statesNeeded(statesNeeded.map(stateText)),
    OPERATION: () => explanationTexts.operationsNeeded(operationsNeeded),
    SUBJECT: () => explanationTexts.otherKind,
  };
  return texts[verdict.rule]();
}

type Props = {
  readonly asked: Asked;
  /** The configuration and its quote as they stand; what has nothing to do with one may leave it out. */
  readonly standing?: Standing;
  readonly about?: string;
};

const anyStanding: Standing = { state: 'CONFIGURING' };

export function WhyCanI({ asked, standing = anyStanding, about }: Props): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.why} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="quietButton" aria-label={about && explanationTexts.whyOf(about)}>
        {explanationTexts.why}
      </summary>
      {open && <Own asked={asked} standing={standing} />}
    </details>
  );
}

function Own({ asked, standing }: Required<Omit<Props, 'about'>>): ReactElement {
  const actor = useActor();
  const accountName = useAccountName();
  return (
    <ExplanationView
      explanation={explain(actor, asked, standing)}
      who={explanationTexts.you}
      accountName={accountName}
    />
  );
}

/** The name of an account by its number; the number as long as the accounts are not known. */
export function useAccountName(): (accountNumber: string) => string {
  const { data } = useQuery(accounts());
  return (accountNumber) => {
    const found = data?.find((each) => each.accountNumber === accountNumber);
    if (found) return accountLabel(found).name;
    return accountNumber === defaultAccountNumber
      ? accountLabel({ accountNumber, accountName: '' }).name
      : accountNumber;
  };
}
