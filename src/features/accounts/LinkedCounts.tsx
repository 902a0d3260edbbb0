import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { OperationName } from '~/domain/access/generated/operationName.ts';
import { mayCall } from '~/domain/access/verdict.ts';
import { defaultRequestsAddress, requestsQuery } from '~/domain/request/filter.ts';
import { accountTexts } from '~/domain/words/texts/accounts.ts';
import { paths } from '~/paths.ts';
import { configurationCountAt, grantsAt, productsAt, requestsAt } from '~/queries/accounts/accounts.ts';
import { useActor } from '~/session/me.ts';
import { Panel } from '~/ui/Panel.tsx';
import styles from './Accounts.module.css';

type Props = { readonly accountNumber: string };

/** Number of the things that belong to an account, each leading to them where they have a page. */
export function LinkedCounts({ accountNumber }: Props): ReactElement {
  const actor = useActor();
  const may = (operation: OperationName): boolean => mayCall(actor, operation).allowed;
  const configurations = useQuery({
    ...configurationCountAt(accountNumber),
    enabled: may('configurationFilterCount'),
  });
  const products = useQuery({ ...productsAt(accountNumber), enabled: may('productFilter') });
  const grants = useQuery({ ...grantsAt(accountNumber), enabled: may('affiliationFilter') });
  const requests = useQuery({ ...requestsAt(accountNumber), enabled: may('ticketFilter') });
  const rows = [
    {
      label: accountTexts.configurations,
      read: configurations,
      text: configurations.data && accountTexts.countOf(configurations.data.count),
      to: paths.configurations({ account: accountNumber }),
    },
    {
      label: accountTexts.products,
      read: products,
      text:
        products.data &&
        (products.data.isAll
          ? accountTexts.countOf(products.data.count)
          : accountTexts.ofNewest(products.data.count, products.data.read)),
    },
    {
      label: accountTexts.grants,
      read: grants,
      text: grants.data && accountTexts.countOf(grants.data.length),
      to: paths.customerPermissions(accountNumber),
    },
    {
      label: accountTexts.requests,
      read: requests,
      text: requests.data && accountTexts.countOf(requests.data.length),
      to: paths.requests(requestsQuery({ ...defaultRequestsAddress, view: 'ALL', accountNumber })),
    },
  ];
  return (
    <Panel title={accountTexts.linked}>
      <ul className={styles.counts}>
        {rows.map(({ label, read, text, to }) =>
          read.fetchStatus === 'idle' && read.isPending ? undefined : (
            <li key={label}>
              {to === undefined ? <span>{label}</span> : <Link to={to}>{label}</Link>}
              <span className="number">
                {text ?? (read.isError ? accountTexts.notCounted : accountTexts.counting)}
              </span>
            </li>
          ),
        )}
      </ul>
    </Panel>
  );
}
