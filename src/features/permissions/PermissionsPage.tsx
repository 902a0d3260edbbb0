import { useQuery } from '@tanstack/react-query';
import { IconLock, IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { mayGrantSomewhere } from '~/domain/access/granting.ts';
import { mayOpenPermissions } from '~/domain/access/staffVerdicts.ts';
import { type Account, accountLabel } from '~/domain/account/accounts.ts';
import { holdingKey } from '~/domain/grant/grant.ts';
import {
  customerOrders,
  foundCustomers,
  foundPeople,
  orderCustomers,
  type CustomerOrder,
  type Grants,
  customerName,
  type CustomerOverview,
  type PersonOverview,
} from '~/domain/grant/overview.ts';
import { permissionsPageTexts } from '~/domain/words/texts/grants.ts';
import { accountsQuery } from '~/queries/accounts/accounts.ts';
import { allGrantsQuery } from '~/queries/grants/grants.ts';
import { useMe } from '~/session/me.ts';
import { QueryBoundary } from '~/ui/Answer.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { FilterSelect } from '~/ui/list/FilterSelect.tsx';
import { SearchField } from '~/ui/list/SearchField.tsx';
import { FoundRows } from '~/ui/list/FoundRows.tsx';
import { openCreatePermission } from '~/widgets/grants/dialogs.ts';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { combineQueries } from '~/platform/read.ts';
import { usePageSearchParams } from '~/platform/routing/useAddressQuery.ts';
import { GuardedButton } from '~/ui/VerdictButton.tsx';
import { useGrantingAccounts, useGrantingUnits } from '~/widgets/grants/useGranting.ts';
import { holdingPath } from '~/widgets/grants/holdingPath.ts';
import { Link } from 'react-router';
import { countryOf } from '~/domain/account/subsidiaries.ts';
import { visibleText } from '~/domain/words/visibleText.ts';
import { paths } from '~/paths.ts';
import { Badge, StateLabel } from '~/ui/Badge.tsx';
import { RelativeTime } from '~/ui/RelativeTime.tsx';
import { HoldingRealm, holdingText, noneFound } from './holdings.tsx';
import styles from './Permissions.module.css';

export function Component() {
  const { units } = useMe();
  const verdict = mayOpenPermissions(units);
  if (!verdict.allowed) {
    return (
      <EmptyState
        isPage
        image={<IconLock size={26} />}
        title={permissionsPageTexts.nowhere}
        text={verdict.reason}
      />
    );
  }
  return (
    <>
      <PageHeader title={permissionsPageTexts.title} actions={<CreateButton />} />
      <Overview />
    </>
  );
}

function CreateButton() {
  return (
    <GuardedButton
      size="sm"
      variant="filled"
      verdict={mayGrantSomewhere(useGrantingUnits())}
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => openCreatePermission()}
    >
      {permissionsPageTexts.create}
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
          label={permissionsPageTexts.search}
          value={search}
          onSearch={(text) => change({ search: text })}
          onDown={focusFirstRow}
        />
        <FilterSelect
          label={permissionsPageTexts.view}
          value={view}
          neutral="customers"
          options={views}
          text={(option) => permissionsPageTexts.views[option]}
          onChange={(chosen) => change({ view: chosen === 'customers' ? '' : chosen }, { replace: false })}
        />
        {view === 'customers' && (
          <FilterSelect
            label={permissionsPageTexts.order}
            value={order}
            neutral="NAME"
            options={customerOrders}
            text={(option) => permissionsPageTexts.orders[option]}
            onChange={(chosen) => change({ order: chosen === 'NAME' ? '' : chosen }, { replace: false })}
          />
        )}
      </div>
      <QueryBoundary read={read} what={permissionsPageTexts.all} rows={10}>
        {([all, grants]) => (
          <Found view={view} search={search} order={order} accounts={all} grants={grants} />
        )}
      </QueryBoundary>
    </>
  );
}

const focusFirstRow = (): void => document.querySelector<HTMLElement>('main a[data-index]')?.focus();

type FoundProps = {
  readonly view: View;
  readonly search: string;
  readonly order: CustomerOrder;
  readonly accounts: readonly Account[];
  readonly grants: Grants;
};

function Found({ view, search, order, accounts: all, grants }: FoundProps) {
  const own = useGrantingAccounts();
  const customers = useMemo(
    () => orderCustomers(foundCustomers({ all, own, grants, search }), order),
    [all, own, grants, search, order],
  );
  const people = useMemo(() => foundPeople({ all, own, grants, search }), [all, own, grants, search]);
  const frame = { empty: noneFound(search === ''), height: 52, narrowHeight: 72 };
  return view === 'customers' ? (
    <FoundRows
      {...frame}
      label={permissionsPageTexts.customers}
      rows={customers}
      tally={permissionsPageTexts.customerCount(customers.length)}
      keyOf={({ account }) => account.accountNumber}
    >
      {(customer, index) => <CustomerRow customer={customer} index={index} />}
    </FoundRows>
  ) : (
    <FoundRows
      {...frame}
      label={permissionsPageTexts.people}
      rows={people}
      tally={permissionsPageTexts.peopleCount(people.length)}
      keyOf={({ account, holding }) => `${account.accountNumber} ${holdingKey(holding)}`}
    >
      {(person, index) => <PersonRow person={person} index={index} />}
    </FoundRows>
  );
}

type CustomerProps = { readonly customer: CustomerOverview; readonly index: number };

function CustomerRow({ customer: { account, people }, index }: CustomerProps) {
  const { tags, number, state } = accountLabel(account);
  const name = customerName(account);
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
      <span className={styles.country}>{countryOf(account.dataArea ?? '')}</span>
      <span className={styles.end}>{permissionsPageTexts.peopleCount(people)}</span>
    </div>
  );
}

type PersonProps = { readonly person: PersonOverview; readonly index: number };

function PersonRow({ person: { account, holding }, index }: PersonProps) {
  const { address, modified } = holding;
  const { accountNumber: number } = account;
  const name = customerName(account);
  return (
    <div className={styles.line}>
      <span className={styles.name}>
        <Link
          className="truncate"
          to={holdingPath(number, holding)}
          data-index={index}
          title={visibleText(address)}
        >
          <bdi>{visibleText(address)}</bdi>
        </Link>
        <HoldingRealm accountNumber={number} holding={holding} />
      </span>
      <span className={styles.text} title={name}>
        {name}
      </span>
      <span className={styles.text}>{holdingText(holding)}</span>
      <RelativeTime date={modified} className={styles.end} />
    </div>
  );
}
