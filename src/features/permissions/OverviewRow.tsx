import type { ReactElement } from 'react';
import { holdingPath } from '~/widgets/grants/holdingPath.ts';
import { Link } from 'react-router';
import { accountLabel } from '~/domain/account/accounts.ts';
import { countryOf } from '~/domain/account/subsidiaries.ts';
import { customerName, type CustomerOverview, type PersonOverview } from '~/domain/grant/overview.ts';
import { visibleText } from '~/domain/words/visibleText.ts';
import { permissionsPageTexts } from '~/domain/words/texts/grants.ts';
import { paths } from '~/paths.ts';
import { Badge, StateLabel } from '~/ui/Badge.tsx';
import { RelativeTime } from '~/ui/RelativeTime.tsx';
import { HoldingRealm, holdingText } from './holdings.tsx';
import styles from './Permissions.module.css';

type CustomerProps = { readonly customer: CustomerOverview; readonly index: number };

/** A customer one may grant for. */
export function CustomerRow({ customer: { account, people }, index }: CustomerProps): ReactElement {
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

/** Somebody with access at a customer. */
export function PersonRow({ person: { account, holding }, index }: PersonProps): ReactElement {
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
