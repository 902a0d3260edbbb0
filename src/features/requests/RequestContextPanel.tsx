import { useQuery } from '@tanstack/react-query';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { config } from '~/config.ts';
import { realmLabel, parseRealm, roleLabel, isStaffRealm } from '~/domain/access/roles.ts';
import {
  listOtherRequests,
  isRequestAlreadyGranted,
  type RequestFinding,
  describeItemOwnership,
} from '~/domain/request/requestContext.ts';
import { formatRequestTarget } from '~/domain/request/request.ts';
import { getRequestDisplayStatus } from '~/domain/request/status.ts';
import { formatConjunction } from '~/domain/words/lists.ts';
import { requestContextTexts } from '~/domain/words/texts/requests.ts';
import { paths } from '~/paths.ts';
import { recipientGrantsQuery, grantProductQuery } from '~/queries/grants/grants.ts';
import { reporterRequestsQuery, type Ticket } from '~/queries/requests/requests.ts';
import { grantKey, type Grant } from '~/domain/grant/grant.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { RelativeTime } from '~/ui/RelativeTime.tsx';
import { StateLabel } from '~/ui/Badge.tsx';
import styles from './RequestContextPanel.module.css';
import { buildAccountLabel, type Account } from '~/domain/account/accounts.ts';
import { checkOperations } from '~/domain/access/decision.ts';
import { accountsQuery } from '~/queries/accounts/accounts.ts';
import { configurationQuery as configurationNamed } from '~/queries/configurations/configurations.ts';
import { useActor } from '~/session/me.ts';
import type { QueryResult } from '~/platform/queryResult.ts';

/** Whether the item or account named in a request exists, and who owns it. */
type RequestSubject = {
  /** `data` is undefined while loading, and also if there is nothing to look up. */
  readonly read: QueryResult<RequestFinding>;
  readonly isNamed: boolean;
  readonly accountNumber: string | undefined;
};

const notLooked: QueryResult<RequestFinding> = {
  data: { tone: 'CAUTION', text: requestContextTexts.notLooked },
  error: null,
};

const nameIn = (known: readonly Account[], accountNumber: string | null): string => {
  const account = known.find((each) => each.accountNumber === accountNumber);
  return account ? buildAccountLabel(account).name : '';
};

export function useRequestSubject(request: Ticket): RequestSubject {
  const { item, requestType, affiliation, realm } = request;
  const actor = useActor();
  const id = item?.configurationId ?? '';
  const product = item?.productItem ?? undefined;
  const canReadSubject = checkOperations(actor, product ? 'productGet' : 'configurationGet').allowed;
  const configuration = useQuery({ ...configurationNamed(id), enabled: id !== '' && canReadSubject });
  const made = useQuery({
    ...grantProductQuery(product ?? { productFamily: 'G6', deviceType: 'CU', serialNumber: '' }),
    enabled: product !== undefined && canReadSubject,
  });
  const known = useQuery({ ...accountsQuery(), enabled: checkOperations(actor, 'accountGetAll').allowed });
  const name = formatRequestTarget(request, config.productCode);
  if (requestType === 'ELEVATED_PERMISSIONS') {
    return {
      isNamed: !isStaffRealm(realm, config.productCode) && affiliation !== null,
      read: { ...known, data: known.data && accountFinding(affiliation ?? '', known.data) },
      accountNumber: undefined,
    };
  }
  // A person without access to configurations can still grant them; the CMS checks the item then.
  if (item !== null && !canReadSubject) return { isNamed: true, read: notLooked, accountNumber: undefined };
  const read = product ? made : configuration;
  const { accountNumber } = (product ? made.data?.account : configuration.data?.account) ?? {};
  const found = read.data && { accountNumber: accountNumber ?? null };
  const accountName = nameIn(known.data ?? [], accountNumber ?? null);
  return {
    isNamed: item !== null,
    read: {
      data:
        read.data === undefined
          ? undefined
          : describeItemOwnership(name, affiliation, found ? { ...found, accountName } : null),
      error: read.error,
      isFetching: read.isFetching,
      dataUpdatedAt: read.dataUpdatedAt,
      refetch: read.refetch,
    },
    accountNumber: accountNumber ?? undefined,
  };
}

