import { useQuery } from '@tanstack/react-query';
import { IconBuildingOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import { omitTestAccounts } from '~/domain/account/accounts.ts';
import { accountTexts } from '~/domain/words/texts/accounts.ts';
import { paths } from '~/paths.ts';
import { accountGroupsQuery, type AccountGroup } from '~/queries/accounts/accounts.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { SearchField } from '~/ui/list/SearchField.tsx';
import { FoundRows } from '~/ui/list/FoundRows.tsx';
import { usePageSearchParams } from '~/platform/routing/usePageSearchParams.ts';
import { restrictPage } from '~/session/restrictPage.tsx';
import { pages } from '~/pages.ts';
import { checkAccountsAccess } from '~/domain/account/permission.ts';
import { AccountsLayout } from './AccountsLayout.tsx';
import styles from './Accounts.module.css';
import { createWordMatcher } from '~/domain/words/search.ts';

export const Component = restrictPage(pages.accounts, checkAccountsAccess, AllGroups);

function AllGroups() {
  const read = useQuery(accountGroupsQuery());
  const [parameters, change] = usePageSearchParams();
  const search = parameters.get('search') ?? '';
  return (
    <AccountsLayout title={accountTexts.groups} tab="groups">
      <div className="toolbar" role="search">
        <SearchField
          label={accountTexts.searchGroups}
          value={search}
          onSearch={(text) => change({ search: text })}
        />
      </div>
      <QueryBoundary read={read} what={accountTexts.groupsThemselves} rows={6}>
        {(groups) => <Groups groups={groups} search={search} />}
      </QueryBoundary>
    </AccountsLayout>
  );
}

type Props = { readonly groups: readonly AccountGroup[]; readonly search: string };

function Groups({ groups, search }: Props) {
  const matches = createWordMatcher(search);
  const found = groups.filter(({ accountGroup }) => matches(accountGroup));
  return (
    <FoundRows
      label={accountTexts.groups}
      rows={found}
      empty={{
        image: <IconBuildingOff size={26} />,
        title: accountTexts.noGroups,
        text: search.trim() === '' ? accountTexts.groupsAbout : accountTexts.noGroupFits,
        action: search.trim() !== '' && <Link to={paths.groups()}>{accountTexts.showGroups}</Link>,
      }}
      keyOf={({ accountGroup }) => accountGroup}
      height={52}
      narrowHeight={52}
    >
      {({ accountGroup, accounts }, index) => (
        <>
          <Link to={paths.accounts({ search: accountGroup })} data-index={index}>
            {accountGroup}
          </Link>
          <span className={styles.about}>{accountTexts.groupCount(omitTestAccounts(accounts).length)}</span>
        </>
      )}
    </FoundRows>
  );
}
