import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { Account } from '~/domain/account/accounts.ts';
import { refused, type Verdict } from '~/domain/access/verdict.ts';
import { itemText, realmAt, type Grant, type GrantPlace, type Holding } from '~/domain/grant/grant.ts';
import { customerName } from '~/domain/grant/overview.ts';
import { roleNames } from '~/domain/grant/preview.ts';
import { visibleName } from '~/domain/file/visibleName.ts';
import { conjunction } from '~/domain/words/lists.ts';
import { grantTexts, holdingTexts, permissionsPageTexts } from '~/domain/words/texts/grants.ts';
import { paths } from '~/paths.ts';
import { realmNameAt } from '~/queries/grants/grants.ts';
import { Badge } from '~/ui/Badge.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { openWhenLoaded } from '~/ui/modal/openWhenLoaded.tsx';
import { RelativeTime } from '~/ui/RelativeTime.tsx';
import { VerdictButton } from '~/ui/VerdictButton.tsx';
import { GrantNote } from '~/widgets/grants/GrantNote.tsx';
import { useGrantVerdicts } from '~/widgets/grants/useGranting.ts';
import styles from './Permissions.module.css';

type Props = {
  readonly account: Account;
  readonly address: string;
  /** Undefined where nothing was granted to the address (any more). */
  readonly holding: Holding | undefined;
  /** Runs once everything has been revoked. */
  readonly onGone: () => void;
};

/** Everything that an address was granted at a customer, and what can be done about it. */
export function HoldingDetails({ account, address, holding, onGone }: Props): ReactElement {
  if (!holding) {
    return (
      <EmptyState
        title={permissionsPageTexts.nothingOf(visibleName(address))}
        action={<GrantButton account={account} address={address} label={permissionsPageTexts.grantTo} />}
      />
    );
  }
  const seen = [...(holding.base ? [holding.base] : []), ...holding.items];
  const about = { account, holding, seen };
  return (
    <div className={styles.holding}>
      <Roles {...about} />
      <Items {...about} />
      <section>
        <h3>{grantTexts.note}</h3>
        <GrantNote note={holding.base?.note ?? ''} />
        <p className={styles.soft}>
          <RelativeTime date={holding.modified} text={grantTexts.changedSince} />
        </p>
      </section>
      <div className={styles.actions}>
        <GrantButton account={account} address={address} label={holdingTexts.addPermission} />
        <RevokeAll {...about} onGone={onGone} />
      </div>
    </div>
  );
}

type GrantButtonProps = Pick<Props, 'account' | 'address'> & { readonly label: string };

function GrantButton({ account, address, label }: GrantButtonProps): ReactElement {
  const { mayGrant } = useGrantVerdicts(account.accountNumber);
  const open = (): Promise<void> =>
    openWhenLoaded(
      () => import('~/widgets/grants/CreatePermission.tsx'),
      ({ openCreatePermission }) => openCreatePermission({ address, accountNumber: account.accountNumber }),
    );
  return (
    <VerdictButton verdict={mayGrant({ address, roles: [] })} onClick={() => void open()}>
      {label}
    </VerdictButton>
  );
}

type AboutProps = {
  readonly account: Account;
  readonly holding: Holding;
  readonly seen: readonly Grant[];
};

function Roles({ account, holding: { base, address }, seen }: AboutProps): ReactElement {
  const { mayGrant } = useGrantVerdicts(account.accountNumber);
  if (!base) return <p className={styles.soft}>{holdingTexts.noRoles}</p>;
  const customer = customerName(account);
  const change = (): Promise<void> =>
    openWhenLoaded(
      () => import('~/widgets/grants/RolesDialog.tsx'),
      ({ openRoles }) => openRoles({ base, seen, customer }),
    );
  const { roles, delegatableRoles } = base;
  return (
    <section>
      <h3>{holdingTexts.roles}</h3>
      <ul className={styles.roles}>
        {roleNames(roles).map((name) => (
          <li key={name}>
            <Badge>{name}</Badge>
          </li>
        ))}
      </ul>
      {delegatableRoles.length > 0 && (
        <p className={styles.soft}>{grantTexts.mayGrant(conjunction([...roleNames(delegatableRoles)]))}</p>
      )}
      <div className={styles.actions}>
        <VerdictButton
          verdict={mayGrant({ address, held: roles, roles, delegatableRoles })}
          onClick={() => void change()}
        >
          {holdingTexts.changeRoles}
        </VerdictButton>
      </div>
    </section>
  );
}

