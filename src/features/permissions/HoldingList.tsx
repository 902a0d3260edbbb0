import { IconKeyOff } from '@tabler/icons-react';
import { useMemo, type ReactElement } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Account } from '~/domain/account/accounts.ts';
import { holdingsOf, isFoundIn, type Grant, type Holding } from '~/domain/grant/grant.ts';
import { visibleName } from '~/domain/file/visibleName.ts';
import { isSameAddress } from '~/domain/words/emailAddress.ts';
import { permissionsPageTexts } from '~/domain/words/texts/grants.ts';
import { paths } from '~/paths.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { DrawerList } from '~/ui/list/DrawerList.tsx';
import { SearchField } from '~/ui/list/SearchField.tsx';
import { WindowedRows } from '~/ui/list/WindowedRows.tsx';
import { RelativeTime } from '~/ui/RelativeTime.tsx';
import { useAddressQuery } from '~/ui/useAddressQuery.ts';
import { useLatest } from '~/ui/useLatest.ts';
import { HoldingDetails } from './HoldingDetails.tsx';
import { holdingText } from './OverviewRow.tsx';
import styles from './Permissions.module.css';

type Props = {
  readonly account: Account;
  readonly grants: readonly Grant[];
  /** The address that is open; empty without one. */
  readonly address: string;
};

/** Everybody who was granted something at a customer, one of whom may be open beside the list. */
export function HoldingList({ account, grants, address }: Props): ReactElement {
  const { accountNumber } = account;
  const navigate = useNavigate();
  const [parameters, change] = useAddressQuery();
  const search = parameters.get('search') ?? '';
  const holdings = useMemo(() => holdingsOf(grants), [grants]);
  const found = useMemo(() => holdings.filter((each) => isFoundIn(each, search)), [holdings, search]);
  const open = holdings.find((each) => isSameAddress(each.address, address));
  const onOpen = useLatest((key: string): void => {
    const to = paths.customerPermissions(accountNumber, key || undefined, { search });
    // The first one can be closed by going back; going along the list is no way to come back by.
    void navigate(to, { replace: address !== '', preventScrollReset: true });
  });
  const shown = open?.address ?? address;
  return (
    <>
      <div className={styles.controls} role="search">
        <SearchField
          label={permissionsPageTexts.searchHere}
          value={search}
          onSearch={(text) => change({ search: text })}
          onDown={() => document.querySelector<HTMLElement>('main a[data-index]')?.focus()}
        />
      </div>
      <DrawerList
        open={shown}
        label={visibleName(shown)}
        keys={found.map((each) => each.address)}
        onOpen={onOpen}
        covers
        head={
          <h2 className={styles.heading}>
            <bdi>{visibleName(shown)}</bdi>
          </h2>
        }
        body={<HoldingDetails account={account} address={shown} holding={open} onGone={() => onOpen('')} />}
      >
        <Rows
          accountNumber={accountNumber}
          found={found}
          isEmpty={holdings.length === 0}
          open={shown}
          search={search}
        />
      </DrawerList>
    </>
  );
}

type RowsProps = {
  readonly accountNumber: string;
  readonly found: readonly Holding[];
  readonly isEmpty: boolean;
  readonly open: string;
  readonly search: string;
};

function Rows({ accountNumber, found, isEmpty, open, search }: RowsProps): ReactElement {
  if (found.length === 0) {
    return (
      <div className={styles.panel}>
        <EmptyState
          image={<IconKeyOff size={26} />}
          title={permissionsPageTexts.none}
          text={isEmpty ? permissionsPageTexts.nobody : permissionsPageTexts.noneFits}
        />
      </div>
    );
  }
  return (
    <>
      <p className={styles.count} role="status">
        {permissionsPageTexts.peopleCount(found.length)}
      </p>
      <WindowedRows
        label={permissionsPageTexts.people}
        rows={found}
        keyOf={({ address }) => address}
        height={52}
        narrowHeight={72}
      >
        {(holding, index) => (
          <div
            className={`${styles.line} ${styles.person}`}
            data-open={holding.address === open || undefined}
          >
            <span className={styles.name}>
              <Link
                to={paths.customerPermissions(accountNumber, holding.address, { search })}
                preventScrollReset
                data-index={index}
                data-row={holding.address}
                aria-current={holding.address === open || undefined}
                title={visibleName(holding.address)}
              >
                <bdi>{visibleName(holding.address)}</bdi>
              </Link>
            </span>
            <span className={styles.text}>{holdingText(holding)}</span>
            <RelativeTime date={holding.modified} className={styles.end} />
          </div>
        )}
      </WindowedRows>
    </>
  );
}
