import type { ReactElement } from 'react';
import { realmLabel, roleDescription, roleLabel } from '~/domain/access/roles.ts';
import { stateText } from '~/domain/words/stateLooks.ts';
import { explanationTexts } from '~/domain/words/texts/explanation.ts';
import { askedWords, refusalText, type Decider, type Explanation } from '~/domain/explanation/explanation.ts';
import styles from './ExplanationView.module.css';

type Props = {
  readonly explanation: Explanation;
  /** The person, as the subject of a sentence. */
  readonly who: string;
  /** Name of an account by its number. */
  readonly accountName: (accountNumber: string) => string;
  /** Whether the person stands on the blacklist, which decides before everything else. */
  readonly isKeptOut?: boolean;
};

/** Why somebody may, or may not: the verdict, the unit, realm, role and rule that decided, and what would do instead. */
export function ExplanationView(props: Props): ReactElement {
  const { explanation, who, accountName, isKeptOut = false } = props;
  const { asked, verdict, deciders } = explanation;
  const { verb } = askedWords(asked);
  if (isKeptOut) return <KeptOut who={who} verb={verb} />;
  return (
    <div className={styles.explanation}>
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
      <p className={styles.reading}>{explanationTexts.reading}</p>
    </div>
  );
}

function KeptOut({ who, verb }: Pick<Props, 'who'> & { readonly verb: string }): ReactElement {
  return (
    <div className={styles.explanation}>
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
      <p className={styles.reading}>{explanationTexts.reading}</p>
    </div>
  );
}

const descriptions = (deciders: readonly Decider[]): string =>
  deciders.flatMap(({ role }) => (role ? [roleDescription[role]] : [])).join('\n');

function unitsText({ asksRole, deciders }: Explanation, accountName: Props['accountName']): string {
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