/** Only customers have things that are opened one by one. */
const unitVerdict = (verdict: Verdict, account: Account, base: Grant | undefined): Verdict => {
  if (realmAt(account.accountNumber) === 'STAFF') return refused('SUBJECT', holdingTexts.noUnits);
  return base ? verdict : refused('SUBJECT', holdingTexts.noBase);
};

function Items({ account, holding, seen }: AboutProps): ReactElement {
  const client = useQueryClient();
  const { address, base, items } = holding;
  const { mayGrant, mayRevoke } = useGrantVerdicts(account.accountNumber);
  const customer = customerName(account);
  const add = (): Promise<void> | undefined =>
    base &&
    openWhenLoaded(
      () => import('~/widgets/grants/AddUnit.tsx'),
      ({ openAddUnit }) => openAddUnit({ base, seen, customer }),
    );
  const revoke = (grant: Grant): Promise<void> =>
    openWhenLoaded(
      () => import('~/widgets/grants/revokeQuestions.tsx'),
      ({ askRevokeItem }) => {
        if (grant.item) askRevokeItem({ client, place: grant, seen, customer, item: grant.item });
      },
    );
  return (
    <section>
      <h3>{holdingTexts.single}</h3>
      {items.length === 0 && <p className={styles.soft}>{holdingTexts.noneSingle}</p>}
      <ul className={styles.items} aria-label={holdingTexts.single}>
        {items.map((grant) => (
          <li key={grant.affiliationId}>
            <span>
              <ItemName grant={grant} />
              <small>
                <RelativeTime date={grant.modified} text={grantTexts.changedSince} />
              </small>
            </span>
            <VerdictButton
              verdict={mayRevoke({ address, roles: grant.roles })}
              aria-label={holdingTexts.revokeItem(itemText(grant.item))}
              onClick={() => void revoke(grant)}
            >
              {holdingTexts.revoke}
            </VerdictButton>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <VerdictButton
          verdict={unitVerdict(mayGrant({ address, roles: [] }), account, base)}
          onClick={() => void add()}
        >
          {holdingTexts.addUnit}
        </VerdictButton>
      </div>
    </section>
  );
}

function ItemName({ grant: { item } }: { readonly grant: Grant }): ReactElement {
  const text = itemText(item);
  return item?.configurationId ? (
    <Link to={paths.configuration(item.configurationId)}>{text}</Link>
  ) : (
    <>{text}</>
  );
}

type RevokeAllProps = AboutProps & { readonly onGone: () => void };

function RevokeAll({ account, holding, seen, onGone }: RevokeAllProps): ReactElement {
  const client = useQueryClient();
  const { accountNumber } = account;
  const { address, base } = holding;
  const { mayRevoke } = useGrantVerdicts(accountNumber);
  const verdict = mayRevoke({ address, roles: base?.roles ?? [] });
  const customer = customerName(account);
  const place: GrantPlace = base ?? {
    address,
    realm: realmNameAt(accountNumber),
    affiliation: accountNumber,
  };
  const ask = (): Promise<void> =>
    openWhenLoaded(
      () => import('~/widgets/grants/revokeQuestions.tsx'),
      ({ askRevokeAll }) => askRevokeAll({ client, place, seen, customer, onRevoked: onGone }),
    );
  if (!verdict.allowed) {
    return (
      <VerdictButton verdict={verdict} onClick={() => undefined}>
        {holdingTexts.revokeAll}
      </VerdictButton>
    );
  }
  return (
    <Button variant="default" size="xs" c="red" onClick={() => void ask()}>
      {holdingTexts.revokeAll}
    </Button>
  );
}
