import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import type { Account } from '~/domain/account/accounts.ts';
import { isCustomerGroupRealm } from '~/domain/access/roles.ts';
import {
  grantKey,
  formatGrantItem,
  type Grant,
  type GrantScope,
  type GrantHolder,
} from '~/domain/grant/grant.ts';
import { checkSingleGrant, formatGrantLocation } from '~/domain/grant/overview.ts';
import { listRoleNames } from '~/domain/grant/unitChanges.ts';
import { escapeInvisibleText } from '~/domain/words/escapeInvisibleText.ts';
import { formatConjunction } from '~/domain/words/lists.ts';
import { grantTexts, grantHolderTexts, grantsPageTexts } from '~/domain/words/texts/grants.ts';
import { paths } from '~/paths.ts';
import { Badge } from '~/ui/Badge.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import {
  askRevokeAll,
  askRevokeItem,
  openAddUnit,
  openCreatePermission,
  openRoles,
} from '~/widgets/grants/dialogs.ts';
import { RelativeTime } from '~/ui/RelativeTime.tsx';
import { GuardedButton } from '~/ui/GuardedButton.tsx';
import { GrantNote } from '~/widgets/grants/GrantNote.tsx';
import { useGrantDecisions } from '~/widgets/grants/useGrantDecisions.ts';
import styles from './Permissions.module.css';

type Props = {
  readonly account: Account;
  readonly address: string;
  /** Grants of the e-mail address; undefined if it has none (any more). */
  readonly holding: GrantHolder | undefined;
  readonly onGone: () => void;
};

type Said = { readonly reason: string; readonly id: string } | undefined;

export function GrantHolderDetails({ account, address, holding, onGone }: Props) {
  const id = useId();
  const { checkGranting } = useGrantDecisions(account.accountNumber, holding?.realm);
  if (!holding) {
    return (
      <EmptyState
        title={grantsPageTexts.nothingOf(escapeInvisibleText(address))}
        action={<GrantButton account={account} address={address} label={grantsPageTexts.grantTo} />}
      />
    );
  }
  const seen = [...(holding.base ? [holding.base] : []), ...holding.items];
  const decision = checkGranting({ address: holding.address, roles: [] });
  const said = decision.allowed ? undefined : { reason: decision.reason, id };
  const about = { account, holding, seen, said };
  return (
    <div className={styles.holding}>
      {said && (
        <p className="soft" id={id}>
          {said.reason}
        </p>
      )}
      {isCustomerGroupRealm(holding.realm) && (
        <p className="soft">{grantHolderTexts.ofGroup(account.accountGroup ?? '')}</p>
      )}
      <Roles {...about} />
      <Items {...about} />
      <section>
        <h3>{grantTexts.note}</h3>
        <GrantNote note={holding.base?.note ?? ''} />
        <p className="soft">
          <RelativeTime date={holding.modified} text={grantTexts.changedSince} />
        </p>
      </section>
      <div className="flow">
        <GrantButton account={account} address={address} label={grantHolderTexts.addPermission} said={said} />
        <RevokeAll {...about} onGone={onGone} />
      </div>
    </div>
  );
}

type GrantButtonProps = Pick<Props, 'account' | 'address'> & { readonly label: string; readonly said?: Said };

function GrantButton({ account, address, label, said }: GrantButtonProps) {
  const { checkGranting } = useGrantDecisions(account.accountNumber);
  return (
    <GuardedButton
      decision={checkGranting({ address, roles: [] })}
      said={said}
      onClick={() => openCreatePermission({ address, accountNumber: account.accountNumber })}
    >
      {label}
    </GuardedButton>
  );
}

type AboutProps = {
  readonly account: Account;
  readonly holding: GrantHolder;
  readonly seen: readonly Grant[];
  readonly said: Said;
};

