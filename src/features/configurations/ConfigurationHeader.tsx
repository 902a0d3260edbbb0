import type { ReactElement, ReactNode } from 'react';
import { factTexts } from '~/domain/words/texts/configurationFacts.ts';
import { configurationPageTexts } from '~/domain/words/texts/configurationPage.ts';
import { accountLabel } from '~/domain/account/accounts.ts';
import { longDate, shortDate } from '~/domain/words/dates.ts';
import { lastListAddress } from './list/listAddress.ts';
import { Neighbours } from './list/Neighbours.tsx';
import type { ConfigurationRow } from '~/queries/configurations/configurations.ts';
import { usePersonName } from '~/session/usePersonName.ts';
import { CopyableId } from '~/ui/CopyableId.tsx';
import { FamilyBadge } from '~/ui/FamilyBadge.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { StateLabel } from '~/ui/StateLabel.tsx';

type Props = {
  readonly row: ConfigurationRow;
  /** Name of the revision that is shown. */
  readonly revision: string;
  readonly actions: ReactNode;
};

/** The head of a configuration's page: what it is, whose, and how it stands. */
export function ConfigurationHeader({ row, revision, actions }: Props): ReactElement {
  const { configurationId, configurationName, configurationDescription, account, modified } = row;
  const personName = usePersonName();
  return (
    <PageHeader
      trail={[{ label: configurationPageTexts.list, to: lastListAddress() }]}
      title={<CopyableId id={configurationId} />}
      state={<StateLabel state={row.configurationState} size="large" />}
      meta={
        <>
          <FamilyBadge family={row.productFamily} size="small" />
          <span>{configurationName || configurationDescription}</span>
          <span>{accountLabel(account).name}</span>
          <span>{factTexts.revisionNamed(revision)}</span>
          <span>
            {row.assigneeEmail
              ? configurationPageTexts.assignedTo(personName(row.assigneeEmail))
              : factTexts.unassigned}
          </span>
          <time dateTime={modified} title={longDate(modified)}>
            {configurationPageTexts.modified(shortDate(modified))}
          </time>
        </>
      }
      beside={<Neighbours id={configurationId} />}
      actions={actions}
    />
  );
}
