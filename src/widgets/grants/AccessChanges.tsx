import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { accountLabel } from '~/domain/account/accounts.ts';
import { isStaffRealm, realmLabel, realmOf } from '~/domain/access/roles.ts';
import { config } from '~/config.ts';
import { realmAt } from '~/domain/grant/grant.ts';
import { unitLines, type UnitChange } from '~/domain/grant/preview.ts';
import { createPermissionTexts, grantTexts } from '~/domain/words/texts/grants.ts';
import { accounts } from '~/queries/accounts/accounts.ts';
import styles from './AccessChanges.module.css';

type Props = { readonly changes: readonly UnitChange[] };

/** The access of a person, account by account, now and after a grant. */
export function AccessChanges({ changes }: Props): ReactElement {
  const { data = [] } = useQuery(accounts());
  const placeName = ({ affiliation, realm }: UnitChange): string => {
    const known = data.find(({ accountNumber }) => accountNumber === affiliation);
    if (isStaffRealm(realm, config.productCode)) return realmLabel.STAFF;
    const held = realmOf(realm, config.productCode);
    const name = known ? accountLabel(known).name : affiliation;
    return held === realmAt(affiliation) ? name : grantTexts.inRealm(held ? realmLabel[held] : realm, name);
  };
  return (
    <table className={styles.table}>
      <caption>{createPermissionTexts.access}</caption>
      <thead>
        <tr>
          <th scope="col">{createPermissionTexts.account}</th>
          <th scope="col">{createPermissionTexts.now}</th>
          <th scope="col">{createPermissionTexts.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={`${change.realm} ${change.affiliation}`} data-changed={change.isChanged || undefined}>
            <th scope="row">{placeName(change)}</th>
            <td data-label={createPermissionTexts.now}>
              <Lines lines={unitLines(change.before)} />
            </td>
            <td data-label={createPermissionTexts.after}>
              {change.isChanged ? (
                <Lines lines={unitLines(change.after)} before={unitLines(change.before)} />
              ) : (
                createPermissionTexts.unchanged
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type LinesProps = {
  readonly lines: readonly string[];
  /** Lines that stood there before; the others are marked as new. */
  readonly before?: readonly string[];
};

function Lines({ lines, before }: LinesProps): ReactElement {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{before && !before.includes(line) ? <ins>{line}</ins> : line}</li>
      ))}
    </ul>
  );
}
