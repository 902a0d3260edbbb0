import { useQuery } from '@tanstack/react-query';
import { IconLock, IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { checkAnyGrant } from '~/domain/access/granting.ts';
import { checkGrantsAccess } from '~/domain/access/staffDecisions.ts';
import { type Account, buildAccountLabel } from '~/domain/account/accounts.ts';
import { getGrantHolderKey } from '~/domain/grant/grant.ts';
import {
  customerOrders,
  findCustomers,
  findGrantedPeople,
  sortCustomers,
  type CustomerOrder,
  type GrantList,
  getCustomerName,
  type CustomerOverview,
  type PersonOverview,
} from '~/domain/grant/overview.ts';
import { grantsPageTexts } from '~/domain/words/texts/grants.ts';
import { accountsQuery } from '~/queries/accounts/accounts.ts';
import { allGrantsQuery } from '~/queries/grants/grants.ts';
import { useMe } from '~/session/me.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { FilterSelect } from '~/ui/list/FilterSelect.tsx';
import { SearchField } from '~/ui/list/SearchField.tsx';
import { FoundRows } from '~/ui/list/FoundRows.tsx';
import { openCreatePermission } from '~/widgets/grants/dialogs.ts';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { combineQueries } from '~/platform/queryResult.ts';
import { usePageSearchParams } from '~/platform/routing/usePageSearchParams.ts';
import { GuardedButton } from '~/ui/GuardedButton.tsx';
import { useGrantingAccounts, useGrantingUnits } from '~/widgets/grants/useGrantDecisions.ts';
import { grantHolderPath } from '~/widgets/grants/grantHolderPath.ts';
import { Link } from 'react-router';
import { formatAccountCountry } from '~/domain/account/subsidiaries.ts';
import { escapeInvisibleText } from '~/domain/words/escapeInvisibleText.ts';
import { paths } from '~/paths.ts';
import { Badge, StateLabel } from '~/ui/Badge.tsx';
import { RelativeTime } from '~/ui/RelativeTime.tsx';
import { GrantHolderRealmBadge, formatGrantHolder, buildGrantsEmptyState } from './GrantHolderRealmBadge.tsx';
import styles from './Permissions.module.css';

export function Component() {
  const { units } = useMe();
  const decision = checkGrantsAccess(units);
  if (!decision.allowed) {
    return (
      <EmptyState
        isPage
        image={<IconLock size={26} />}
        title={grantsPageTexts.nowhere}
        text={decision.reason}
      />
    );
  }
  return (
    <>
      <PageHeader title={grantsPageTexts.title} actions={<CreateButton />} />
      <Overview />
    </>
  );
}

function CreateButton() {
  return (
    <GuardedButton
      size="sm"
      variant="filled"
      decision={checkAnyGrant(useGrantingUnits())}
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => openCreatePermission()}
    >
      {grantsPageTexts.create}
    </GuardedButton>
  );
}

const views = ['customers', 'people'] as const;
type View = (typeof views)[number];

function Overview() {
  const [parameters, change] = usePageSearchParams();
  const search = parameters.get('search') ?? '';
  const view = views.find((each) => each === parameters.get('view')) ?? 'customers';
  const order = customerOrders.find((each) => each === parameters.get('order')) ?? 'NAME';
  const read = combineQueries(useQuery(accountsQuery()), useQuery(allGrantsQuery()));
  return (
    <>
      <div className="toolbar" role="search">
        <SearchField
          label={grantsPageTexts.search}
          value={search}
          onSearch={(text) => change({ search: text })}
          onDown={focusFirstGrantRow}
        />
        <FilterSelect
          label={grantsPageTexts.view}
          value={view}
          neutral="customers"
          options={views}
          text={(option) => grantsPageTexts.views[option]}
          onChange={(chosen) => change({ view: chosen === 'customers' ? '' : chosen }, { replace: false })}
        />
        {view === 'customers' && (
          <FilterSelect
            label={grantsPageTexts.order}
            value={order}
            neutral="NAME"
            options={customerOrders}
            text={(option) => grantsPageTexts.orders[option]}
            onChange={(chosen) => change({ order: chosen === 'NAME' ? '' : chosen }, { replace: false })}
          />
        )}
      </div>
      <QueryBoundary read={read} what={grantsPageTexts.all} rows={10}>
        {([all, grants]) => (
          <Found view={view} search={search} order={order} accounts={all} grants={grants} />
        )}
      </QueryBoundary>
    </>
  );
}

