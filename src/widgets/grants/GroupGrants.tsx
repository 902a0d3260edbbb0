import { Link } from 'react-router';
import type { Account } from '~/domain/account/accounts.ts';
import { visibleText } from '~/domain/words/visibleText.ts';
import { grantKey, groupGrants, type Grant } from '~/domain/grant/grant.ts';
import { grantedPlace } from '~/domain/grant/overview.ts';
import { roleNames } from '~/domain/grant/preview.ts';
import { conjunction } from '~/domain/words/lists.ts';
import { grantTexts, permissionsPageTexts } from '~/domain/words/texts/grants.ts';
import { ListPanel } from '~/widgets/lists/ListPanel.tsx';
import rows from '~/widgets/lists/rows.module.css';
import { holdingPath } from './holdingPath.ts';

type Props = {
  readonly account: Pick<Account, 'accountNumber' | 'accountGroup'>;
  readonly accounts: readonly Account[];
  readonly grants: readonly Grant[];
};

export function GroupGrants({ account, accounts, grants }: Props) {
  const group = account.accountGroup;
  const found = groupGrants(account, accounts, grants);
  if (!group || found.length === 0) return null;
  const placeOf = (accountNumber: string): string => {
    const known = accounts.find((each) => each.accountNumber === accountNumber);
    return known ? grantedPlace(known) : grantTexts.atCustomer(accountNumber);
  };
  return (
    <ListPanel
      title={permissionsPageTexts.throughGroup(group)}
      list={{ data: found, error: null }}
      keyOf={grantKey}
      empty={{ title: permissionsPageTexts.none }}
    >
      {(grant) => (
        <>
          <div className={rows.main}>
            <Link className="textLink" to={holdingPath(grant.affiliation, grant)}>
              <bdi>{visibleText(grant.address)}</bdi>
            </Link>
          </div>
          <div className={rows.facts}>
            <span>{conjunction([...roleNames(grant.roles)])}</span>
            <span>{permissionsPageTexts.grantedAt(placeOf(grant.affiliation))}</span>
          </div>
        </>
      )}
    </ListPanel>
  );
}