function accountFinding(accountNumber: string, known: readonly Account[]): RequestFinding {
  const name = nameIn(known, accountNumber);
  return name === ''
    ? { tone: 'BAD', text: requestContextTexts.unknownAccount(accountNumber) }
    : { tone: 'GOOD', text: requestContextTexts.account(name, accountNumber) };
}

type Props = { readonly request: Ticket; readonly thing: RequestSubject };

/**
 * Whether the requester already has the permission, according to the grants of their e-mail address; false
 * while loading.
 */
export function useIsAlreadyGranted(request: Ticket): boolean {
  const { data } = useQuery(recipientGrantsQuery(request.reporterEmail));
  return data !== undefined && isRequestAlreadyGranted(request, data);
}

export function RequestContextPanel({ request, thing }: Props) {
  return (
    <div className={styles.beside}>
      <section>
        <h3>{requestContextTexts.checks}</h3>
        <Checks request={request} thing={thing} />
      </section>
      <section>
        <h3>{requestContextTexts.grants}</h3>
        <Grants request={request} />
      </section>
      <section>
        <h3>{requestContextTexts.earlier}</h3>
        <Earlier request={request} />
      </section>
    </div>
  );
}

function Checks({ request, thing: { isNamed, read } }: Props) {
  const isHeld = useIsAlreadyGranted(request);
  return (
    <>
      {isHeld && <FindingLine finding={{ tone: 'CAUTION', text: requestContextTexts.held }} />}
      {isNamed ? (
        <QueryBoundary read={read} what={requestContextTexts.thing} rows={1}>
          {(finding) => <FindingLine finding={finding} />}
        </QueryBoundary>
      ) : (
        <p className="soft">{requestContextTexts.noCheck}</p>
      )}
    </>
  );
}

const signs = { GOOD: IconCircleCheck, CAUTION: IconAlertTriangle, BAD: IconCircleX } as const;

function FindingLine({ finding: { tone, text } }: { readonly finding: RequestFinding }) {
  const Sign = signs[tone];
  return (
    <p className={styles.finding} data-tone={tone}>
      <Sign size={17} aria-hidden />
      <span>{text}</span>
    </p>
  );
}

function Grants({ request: { reporterEmail } }: Pick<Props, 'request'>) {
  const read = useQuery(recipientGrantsQuery(reporterEmail));
  return (
    <QueryBoundary read={read} what={requestContextTexts.grants} rows={2}>
      {(grants) =>
        grants.length === 0 ? (
          <p className="soft">{requestContextTexts.holdsNothing}</p>
        ) : (
          <ul className={styles.rows} aria-label={requestContextTexts.grants}>
            {grants.map((grant) => (
              <li key={grantKey(grant)}>
                <strong>{grantText(grant)}</strong>
                <span>{requestContextTexts.grant(realmText(grant.realm), grant.affiliation)}</span>
              </li>
            ))}
          </ul>
        )
      }
    </QueryBoundary>
  );
}

const realmText = (wire: string): string => {
  const realm = parseRealm(wire, config.productCode);
  return realm ? realmLabel[realm] : wire;
};

const grantText = ({ item, roles }: Grant): string =>
  item?.configurationId ??
  item?.productItem?.serialNumber ??
  formatConjunction(roles.map((role) => roleLabel[role]));

function Earlier({ request }: Pick<Props, 'request'>) {
  const read = useQuery(reporterRequestsQuery(request.reporterEmail));
  const { data } = read;
  const earlier = useMemo(() => data && listOtherRequests(request, data), [data, request]);
  return (
    <QueryBoundary read={{ ...read, data: earlier }} what={requestContextTexts.earlier} rows={2}>
      {(rows) =>
        rows.length === 0 ? (
          <p className="soft">{requestContextTexts.noEarlier}</p>
        ) : (
          <ul className={styles.rows} aria-label={requestContextTexts.earlier}>
            {rows.map((row) => (
              <li key={row.ticketId}>
                <Link to={paths.request(row.ticketId)}>{formatRequestTarget(row, config.productCode)}</Link>
                <span>
                  <RelativeTime date={row.created} />{' '}
                  <StateLabel state={getRequestDisplayStatus(row.ticketStatus)} size="small" />
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </QueryBoundary>
  );
}