const focusFirstGrantRow = (): void => document.querySelector<HTMLElement>('main a[data-index]')?.focus();

type FoundProps = {
  readonly view: View;
  readonly search: string;
  readonly order: CustomerOrder;
  readonly accounts: readonly Account[];
  readonly grants: GrantList;
};

function Found({ view, search, order, accounts: all, grants }: FoundProps) {
  const own = useGrantingAccounts();
  const customers = useMemo(
    () => sortCustomers(findCustomers({ all, own, grants, search }), order),
    [all, own, grants, search, order],
  );
  const people = useMemo(() => findGrantedPeople({ all, own, grants, search }), [all, own, grants, search]);
  const frame = { empty: buildGrantsEmptyState(search === ''), height: 52, narrowHeight: 72 };
  return view === 'customers' ? (
    <FoundRows
      {...frame}
      label={grantsPageTexts.customers}
      rows={customers}
      tally={grantsPageTexts.customerCount(customers.length)}
      keyOf={({ account }) => account.accountNumber}
    >
      {(customer, index) => <GrantCustomerRow customer={customer} index={index} />}
    </FoundRows>
  ) : (
    <FoundRows
      {...frame}
      label={grantsPageTexts.people}
      rows={people}
      tally={grantsPageTexts.peopleCount(people.length)}
      keyOf={({ account, holding }) => `${account.accountNumber} ${getGrantHolderKey(holding)}`}
    >
      {(person, index) => <GrantPersonRow person={person} index={index} />}
    </FoundRows>
  );
}

type CustomerProps = { readonly customer: CustomerOverview; readonly index: number };

function GrantCustomerRow({ customer: { account, people }, index }: CustomerProps) {
  const { tags, number, state } = buildAccountLabel(account);
  const name = getCustomerName(account);
  return (
    <div className={`${styles.line} ${styles.customer}`}>
      <span className={styles.name}>
        <Link className="truncate" to={paths.customerPermissions(number)} data-index={index} title={name}>
          {name}
        </Link>
        {tags.map((tag) => (
          <Badge key={tag} size="small">
            {tag}
          </Badge>
        ))}
        {state && <StateLabel state={state} size="small" />}
      </span>
      <span className="number">{number}</span>
      <span className={styles.country}>{formatAccountCountry(account.dataArea ?? '')}</span>
      <span className={styles.end}>{grantsPageTexts.peopleCount(people)}</span>
    </div>
  );
}

type PersonProps = { readonly person: PersonOverview; readonly index: number };

function GrantPersonRow({ person: { account, holding }, index }: PersonProps) {
  const { address, modified } = holding;
  const { accountNumber: number } = account;
  const name = getCustomerName(account);
  return (
    <div className={styles.line}>
      <span className={styles.name}>
        <Link
          className="truncate"
          to={grantHolderPath(number, holding)}
          data-index={index}
          title={escapeInvisibleText(address)}
        >
          <bdi>{escapeInvisibleText(address)}</bdi>
        </Link>
        <GrantHolderRealmBadge accountNumber={number} holding={holding} />
      </span>
      <span className={styles.text} title={name}>
        {name}
      </span>
      <span className={styles.text}>{formatGrantHolder(holding)}</span>
      <RelativeTime date={modified} className={styles.end} />
    </div>
  );
}
