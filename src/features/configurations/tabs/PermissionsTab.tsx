import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { accountLabel } from '~/domain/account/accounts.ts';
import { mayCall } from '~/domain/access/verdict.ts';
import { realmLabel, realmOf, roleLabel } from '~/domain/access/roles.ts';
import { config } from '~/config.ts';
import { RolesWithAccess } from '../permissions/RolesWithAccess.tsx';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { grantsOf, grantsOfAccount, type Affiliation } from '~/queries/requests/requests.ts';
import { useActor } from '~/session/me.ts';
import { ListPanel } from '~/widgets/lists/ListPanel.tsx';
import styles from '../revisions/Revisions.module.css';
import rows from './rows.module.css';

/** The people who may see the configuration, as far as the person may know: one by one, by its account, and by their roles. */
export function PermissionsTab({ configuration }: { readonly configuration: Configuration }): ReactElement {
  const { configurationId, account } = configuration;
  const single = useQuery(grantsOf(configurationId));
  const byAccount = useQuery({
    ...grantsOfAccount(account.accountNumber),
    select: (grants) => grants.filter(({ item }) => item === null),
  });
  const knowsRoles = mayCall(useActor(), 'objectAccessGetAll').allowed;
  return (
    <div className={styles.panels}>
      <ListPanel
        title="Granted for this configuration"
        list={single}
        keyOf={({ affiliationId }) => affiliationId}
        empty={{
          title: 'No permissions of its own',
          text: 'Nobody was granted this one configuration, as far as you may know.',
        }}
      >
        {(grant) => <Grant grant={grant} />}
      </ListPanel>
      <ListPanel
        title={`Granted for ${accountLabel(account).name}`}
        list={byAccount}
        keyOf={({ affiliationId }) => affiliationId}
        empty={{
          title: 'No permissions by the account',
          text: 'Nobody was granted the account of this configuration, as far as you may know.',
        }}
      >
        {(grant) => <Grant grant={grant} />}
      </ListPanel>
      {knowsRoles && <RolesWithAccess />}
    </div>
  );
}

function Grant({ grant }: { readonly grant: Affiliation }): ReactElement {
  const { address, realm, roles, delegatableRoles, note } = grant;
  const known = realmOf(realm, config.productCode);
  return (
    <>
      <div className={rows.main}>
        <strong className={rows.text}>{address}</strong>
        <span className={rows.text}>{note}</span>
      </div>
      <div className={rows.facts}>
        <span>{known ? realmLabel[known] : realm}</span>
        <span>{roles.map((role) => roleLabel[role]).join(', ')}</span>
        {delegatableRoles.length > 0 && (
          <span>May grant {delegatableRoles.map((role) => roleLabel[role]).join(', ')}</span>
        )}
      </div>
    </>
  );
}
