import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { accountLabel, type Account } from '~/domain/account/accounts.ts';
import { stateText, stateColour } from '~/domain/words/stateLooks.ts';
import { countryOf } from '~/domain/account/subsidiaries.ts';
import { paths } from '~/paths.ts';
import { Badge, type BadgeSize } from '~/ui/Badge.tsx';
import styles from './Accounts.module.css';

type Props = {
  readonly account: Account;
  /** Its place in a list that has keys. */
  readonly index?: number;
};

/** An account in a list: name, tags, number, ERP id, and the state where it says something. */
export function AccountLine({ account, index }: Props): ReactElement {
  const { name, tags, number, erpId, state } = accountLabel(account);
  return (
    <>
      <span className={styles.name}>
        <Link
          className="titleLink truncate"
          to={paths.account(number)}
          data-index={index}
          data-row={number}
          title={name}
        >
          {name}
        </Link>
        {tags.map((tag) => (
          <Badge key={tag} size="small">
            {tag}
          </Badge>
        ))}
      </span>
      <span className={`${styles.number} number`}>{number}</span>
      <span className={`${styles.erp} number`}>{erpId}</span>
      <span className={styles.country}>{countryOf(account.dataArea ?? '')}</span>
      <span className={styles.state}>{state && <AccountState state={state} />}</span>
    </>
  );
}

type StateProps = { readonly state: string; readonly size?: BadgeSize };

/** The state of an account: a retired one is not called as a retired product is. */
export const AccountState = ({ state, size = 'small' }: StateProps): ReactElement => (
  <Badge colour={stateColour(state)} size={size} dot>
    {stateText(state)}
  </Badge>
);
