import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { permissionTexts } from '~/domain/words/texts/configurationTabs.ts';
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
import rows from '~/widgets/lists/rows.module.css';

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
        title={permissionTexts.single}
        list={single}
        keyOf={({ affiliationId }) => affiliationId}
        empty={{ title: permissionTexts.noneSingle }}
      >
        {(grant) => <Grant grant={grant} />}
      </ListPanel>
      <ListPanel
        title={permissionTexts.byAccount(accountLabel(account).name)}
        list={byAccount}
        keyOf={({ affiliationId }) => affiliationId}
        empty={{ title: permissionTexts.noneByAccount(accountLabel(account).name) }}
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
          <span>{permissionTexts.mayGrant(delegatableRoles.map((role) => roleLabel[role]).join(', '))}</span>
        )}
      </div>
    </>
  );
}