function Roles({ account, holding: { base, address, realm }, seen, said }: AboutProps) {
  const { checkGranting } = useGrantDecisions(account.accountNumber, realm);
  if (!base) return <p className="soft">{grantHolderTexts.noRoles}</p>;
  const { roles, delegatableRoles } = base;
  return (
    <section>
      <h3>{grantHolderTexts.roles}</h3>
      <ul className={styles.roles}>
        {listRoleNames(roles).map((name) => (
          <li key={name}>
            <Badge>{name}</Badge>
          </li>
        ))}
      </ul>
      {delegatableRoles.length > 0 && (
        <p className="soft">{grantTexts.mayGrant(formatConjunction([...listRoleNames(delegatableRoles)]))}</p>
      )}
      <div className="flow">
        <GuardedButton
          decision={checkGranting({ address, held: roles, roles, delegatableRoles })}
          said={said}
          onClick={() => openRoles({ base, seen, where: formatGrantLocation(account) })}
        >
          {grantHolderTexts.changeRoles}
        </GuardedButton>
      </div>
    </section>
  );
}

function Items({ account, holding, seen, said }: AboutProps) {
  const client = useQueryClient();
  const { address, realm, base, items } = holding;
  const { checkGranting, checkRevoke } = useGrantDecisions(account.accountNumber, realm);
  const where = formatGrantLocation(account);
  const revoke = (grant: Grant): void => {
    if (grant.item) askRevokeItem({ client, place: grant, seen, where, item: grant.item });
  };
  return (
    <section>
      <h3>{grantHolderTexts.single}</h3>
      {items.length === 0 && <p className="soft">{grantHolderTexts.noneSingle}</p>}
      <ul className={styles.items} aria-label={grantHolderTexts.single}>
        {items.map((grant) => (
          <li key={grantKey(grant)}>
            <span>
              <ItemName grant={grant} />
              <small>
                <RelativeTime date={grant.modified} text={grantTexts.changedSince} />
              </small>
            </span>
            <GuardedButton
              decision={checkRevoke({ address, roles: grant.roles })}
              said={said}
              aria-label={grantHolderTexts.revokeItem(formatGrantItem(grant.item))}
              onClick={() => revoke(grant)}
            >
              {grantHolderTexts.revoke}
            </GuardedButton>
          </li>
        ))}
      </ul>
      <div className="flow">
        <GuardedButton
          decision={checkSingleGrant(checkGranting({ address, roles: [] }), account.accountNumber, base)}
          said={said}
          onClick={() => base && openAddUnit({ base, seen, where })}
        >
          {grantHolderTexts.addUnit}
        </GuardedButton>
      </div>
    </section>
  );
}

function ItemName({ grant: { item } }: { readonly grant: Grant }) {
  const text = formatGrantItem(item);
  if (item?.configurationId) return <Link to={paths.configuration(item.configurationId)}>{text}</Link>;
  if (!item?.productItem) return <>{text}</>;
  const { productFamily, deviceType, serialNumber } = item.productItem;
  return <Link to={paths.product(productFamily, deviceType, serialNumber)}>{text}</Link>;
}

type RevokeAllProps = AboutProps & { readonly onGone: () => void };

function RevokeAll({ account, holding, seen, said, onGone }: RevokeAllProps) {
  const client = useQueryClient();
  const { accountNumber } = account;
  const { address, realm, base } = holding;
  const { checkRevoke } = useGrantDecisions(accountNumber, realm);
  const decision = checkRevoke({ address, roles: base?.roles ?? [] });
  const where = formatGrantLocation(account);
  const place: GrantScope = { address, realm, affiliation: accountNumber };
  if (!decision.allowed) {
    return (
      <GuardedButton decision={decision} said={said} onClick={() => undefined}>
        {grantHolderTexts.revokeAll}
      </GuardedButton>
    );
  }
  return (
    <Button
      variant="default"
      size="xs"
      c="red"
      onClick={() => askRevokeAll({ client, place, seen, where, onRevoked: onGone })}
    >
      {grantHolderTexts.revokeAll}
    </Button>
  );
}
