import { useQuery } from '@tanstack/react-query';
import { IconLock, IconUsersPlus, IconListCheck, IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { Link, useParams, useNavigate } from 'react-router';
import type { Account } from '~/domain/account/accounts.ts';
import { isMemberRealm, type Grant } from '~/domain/grant/grant.ts';
import { formatGrantLocation } from '~/domain/grant/overview.ts';
import { grantReviewTexts, grantsPageTexts } from '~/domain/words/texts/grants.ts';
import { paths } from '~/paths.ts';
import { accountsQuery } from '~/queries/accounts/accounts.ts';
import {
  allGrantsQuery,
  realmGrantsQuery,
  getAccountRealmName,
  realmRolesQuery,
} from '~/queries/grants/grants.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { lazyWithRetry } from '~/ui/lazyWithRetry.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { combineQueries } from '~/platform/queryResult.ts';
import { usePageSearchParams } from '~/platform/routing/usePageSearchParams.ts';
import { useCanGrantAtAccount, useGrantDecisions } from '~/widgets/grants/useGrantDecisions.ts';
import { GroupGrants } from '~/widgets/grants/GroupGrants.tsx';
import { GrantHolderList } from './GrantHolderList.tsx';
import styles from './Permissions.module.css';
import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { openCreatePermission, openGrantToMany } from '~/widgets/grants/dialogs.ts';
import { GuardedButton } from '~/ui/GuardedButton.tsx';

const AccessReview = lazyWithRetry(
  grantReviewTexts.itself,
  async () => (await import('./AccessReview.tsx')).AccessReview,
);

export function Component() {
  const { customer = '', address = '' } = useParams();
  return <CustomerPermissions key={customer} accountNumber={customer} address={address} />;
}

type Props = { readonly accountNumber: string; readonly address: string };

/** An account that does not exist and one without access look the same and cause the same calls. */
function CustomerPermissions({ accountNumber, address }: Props) {
  const grantsHere = useCanGrantAtAccount(accountNumber);
  const customers = useQuery(accountsQuery());
  const granted = useQuery(realmGrantsQuery(accountNumber));
  // Without the roles, permission checks would be wrong.
  const read = combineQueries(combineQueries(customers, granted), useQuery(realmRolesQuery()));
  return (
    <QueryBoundary read={read} what={grantsPageTexts.customerPermissions} rows={10}>
      {([[all, grants]]) => {
        const account = all.find((each) => each.accountNumber === accountNumber);
        if (!account || !grants || !grantsHere) return <Unseen />;
        return <Seen account={account} accounts={all} grants={grants} address={address} />;
      }}
    </QueryBoundary>
  );
}

type SeenProps = {
  readonly account: Account;
  readonly accounts: readonly Account[];
  /** Grants in the realm of the customer's own people. */
  readonly grants: readonly Grant[];
  readonly address: string;
};

function Seen({ account, accounts: all, grants: own, address }: SeenProps) {
  const { accountNumber } = account;
  const [parameters] = usePageSearchParams();
  const isReview = parameters.get('review') === '1';
  const header = (
    <PageHeader
      trail={[{ label: grantsPageTexts.title, to: paths.permissions() }]}
      title={grantsPageTexts.ofCustomer(formatGrantLocation(account))}
      actions={<CustomerActions account={account} />}
    />
  );
  return (
    <>
      {!isReview && header}
      <QueryBoundary read={useQuery(allGrantsQuery())} what={grantsPageTexts.customerPermissions} rows={10}>
        {(every) => {
          const grants = [...own, ...grantsInOtherRealms(every, accountNumber)];
          if (isReview) return <AccessReview account={account} grants={grants} />;
          return (
            <>
              <GrantHolderList account={account} grants={grants} address={address} />
              <div className={styles.group}>
                <GroupGrants account={account} accounts={all} grants={every} />
              </div>
            </>
          );
        }}
      </QueryBoundary>
    </>
  );
}

const grantsInOtherRealms = (grants: readonly Grant[], accountNumber: string): readonly Grant[] =>
  grants.filter(
    (grant) =>
      grant.affiliation === accountNumber &&
      isMemberRealm(grant) &&
      grant.realm !== getAccountRealmName(accountNumber),
  );

const Unseen = () => (
  <>
    <PageHeader
      trail={[{ label: grantsPageTexts.title, to: paths.permissions() }]}
      title={grantsPageTexts.title}
    />
    <EmptyState
      image={<IconLock size={26} />}
      title={grantsPageTexts.unseen}
      text={grantsPageTexts.unseenWhy}
      action={<Link to={paths.permissions()}>{grantsPageTexts.toPermissions}</Link>}
    />
  </>
);

function CustomerActions({ account }: { readonly account: Account }) {
  const navigate = useNavigate();
  const id = useId();
  const { accountNumber } = account;
  const { grantHereDecision } = useGrantDecisions(accountNumber);
  const said = grantHereDecision.allowed ? undefined : { reason: grantHereDecision.reason, id };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconListCheck size={16} aria-hidden />}
        onClick={() => void navigate(paths.customerPermissions(accountNumber, undefined, { review: '1' }))}
      >
        {grantsPageTexts.review}
      </Button>
      {said && (
        <span className="soft" id={id}>
          {said.reason}
        </span>
      )}
      <GuardedButton
        size="sm"
        decision={grantHereDecision}
        said={said}
        leftSection={<IconUsersPlus size={16} aria-hidden />}
        onClick={() => openGrantToMany(account)}
      >
        {grantsPageTexts.many}
      </GuardedButton>
      <GuardedButton
        size="sm"
        variant="filled"
        decision={grantHereDecision}
        said={said}
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => openCreatePermission({ accountNumber })}
      >
        {grantsPageTexts.create}
      </GuardedButton>
    </>
  );
}
