import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { accountLabel, defaultAccountNumber } from '~/domain/account/accounts.ts';
import { explanationTexts } from '~/domain/words/texts/explanation.ts';
import { explain, type Asked } from '~/domain/explanation/explanation.ts';
import type { Standing } from '~/domain/workflow/permission.ts';
import { accounts } from '~/queries/accounts/accounts.ts';
import { useActor } from '~/session/me.ts';
import { ExplanationView } from './ExplanationView.tsx';
import styles from './WhyCanI.module.css';

type Props = {
  readonly asked: Asked;
  /** The configuration and its quote as they stand; what has nothing to do with one may leave it out. */
  readonly standing?: Standing;
  /** Subject of the question for those who do not see it, where several stand below each other. */
  readonly about?: string;
};

const anyStanding: Standing = { state: 'CONFIGURING' };

/** Behind a quiet word, why the signed-in person may, or may not, do something. */
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
