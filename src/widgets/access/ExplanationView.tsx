import type { ReactElement } from 'react';
import { realmLabel, roleDescription, roleLabel, type Unit } from '~/domain/access/roles.ts';
import { stateText } from '~/domain/words/stateText.ts';
import { explanationTexts } from '~/domain/words/texts/explanation.ts';
import { eventRecord } from '~/domain/workflow/eventRecord.ts';
import type { Explanation, RealmRole } from '~/domain/workflow/explanation.ts';
import styles from './ExplanationView.module.css';

type Props = {
  readonly explanation: Explanation;
  /** The person, as the subject of a sentence. */
  readonly who: string;
  /** Name of an account by its number. */
  readonly accountName: (accountNumber: string) => string;
};

/** Why somebody may, or may not: the verdict, the unit, realm, role and rule that decided, and what would do instead. */
export function ExplanationView({ explanation, who, accountName }: Props): ReactElement {
  const { event, verdict, decider } = explanation;
  const { verb } = eventRecord[event];
  return (
    <div className={styles.explanation}>
      <p>
        <strong>{verdict.allowed ? explanationTexts.yes(who, verb) : explanationTexts.no(who, verb)}</strong>{' '}
        {!verdict.allowed && verdict.reason}
      </p>
      <dl>
        <dt>{explanationTexts.rule}</dt>
        <dd>{explanationTexts.rules[verdict.allowed ? 'NONE' : verdict.rule]}</dd>
        <dt>{explanationTexts.unit}</dt>
        <dd title={decider && roleDescription[decider.role]}>
          {decider ? unitText(decider, accountName) : explanationTexts.noUnit}
        </dd>
        <dt>{explanationTexts.needed}</dt>
        <dd>{neededText(explanation)}</dd>
      </dl>
      <p className={styles.reading}>{explanationTexts.reading}</p>
    </div>
  );
}

const unitText = (
  { unit, realm, role }: RealmRole & { readonly unit: Unit },
  accountName: Props['accountName'],
): string => explanationTexts.unitText(realmLabel[realm], accountName(unit.accountNumber), roleLabel[role]);

function neededText(explanation: Explanation): string {
  const { verdict, rolesNeeded, statesNeeded, operationsNeeded } = explanation;
  if (verdict.allowed) return explanationTexts.nothingNeeded;
  const texts = {
    ROLE: () =>
      explanationTexts.roleNeeded(
        rolesNeeded.map(({ realm, role }) => explanationTexts.roleIn(roleLabel[role], realmLabel[realm])),
      ),
    STATE: () =>
      statesNeeded.length === 0
        ? explanationTexts.noState
        : explanationTexts.statesNeeded(statesNeeded.map(stateText)),
    METHOD: () => explanationTexts.operationsNeeded(operationsNeeded),
    SUBJECT: () => explanationTexts.otherKind,
  };
  return texts[verdict.rule]();
}
