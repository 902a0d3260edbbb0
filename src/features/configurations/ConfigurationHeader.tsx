import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { accountLabel } from '~/domain/account/accounts.ts';
import { longDate, shortDate } from '~/domain/words/dates.ts';
import { lastListAddress } from './list/listAddress.ts';
import { Neighbours } from './list/Neighbours.tsx';
import { paths } from '~/paths.ts';
import type { ConfigurationRow } from '~/queries/configurations/configurations.ts';
import { usePersonName } from '~/session/usePersonName.ts';
import { CopyableId } from '~/ui/CopyableId.tsx';
import { FamilyBadge } from '~/ui/FamilyBadge.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { StateLabel } from '~/ui/StateLabel.tsx';

type Props = {
  readonly row: ConfigurationRow;
  /** The revision work goes on in, as soon as it is known. */
  readonly inWork?: string | undefined;
  readonly actions: ReactNode;
};

/** What the configuration is, whose, and how it stands. */
export function ConfigurationHeader({ row, inWork = row.revision, actions }: Props): ReactElement {
  const { configurationId, configurationName, configurationDescription, account, revision, modified } = row;
  const personName = usePersonName();
  return (
    <PageHeader
      trail={[{ label: 'Configurations', to: lastListAddress() }]}
      title={<CopyableId id={configurationId} />}
      state={<StateLabel state={row.configurationState} size="large" />}
      meta={
        <>
          <FamilyBadge family={row.productFamily} size="small" />
          <span>{configurationName || configurationDescription}</span>
          <span>{accountLabel(account).name}</span>
          <span>Revision {revision}</span>
          {inWork !== revision && (
            <Link to={paths.configuration(configurationId, inWork)}>{inWork} is in work</Link>
          )}
          <span>{row.assigneeEmail ? `Assigned to ${personName(row.assigneeEmail)}` : 'Unassigned'}</span>
          <time dateTime={modified} title={longDate(modified)}>
            Modified {shortDate(modified)}
          </time>
        </>
      }
      actions={
        <>
          <Neighbours id={configurationId} />
          {actions}
        </>
      }
    />
  );
}
