import { useCallbackRef } from '@mantine/hooks';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Account } from '~/domain/account/accounts.ts';
import {
  getGrantHolderKey,
  groupByGrantHolder,
  isMatchingGrantHolder,
  countGrantedPeople,
  type Grant,
  type GrantHolder,
} from '~/domain/grant/grant.ts';
import { escapeInvisibleText } from '~/domain/words/escapeInvisibleText.ts';
import { isSameEmail } from '~/domain/words/emailAddress.ts';
import { grantsPageTexts } from '~/domain/words/texts/grants.ts';
import { getAccountRealmName } from '~/queries/grants/grants.ts';
import { DrawerList } from '~/ui/list/DrawerList.tsx';
import { SearchField } from '~/ui/list/SearchField.tsx';
import { FoundRows } from '~/ui/list/FoundRows.tsx';
import { RelativeTime } from '~/ui/RelativeTime.tsx';
import { usePageSearchParams } from '~/platform/routing/usePageSearchParams.ts';
import { useNavigateIfStillHere } from '~/platform/routing/useNavigateIfStillHere.ts';
import { grantHolderPath } from '~/widgets/grants/grantHolderPath.ts';
import { GrantHolderDetails } from './GrantHolderDetails.tsx';
import { GrantHolderRealmBadge, formatGrantHolder, buildGrantsEmptyState } from './GrantHolderRealmBadge.tsx';
import styles from './Permissions.module.css';

type Props = { readonly account: Account; readonly grants: readonly Grant[]; readonly address: string };

export function GrantHolderList({ account, grants, address }: Props) {
  const { accountNumber } = account;
  const navigate = useNavigate();
  const [parameters, change] = usePageSearchParams();
  const search = parameters.get('search') ?? '';
  const holdings = useMemo(() => groupByGrantHolder(grants), [grants]);
  const found = useMemo(
    () => holdings.filter((each) => isMatchingGrantHolder(each, search)),
    [holdings, search],
  );
  const isAsked = address !== '';
  const wanted = { address, realm: parameters.get('realm') ?? getAccountRealmName(accountNumber) };
  const open = isAsked
    ? (holdings.find((each) => getGrantHolderKey(each) === getGrantHolderKey(wanted)) ??
      holdings.find((each) => isSameEmail(each.address, address)))
    : undefined;
  const onOpen = useCallbackRef((key: string): void => {
    const to = grantHolderPath(
      accountNumber,
      holdings.find((each) => getGrantHolderKey(each) === key),
      search,
    );
    // Back closes the drawer: only opening it adds a history entry, moving along the list replaces it.
    void navigate(to, { replace: isAsked, preventScrollReset: true });
  });
  const onward = useNavigateIfStillHere();
  const onGone = (): void =>
    void onward(grantHolderPath(accountNumber, undefined, search), {
      replace: true,
      preventScrollReset: true,
    });
  const shown = open?.address ?? address;
  const openKey = isAsked ? getGrantHolderKey(open ?? wanted) : '';
  return (
    <>
      <div className="toolbar" role="search">
        <SearchField
          label={grantsPageTexts.searchHere}
          value={search}
          onSearch={(text) => change({ search: text })}
          onDown={() => document.querySelector<HTMLElement>('main a[data-index]')?.focus()}
        />
      </div>
      <DrawerList
        open={openKey}
        label={escapeInvisibleText(shown)}
        keys={found.map(getGrantHolderKey)}
        onOpen={onOpen}
        covers
        head={
          <h2 className={styles.heading}>
            <bdi>{escapeInvisibleText(shown)}</bdi>
          </h2>
        }
        body={<GrantHolderDetails account={account} address={shown} holding={open} onGone={onGone} />}
      >
        <Rows
          accountNumber={accountNumber}
          found={found}
          isEmpty={holdings.length === 0}
          open={openKey}
          search={search}
        />
      </DrawerList>
    </>
  );
}

type RowsProps = {
  readonly accountNumber: string;
  readonly found: readonly GrantHolder[];
  readonly isEmpty: boolean;
  readonly open: string;
  readonly search: string;
};

function Rows({ accountNumber, found, isEmpty, open, search }: RowsProps) {
  return (
    <FoundRows
      label={grantsPageTexts.people}
      rows={found}
      tally={grantsPageTexts.peopleCount(countGrantedPeople(found))}
      empty={buildGrantsEmptyState(isEmpty)}
      keyOf={getGrantHolderKey}
      height={52}
      narrowHeight={72}
    >
      {(holding, index) => (
        <div
          className={`${styles.line} ${styles.person}`}
          data-open={getGrantHolderKey(holding) === open || undefined}
        >
          <span className={styles.name}>
            <Link
              className="truncate"
              to={grantHolderPath(accountNumber, holding, search)}
              preventScrollReset
              data-index={index}
              data-row={getGrantHolderKey(holding)}
              aria-current={getGrantHolderKey(holding) === open || undefined}
              title={escapeInvisibleText(holding.address)}
            >
              <bdi>{escapeInvisibleText(holding.address)}</bdi>
            </Link>
            <GrantHolderRealmBadge accountNumber={accountNumber} holding={holding} />
          </span>
          <span className={styles.text}>{formatGrantHolder(holding)}</span>
          <RelativeTime date={holding.modified} className={styles.end} />
        </div>
      )}
    </FoundRows>
  );
}
