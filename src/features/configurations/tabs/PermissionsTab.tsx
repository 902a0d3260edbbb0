import '@mantine/core/styles/Button.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { grantsTabTexts } from '~/domain/words/texts/configurationTabs.ts';
import { buildAccountLabel } from '~/domain/account/accounts.ts';
import { checkOperations } from '~/domain/access/decision.ts';
import { realmLabel, parseRealm } from '~/domain/access/roles.ts';
import { config } from '~/config.ts';
import { createConfigurationItem, grantKey, type Grant } from '~/domain/grant/grant.ts';
import { formatGrantLocation } from '~/domain/grant/overview.ts';
import { listRoleNames } from '~/domain/grant/unitChanges.ts';
import { formatConjunction } from '~/domain/words/lists.ts';
import { createGrantTexts, grantTexts, grantHolderTexts } from '~/domain/words/texts/grants.ts';
import { paths } from '~/paths.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { accountsQuery } from '~/queries/accounts/accounts.ts';
import { allGrantsQuery, configurationGrantsQuery, affiliationGrantsQuery } from '~/queries/grants/grants.ts';
import { useActor } from '~/session/me.ts';
import { askRevokeItem, openCreatePermission } from '~/widgets/grants/dialogs.ts';
import { GrantNote } from '~/widgets/grants/GrantNote.tsx';
import { GroupGrants } from '~/widgets/grants/GroupGrants.tsx';
import { SanitizedEmail } from '~/widgets/grants/SanitizedEmail.tsx';
import { useCanGrantAtAccount, useGrantDecisions } from '~/widgets/grants/useGrantDecisions.ts';
import { ListPanel } from '~/widgets/lists/ListPanel.tsx';
import { listObjectRoles } from '~/domain/access/objectRoles.ts';
import { objectAccessQuery } from '~/queries/access/matrices.ts';
import rows from '~/widgets/lists/rows.module.css';

export function PermissionsTab({ configuration }: { readonly configuration: Configuration }) {
  const { configurationId, account } = configuration;
  const { accountNumber } = account;
  const single = useQuery(configurationGrantsQuery(configurationId));
  const byAccount = useQuery({
    ...affiliationGrantsQuery(accountNumber),
    select: (grants) => grants.filter(({ item }) => item === null),
  });
  const actor = useActor();
  const seesAll = useCanGrantAtAccount(accountNumber);
  const grantsHere = seesAll && checkOperations(actor, 'affiliationDelegate').allowed;
  const knowsRoles = checkOperations(actor, 'objectAccessGetAll').allowed;
  const name = buildAccountLabel(account).name;
  const where = formatGrantLocation(account);
  return (
    <div className="stack">
      {!seesAll && <p className="soft">{grantsTabTexts.ownOnly}</p>}
      <ListPanel
        title={grantsTabTexts.single}
        list={single}
        keyOf={grantKey}
        empty={{ title: seesAll ? grantsTabTexts.noneSingle : grantsTabTexts.noneOwnSingle }}
        actions={grantsHere && <Create configurationId={configurationId} accountNumber={accountNumber} />}
      >
        {(grant) => <GrantRow grant={grant}>{grantsHere && <Revoke grant={grant} where={where} />}</GrantRow>}
      </ListPanel>
      <ListPanel
        title={grantsTabTexts.byAccount(name)}
        list={byAccount}
        keyOf={grantKey}
        empty={{
          title: seesAll ? grantsTabTexts.noneByAccount(name) : grantsTabTexts.noneOwnByAccount(name),
        }}
        actions={
          grantsHere && <Link to={paths.customerPermissions(accountNumber)}>{grantsTabTexts.toAccount}</Link>
        }
      >
        {(grant) => <GrantRow grant={grant} />}
      </ListPanel>
      {grantsHere && account.accountGroup && <ThroughGroup account={account} />}
      {knowsRoles && <RolesWithAccess />}
    </div>
  );
}

function ThroughGroup({ account }: { readonly account: Configuration['account'] }) {
  const { data: all = [] } = useQuery(accountsQuery());
  const { data: grants = [] } = useQuery(allGrantsQuery());
  return <GroupGrants account={account} accounts={all} grants={grants} />;
}

type CreateProps = { readonly configurationId: string; readonly accountNumber: string };

function Create({ configurationId, accountNumber }: CreateProps) {
  const open = (): void =>
    openCreatePermission({
      accountNumber,
      permissionType: 'CONFIGURATION_ACCESS',
      item: createConfigurationItem(configurationId),
    });
  return (
    <Button variant="default" size="xs" leftSection={<IconPlus size={15} aria-hidden />} onClick={open}>
      {createGrantTexts.title}
    </Button>
  );
}

type RevokeProps = { readonly grant: Grant; readonly where: string };

function Revoke({ grant, where }: RevokeProps) {
  const client = useQueryClient();
  const { item, address, roles, affiliation, realm } = grant;
  const { isKnown, checkRevoke } = useGrantDecisions(affiliation, realm);
  const decision = checkRevoke({ address, roles });
  if (!item || !isKnown) return null;
  return (
    <Button
      variant="default"
      size="compact-sm"
      disabled={!decision.allowed}
      title={decision.allowed ? undefined : decision.reason}
      aria-label={grantHolderTexts.revokeOf(address)}
      onClick={() => askRevokeItem({ client, place: grant, where, item })}
    >
      {grantHolderTexts.revoke}
    </Button>
  );
}

type RowProps = { readonly grant: Grant; readonly children?: ReactNode };

function GrantRow({ grant, children }: RowProps) {
  const { address, realm, roles, delegatableRoles, note } = grant;
  const known = parseRealm(realm, config.productCode);
  return (
    <>
      <div className={rows.main}>
        <strong className={rows.text}>
          <SanitizedEmail address={address} />
        </strong>
        <GrantNote note={note} />
      </div>
      <div className={rows.facts}>
        <span>{known ? realmLabel[known] : realm}</span>
        <span>{formatConjunction([...listRoleNames(roles)])}</span>
        {delegatableRoles.length > 0 && (
          <span>{grantTexts.mayGrant(formatConjunction([...listRoleNames(delegatableRoles)]))}</span>
        )}
        {children}
      </div>
    </>
  );
}

function RolesWithAccess() {
  const list = useQuery({
    ...objectAccessQuery(),
    select: (map) => {
      const roles = listObjectRoles('CONFIGURATION', map?.accessMap ?? [], config.productCode);
      return [...Map.groupBy(roles, ({ realm, access }) => `${realm} ${access}`).values()];
    },
  });
  return (
    <ListPanel
      title={grantsTabTexts.roles}
      list={list}
      keyOf={([first]) => `${first?.realm} ${first?.access}`}
      empty={{ title: grantsTabTexts.noRoles, text: grantsTabTexts.aboutNoRoles }}
    >
      {(roles) => (
        <>
          <div className={rows.main}>
            <strong>{roles[0]?.realm}</strong>
            <span className={rows.text}>{roles.map(({ role }) => role).join(', ')}</span>
          </div>
          <div className={rows.facts}>{roles[0]?.access}</div>
        </>
      )}
    </ListPanel>
  );
}
