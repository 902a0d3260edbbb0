import { useQuery, type QueryClient } from '@tanstack/react-query';
import { IconLock } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Link, useParams } from 'react-router';
import { customerName } from '~/domain/grant/overview.ts';
import { grantReviewTexts, permissionsPageTexts } from '~/domain/words/texts/grants.ts';
import { paths } from '~/paths.ts';
import { accounts } from '~/queries/accounts/accounts.ts';
import { grantsAt, rolesOfRealms } from '~/queries/grants/grants.ts';
import { Answer } from '~/ui/Answer.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { lazyPart } from '~/ui/lazyPart.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { together } from '~/ui/read.ts';
import { useAddressQuery } from '~/ui/useAddressQuery.ts';
import { useGrantsFor } from '~/widgets/grants/useGranting.ts';
import { CustomerActions } from './CustomerActions.tsx';
import { HoldingList } from './HoldingList.tsx';

const AccessReview = lazyPart(
  grantReviewTexts.itself,
  async () => (await import('./AccessReview.tsx')).AccessReview,
);

type Parameters = { readonly params: Record<string, string | undefined> };

export function loader(client: QueryClient, { params: { customer = '' } }: Parameters): void {
  void client.prefetchQuery(accounts());
  void client.prefetchQuery(grantsAt(customer));
  void client.prefetchQuery(rolesOfRealms());
}

/** What was granted at a customer, to everybody or to one address. */
export function Component(): ReactElement {
  const { customer = '', address = '' } = useParams();
  return <CustomerPermissions key={customer} accountNumber={customer} address={address} />;
}

type Props = { readonly accountNumber: string; readonly address: string };

/**
 * A customer that does not exist, one for whom somebody else grants, and one that is refused look the same and are asked
 * for by the same calls: which of them it is, is not for whoever tries.
 */
function CustomerPermissions({ accountNumber, address }: Props): ReactElement {
  const grantsHere = useGrantsFor(accountNumber);
  const [parameters] = useAddressQuery();
  const customers = useQuery(accounts());
  const granted = useQuery(grantsAt(accountNumber));
  // Nothing can be said to be allowed or refused as long as the roles are not known.
  const read = together(together(customers, granted), useQuery(rolesOfRealms()));
  return (
    <Answer read={read} what={permissionsPageTexts.customerPermissions} waiting={<ListSkeleton rows={10} />}>
      {([[all, grants]]) => {
        const account = all.find((each) => each.accountNumber === accountNumber);
        if (!account || !grants || !grantsHere) return <Unseen />;
        if (parameters.get('review') === '1') return <AccessReview account={account} grants={grants} />;
        return (
          <>
            <PageHeader
              trail={[{ label: permissionsPageTexts.title, to: paths.permissions() }]}
              title={permissionsPageTexts.ofCustomer(customerName(account))}
              actions={<CustomerActions account={account} />}
            />
            <HoldingList account={account} grants={grants} address={address} />
          </>
        );
      }}
    </Answer>
  );
}

const Unseen = (): ReactElement => (
  <>
    <PageHeader
      trail={[{ label: permissionsPageTexts.title, to: paths.permissions() }]}
      title={permissionsPageTexts.title}
    />
    <EmptyState
      image={<IconLock size={26} />}
      title={permissionsPageTexts.unseen}
      text={permissionsPageTexts.unseenWhy}
      action={<Link to={paths.permissions()}>{permissionsPageTexts.toPermissions}</Link>}
    />
  </>
);
