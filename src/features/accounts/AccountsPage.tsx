import { useQuery } from '@tanstack/react-query';
import { IconBuildingOff } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import {
  parseAccountFilter,
  accountStateFilters,
  filterAccounts,
  type AccountFilter,
} from '~/domain/account/accountFilter.ts';
import { omitTestAccounts, type Account } from '~/domain/account/accounts.ts';
import { subsidiaries, subsidiaryName, formatAccountCountry } from '~/domain/account/subsidiaries.ts';
import { accountStateTexts, accountTexts } from '~/domain/words/texts/accounts.ts';
import { paths } from '~/paths.ts';
import { accountsQuery, distributorsQuery } from '~/queries/accounts/accounts.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { FilterSelect } from '~/ui/list/FilterSelect.tsx';
import { SearchField } from '~/ui/list/SearchField.tsx';
import { FoundRows } from '~/ui/list/FoundRows.tsx';
import { usePageSearchParams } from '~/platform/routing/usePageSearchParams.ts';
import { restrictPage } from '~/session/restrictPage.tsx';
import { pages } from '~/pages.ts';
import { checkAccountsAccess } from '~/domain/account/permission.ts';
import { AccountListItem, AccountsLayout } from './AccountsLayout.tsx';
import styles from './Accounts.module.css';
import { ListPanel } from '~/widgets/lists/ListPanel.tsx';

export const Component = restrictPage(pages.accounts, checkAccountsAccess, Lists);

function Lists() {
  const [parameters] = usePageSearchParams();
  const tab = parameters.get('tab') === 'distributors' ? 'distributors' : 'accounts';
  return (
    <AccountsLayout title={accountTexts[tab]} tab={tab}>
      {tab === 'distributors' ? <Distributors /> : <Accounts />}
    </AccountsLayout>
  );
}

function Accounts() {
  const read = useQuery(accountsQuery());
  const [parameters, change] = usePageSearchParams();
  const filter = useMemo(() => parseAccountFilter(parameters), [parameters]);
  return (
    <>
      <div className="toolbar" role="search">
        <SearchField
          label={accountTexts.search}
          value={filter.search}
          onSearch={(search) => change({ search })}
          onDown={() => document.querySelector<HTMLElement>('main a[data-index]')?.focus()}
        />
        <FilterSelect
          label={accountTexts.subsidiary}
          value={filter.subsidiary}
          neutral="ALL"
          options={subsidiaries}
          text={(subsidiary) => subsidiaryName[subsidiary]}
          onChange={(subsidiary) => change({ area: subsidiary === 'ALL' ? '' : subsidiary })}
        />
        <FilterSelect
          label={accountTexts.state}
          value={filter.state}
          neutral="ALL"
          options={accountStateFilters}
          text={(state) => accountStateTexts[state]}
          onChange={(state) => change({ state: state === 'ALL' ? '' : state })}
        />
      </div>
      <QueryBoundary read={read} what={accountTexts.themselves} rows={12}>
        {(all) => <Found all={all} filter={filter} />}
      </QueryBoundary>
    </>
  );
}

type FoundProps = { readonly all: readonly Account[]; readonly filter: AccountFilter };

function Found({ all, filter }: FoundProps) {
  // Sorted here, so that typing in the search does not sort thousands of names again.
  const byName = useMemo(() => omitTestAccounts(all), [all]);
  const listed = byName.length;
  const found = useMemo(() => filterAccounts(byName, filter), [byName, filter]);
  return (
    <FoundRows
      label={accountTexts.accounts}
      rows={found}
      tally={accountTexts.count(found.length, listed)}
      empty={{
        image: <IconBuildingOff size={26} />,
        title: accountTexts.none,
        text: listed === 0 ? accountTexts.noneYet : accountTexts.noneFits,
        action: listed > 0 && <Link to={paths.accounts()}>{accountTexts.showAll}</Link>,
      }}
      keyOf={({ accountNumber }) => accountNumber}
      height={52}
      narrowHeight={72}
    >
      {(account, index) => (
        <div className={styles.line}>
          <AccountListItem account={account} index={index} />
        </div>
      )}
    </FoundRows>
  );
}

function Distributors() {
  const list = useQuery(distributorsQuery());
  return (
    <ListPanel
      title={accountTexts.distributors}
      list={list}
      keyOf={({ distributorId }) => distributorId}
      empty={{ title: accountTexts.noDistributors }}
    >
      {({ distributorId, distributorName, dataArea }) => (
        <>
          <strong>{distributorName}</strong>
          <span>{accountTexts.distributorAbout(distributorId, formatAccountCountry(dataArea))}</span>
        </>
      )}
    </ListPanel>
  );
}
