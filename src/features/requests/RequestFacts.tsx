import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { config } from '~/config.ts';
import { buildAccountLabel } from '~/domain/account/accounts.ts';
import { checkOperations } from '~/domain/access/decision.ts';
import { permissionTypeLabel } from '~/domain/access/permissionType.ts';
import { isFiledOnBehalf } from '~/domain/request/requestContext.ts';
import { formatRequestTarget } from '~/domain/request/request.ts';
import { formatRequestAction } from '~/domain/request/status.ts';
import { formatLongDate } from '~/domain/words/dates.ts';
import { requestsPageTexts } from '~/domain/words/texts/requests.ts';
import { paths } from '~/paths.ts';
import { accountsQuery } from '~/queries/accounts/accounts.ts';
import type { Ticket } from '~/queries/requests/requests.ts';
import { useActor } from '~/session/me.ts';
import { usePersonName } from '~/session/usePersonName.ts';
import { LabelValueTable } from '~/ui/LabelValueTable.tsx';
import history from './RequestHistory.module.css';
import { RequestDescription } from '~/widgets/requests/RequestDescription.tsx';
import { SanitizedEmail } from '~/widgets/grants/SanitizedEmail.tsx';

type Props = { readonly request: Ticket };

export function RequestFacts({ request }: Props) {
  const { reporterEmail, reporterMobile, createdBy, requestType, affiliation, created, description } =
    request;
  const { facts } = requestsPageTexts;
  return (
    <LabelValueTable
      caption={requestsPageTexts.itself}
      rows={[
        { label: facts.subject, value: <Subject request={request} /> },
        { label: facts.description, value: <RequestDescription text={description} /> },
        { label: facts.asker, value: <SanitizedEmail address={reporterEmail} /> },
        ...(isFiledOnBehalf(request)
          ? [{ label: facts.filedBy, value: <SanitizedEmail address={createdBy} /> }]
          : []),
        { label: facts.mobile, value: reporterMobile },
        { label: facts.kind, value: permissionTypeLabel[requestType] },
        {
          label: facts.customer,
          value: affiliation === null ? facts.noCustomer : <Customer accountNumber={affiliation} />,
        },
        { label: facts.asked, value: formatLongDate(created) },
      ]}
    />
  );
}

function Subject({ request }: Props) {
  const text = formatRequestTarget(request, config.productCode);
  const { configurationId, productItem } = request.item ?? {};
  if (configurationId) return <Link to={paths.workingConfiguration(configurationId)}>{text}</Link>;
  if (!productItem) return <>{text}</>;
  const { productFamily, deviceType, serialNumber } = productItem;
  return <Link to={paths.product(productFamily, deviceType, serialNumber)}>{text}</Link>;
}

function Customer({ accountNumber }: { readonly accountNumber: string }) {
  const canRead = checkOperations(useActor(), 'accountGetAll').allowed;
  const { data = [] } = useQuery({ ...accountsQuery(), enabled: canRead });
  const account = data.find((each) => each.accountNumber === accountNumber);
  return (
    <>{account ? requestsPageTexts.account(buildAccountLabel(account).name, accountNumber) : accountNumber}</>
  );
}

export function RequestHistory({ request: { actions } }: Props) {
  const person = usePersonName();
  if (actions.length === 0) return <p className="soft">{requestsPageTexts.nothingYet}</p>;
  return (
    <ul className={history.actions}>
      {actions.toReversed().map(({ action, note, created, createdBy }) => (
        <li key={`${created} ${action}`}>
          <strong>
            {requestsPageTexts.happened(
              formatRequestAction(action),
              person(createdBy),
              formatLongDate(created),
            )}
          </strong>
          <p>{note}</p>
        </li>
      ))}
    </ul>
  );
}
