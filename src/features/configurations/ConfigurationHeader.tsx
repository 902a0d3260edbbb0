import type { ReactElement, ReactNode } from 'react';
import { factTexts } from '~/domain/words/texts/configurationFacts.ts';
import { configurationPageTexts } from '~/domain/words/texts/configurationPage.ts';
import { accountLabel } from '~/domain/account/accounts.ts';
import { lastListAddress } from './list/listAddress.ts';
import { Neighbours } from './list/Neighbours.tsx';
import type { ConfigurationRow } from '~/queries/configurations/configurations.ts';
import { usePersonName } from '~/session/usePersonName.ts';
import { CopyableId } from '~/ui/CopyableId.tsx';
import { FamilyBadge, StateLabel } from '~/ui/Badge.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { RelativeTime } from '~/ui/RelativeTime.tsx';
import styles from './ConfigurationHeader.module.css';

type Props = {
  readonly row: ConfigurationRow;
  /** Name of the revision that is shown; undefined where that is no single one. */
  readonly revision: string | undefined;
  readonly actions: ReactNode;
};

export function ConfigurationHeader({ row, revision, actions }: Props): ReactElement {
  const { configurationId, configurationName, configurationDescription, account, modified } = row;
  const personName = usePersonName();
  return (
    <PageHeader
      trail={[{ label: configurationPageTexts.list, to: lastListAddress() }]}
      title={<CopyableId id={configurationId} />}
      state={<StateLabel state={row.configurationState} />}
      meta={
        <div className={styles.facts}>
          <FamilyBadge family={row.productFamily} size="small" />
          {revision !== undefined && <span>{factTexts.revisionNamed(revision)}</span>}
          <Cut as="name">{configurationName || configurationDescription}</Cut>
          <Cut>{accountLabel(account).name}</Cut>
          <Cut>
            {row.assigneeEmail
              ? configurationPageTexts.assignedTo(personName(row.assigneeEmail))
              : factTexts.unassigned}
          </Cut>
          <RelativeTime date={modified} text={configurationPageTexts.modified} />
        </div>
      }
      beside={<Neighbours id={configurationId} />}
      actions={actions}
      stays
    />
  );
}

export const ComingHeader = ({ id }: { readonly id: string }): ReactElement => (
  <PageHeader
    trail={[{ label: configurationPageTexts.list, to: lastListAddress() }]}
    title={<CopyableId id={id} />}
    meta={<div className={styles.facts} />}
    actions={null}
    stays
  />
);

/** A fact that may be longer than there is room for; pointed at, it is there in full. */
const Cut = ({ as, children }: { readonly as?: 'name'; readonly children: string }): ReactElement => (
  <span className={`${styles.cut} ${as ? styles[as] : ''}`} title={children}>
    {children}
  </span>
);
