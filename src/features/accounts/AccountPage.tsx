import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { findSiblingAccounts } from '~/domain/account/accountFilter.ts';
import { buildAccountLabel, isRetired, type Account } from '~/domain/account/accounts.ts';
import { formatAccountCountry } from '~/domain/account/subsidiaries.ts';
import { accountTexts } from '~/domain/words/texts/accounts.ts';
import { paths } from '~/paths.ts';
import {
  accountQuery,
  accountsQuery,
  accountConfigurationCountQuery,
  accountGrantsQuery,
  accountProductCountQuery,
  accountRequestsQuery,
} from '~/queries/accounts/accounts.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { Badge } from '~/ui/Badge.tsx';
import { CopyableId } from '~/ui/CopyableId.tsx';
import { Missing } from '~/ui/EmptyState.tsx';
import { LabelValueTable } from '~/ui/LabelValueTable.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { ListPanel } from '~/widgets/lists/ListPanel.tsx';
import { restrictPage } from '~/session/restrictPage.tsx';
import { pages } from '~/pages.ts';
import { checkAccountsAccess } from '~/domain/account/permission.ts';
import { AccountListItem, AccountStateBadge, AccountsLayout } from './AccountsLayout.tsx';
import styles from './Accounts.module.css';
import type { OperationName } from '~/domain/access/generated/operationName.ts';
import { checkOperations } from '~/domain/access/decision.ts';
import { defaultRequestsSearchParams, toRequestsSearchParams } from '~/domain/request/filter.ts';
import { useActor } from '~/session/me.ts';

export const Component = restrictPage(pages.accounts, checkAccountsAccess, OfAccount);

function OfAccount() {
  const { accountNumber = '' } = useParams();
  const read = useQuery(accountQuery(accountNumber));
  const label = read.data && buildAccountLabel(read.data);
  return (
    <AccountsLayout
      title={label?.name ?? accountTexts.account}
      state={label?.state && <AccountStateBadge state={label.state} size="medium" />}
      meta={
        <span className={styles.tags}>
          {label?.tags.map((tag) => (
            <Badge key={tag} size="small">
              {tag}
            </Badge>
          ))}
        </span>
      }
    >
      <QueryBoundary read={read} what={accountTexts.one} rows={5}>
        {(found) =>
          found ? (
            <div className={styles.places}>
              <Facts account={found} />
              <AccountRelatedCounts accountNumber={found.accountNumber} />
              {found.accountGroup && <Siblings account={found} group={found.accountGroup} />}
            </div>
          ) : (
            <Missing title={accountTexts.missing} to={paths.accounts()} wayOn={accountTexts.toAccounts} />
          )
        }
      </QueryBoundary>
    </AccountsLayout>
  );
}

function Facts({ account: found }: { readonly account: Account }) {
  const { accountNumber, accountGroup, belongsTo, dataArea, isTest } = found;
  const { erpId, state } = buildAccountLabel(found);
  return (
    <Panel title={accountTexts.facts}>
      {isRetired(found) && <p className="tally">{accountTexts.retired}</p>}
      <LabelValueTable
        caption={accountTexts.facts}
        rows={[
          { label: accountTexts.number, value: <CopyableId id={accountNumber} /> },
          { label: accountTexts.erpId, value: erpId },
          { label: accountTexts.servedBy, value: formatAccountCountry(dataArea ?? '') },
          { label: accountTexts.belongsTo, value: belongsTo?.toUpperCase() },
          {
            label: accountTexts.group,
            value: accountGroup && <Link to={paths.groups({ search: accountGroup })}>{accountGroup}</Link>,
          },
          ...(state
            ? [{ label: accountTexts.accountState, value: <AccountStateBadge state={state} /> }]
            : []),
          ...(isTest ? [{ label: accountTexts.test, value: accountTexts.isTest }] : []),
        ]}
      />
    </Panel>
  );
}

type SiblingsProps = { readonly account: Account; readonly group: string };

function Siblings({ account: found, group }: SiblingsProps) {
  const list = useQuery({ ...accountsQuery(), select: (all) => findSiblingAccounts(found, all) });
  return (
    <ListPanel
      title={accountTexts.siblings(group)}
      list={list}
      keyOf={({ accountNumber }) => accountNumber}
      empty={{ title: accountTexts.noSiblings, text: accountTexts.noSiblingsAbout }}
    >
      {(sibling) => (
        <div className={styles.line}>
          <AccountListItem account={sibling} />
        </div>
      )}
    </ListPanel>
  );
}

function AccountRelatedCounts({ accountNumber }: { readonly accountNumber: string }) {
  const actor = useActor();
  const may = (operation: OperationName): boolean => checkOperations(actor, operation).allowed;
  const configurations = useQuery({
    ...accountConfigurationCountQuery(accountNumber),
    enabled: may('configurationFilterCount'),
  });
  const products = useQuery({ ...accountProductCountQuery(accountNumber), enabled: may('productFilter') });
  const grants = useQuery({ ...accountGrantsQuery(accountNumber), enabled: may('affiliationFilter') });
  const requests = useQuery({ ...accountRequestsQuery(accountNumber), enabled: may('ticketFilter') });
  const rows = [
    {
      label: accountTexts.configurations,
      read: configurations,
      text: configurations.data && accountTexts.countOf(configurations.data.count),
      to: paths.configurations({ account: accountNumber }),
    },
    {
      label: accountTexts.products,
      read: products,
      text:
        products.data &&
        (products.data.isAll
          ? accountTexts.countOf(products.data.count)
          : accountTexts.ofNewest(products.data.count, products.data.read)),
    },
    {
      label: accountTexts.grants,
      read: grants,
      text: grants.data && accountTexts.countOf(grants.data.length),
      to: paths.customerPermissions(accountNumber),
    },
    {
      label: accountTexts.requests,
      read: requests,
      text: requests.data && accountTexts.countOf(requests.data.length),
      to: paths.requests(
        toRequestsSearchParams({ ...defaultRequestsSearchParams, view: 'ALL', accountNumber }),
      ),
    },
  ];
  return (
    <Panel title={accountTexts.linked}>
      <ul className={styles.counts}>
        {rows.map(({ label, read, text, to }) =>
          read.fetchStatus === 'idle' && read.isPending ? undefined : (
            <li key={label}>
              {to === undefined ? <span>{label}</span> : <Link to={to}>{label}</Link>}
              <span className="number">
                {text ?? (read.isError ? accountTexts.notCounted : accountTexts.counting)}
              </span>
            </li>
          ),
        )}
      </ul>
    </Panel>
  );
}
