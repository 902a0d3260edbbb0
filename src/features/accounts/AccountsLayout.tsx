import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { accountTexts } from '~/domain/words/texts/accounts.ts';
import { paths } from '~/paths.ts';
import { PageHeader } from '~/ui/PageHeader.tsx';
import styles from '~/ui/tabs.module.css';
import { buildAccountLabel, type Account } from '~/domain/account/accounts.ts';
import { formatState, getStateColor } from '~/domain/words/stateAppearances.ts';
import { formatAccountCountry } from '~/domain/account/subsidiaries.ts';
import { Badge, type BadgeSize } from '~/ui/Badge.tsx';
import accountsStyles from './Accounts.module.css';

const tabs = [
  ['accounts', paths.accounts()],
  ['groups', paths.groups()],
  ['distributors', paths.accounts({ tab: 'distributors' })],
] as const;

type Props = {
  readonly title: string;
  readonly tab?: (typeof tabs)[number][0];
  readonly state?: ReactNode;
  readonly meta?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

export function AccountsLayout({ title, tab, state, meta, actions, children }: Props) {
  return (
    <>
      <PageHeader
        title={title}
        state={state}
        meta={meta}
        actions={actions}
        trail={tab ? [] : [{ label: accountTexts.accounts, to: paths.accounts() }]}
      />
      {tab && (
        <nav className={styles.tabs} aria-label={accountTexts.tabsOf}>
          {tabs.map(([key, to]) => (
            <Link key={key} to={to} aria-current={key === tab ? 'page' : undefined}>
              {accountTexts.tabs[key]}
            </Link>
          ))}
        </nav>
      )}
      {children}
    </>
  );
}

type AccountLineProps = { readonly account: Account; readonly index?: number };

export function AccountListItem({ account, index }: AccountLineProps) {
  const { name, tags, number, erpId, state } = buildAccountLabel(account);
  return (
    <>
      <span className={accountsStyles.name}>
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
      <span className={`${accountsStyles.number} number`}>{number}</span>
      <span className={`${accountsStyles.erp} number`}>{erpId}</span>
      <span className={accountsStyles.country}>{formatAccountCountry(account.dataArea ?? '')}</span>
      <span className={accountsStyles.state}>{state && <AccountStateBadge state={state} />}</span>
    </>
  );
}

type StateProps = { readonly state: string; readonly size?: BadgeSize };

export const AccountStateBadge = ({ state, size = 'small' }: StateProps) => (
  <Badge colour={getStateColor(state)} size={size} dot>
    {formatState(state)}
  </Badge>
);
