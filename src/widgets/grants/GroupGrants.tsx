import { Link } from 'react-router';
import type { Account } from '~/domain/account/accounts.ts';
import { escapeInvisibleText } from '~/domain/words/escapeInvisibleText.ts';
import { grantKey, filterGroupGrants, type Grant } from '~/domain/grant/grant.ts';
import { formatGrantLocation } from '~/domain/grant/overview.ts';
import { listRoleNames } from '~/domain/grant/unitChanges.ts';
import { formatConjunction } from '~/domain/words/lists.ts';
import { grantTexts, grantsPageTexts } from '~/domain/words/texts/grants.ts';
import { ListPanel } from '~/widgets/lists/ListPanel.tsx';
import rows from '~/widgets/lists/rows.module.css';
import { grantHolderPath } from './grantHolderPath.ts';

type Props = {
  readonly account: Pick<Account, 'accountNumber' | 'accountGroup'>;
  readonly accounts: readonly Account[];
  readonly grants: readonly Grant[];
};

export function GroupGrants({ account, accounts, grants }: Props) {
  const group = account.accountGroup;
  const found = filterGroupGrants(account, accounts, grants);
  if (!group || found.length === 0) return null;
  const placeOf = (accountNumber: string): string => {
    const known = accounts.find((each) => each.accountNumber === accountNumber);
    return known ? formatGrantLocation(known) : grantTexts.atCustomer(accountNumber);
  };
  return (
    <ListPanel
      title={grantsPageTexts.throughGroup(group)}
      list={{ data: found, error: null }}
      keyOf={grantKey}
      empty={{ title: grantsPageTexts.none }}
    >
      {(grant) => (
        <>
          <div className={rows.main}>
            <Link className="textLink" to={grantHolderPath(grant.affiliation, grant)}>
              <bdi>{escapeInvisibleText(grant.address)}</bdi>
            </Link>
          </div>
          <div className={rows.facts}>
            <span>{formatConjunction([...listRoleNames(grant.roles)])}</span>
            <span>{grantsPageTexts.grantedAt(placeOf(grant.affiliation))}</span>
          </div>
        </>
      )}
    </ListPanel>
  );
}
