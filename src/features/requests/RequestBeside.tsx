import { useQuery } from '@tanstack/react-query';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useMemo, type ReactElement } from 'react';
import { Link } from 'react-router';
import { config } from '~/config.ts';
import { realmLabel, realmOf, roleLabel } from '~/domain/access/roles.ts';
import { earlierRequests, isHeldAlready, type Finding } from '~/domain/request/beside.ts';
import { askedForText } from '~/domain/request/request.ts';
import { shownStatus } from '~/domain/request/status.ts';
import { conjunction } from '~/domain/words/lists.ts';
import { besideTexts } from '~/domain/words/texts/requests.ts';
import { paths } from '~/paths.ts';
import { grantsTo } from '~/queries/grants/grants.ts';
import { requestsOf, type Ticket } from '~/queries/requests/requests.ts';
import { grantKey, type Grant } from '~/domain/grant/grant.ts';
import { Answer } from '~/ui/Answer.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { RelativeTime } from '~/ui/RelativeTime.tsx';
import { StateLabel } from '~/ui/Badge.tsx';
import type { NamedThing } from './useNamedThing.ts';
import styles from './RequestBeside.module.css';

type Props = { readonly request: Ticket; readonly thing: NamedThing };

/** Whether whoever asks has it already, by the grants of their address; false until those are known. */
export function useIsHeld(request: Ticket): boolean {
  const { data } = useQuery(grantsTo(request.reporterEmail));
  return data !== undefined && isHeldAlready(request, data);
}

/** Everything that is known beside a request: the thing it names, the grants of whoever asks, and earlier requests. */
export function RequestBeside({ request, thing }: Props): ReactElement {
  return (
    <div className={styles.beside}>
      <section>
        <h3>{besideTexts.checks}</h3>
        <Checks request={request} thing={thing} />
      </section>
      <section>
        <h3>{besideTexts.grants}</h3>
        <Grants request={request} />
      </section>
      <section>
        <h3>{besideTexts.earlier}</h3>
        <Earlier request={request} />
      </section>
    </div>
  );
}

function Checks({ request, thing: { isNamed, read } }: Props): ReactElement {
  const isHeld = useIsHeld(request);
  return (
    <>
      {isHeld && <FindingLine finding={{ tone: 'CAUTION', text: besideTexts.held }} />}
      {isNamed ? (
        <Answer read={read} what={besideTexts.thing} waiting={<ListSkeleton rows={1} />}>
          {(finding) => <FindingLine finding={finding} />}
        </Answer>
      ) : (
        <p className="soft">{besideTexts.noCheck}</p>
      )}
    </>
  );
}

const signs = { GOOD: IconCircleCheck, CAUTION: IconAlertTriangle, BAD: IconCircleX } as const;

function FindingLine({ finding: { tone, text } }: { readonly finding: Finding }): ReactElement {
  const Sign = signs[tone];
  return (
    <p className={styles.finding} data-tone={tone}>
      <Sign size={17} aria-hidden />
      <span>{text}</span>
    </p>
  );
}

function Grants({ request: { reporterEmail } }: Pick<Props, 'request'>): ReactElement {
  const read = useQuery(grantsTo(reporterEmail));
  return (
    <Answer read={read} what={besideTexts.grants} waiting={<ListSkeleton rows={2} />}>
      {(grants) =>
        grants.length === 0 ? (
          <p className="soft">{besideTexts.holdsNothing}</p>
        ) : (
          <ul className={styles.rows} aria-label={besideTexts.grants}>
            {grants.map((grant) => (
              <li key={grantKey(grant)}>
                <strong>{grantText(grant)}</strong>
                <span>{besideTexts.grant(realmText(grant.realm), grant.affiliation)}</span>
              </li>
            ))}
          </ul>
        )
      }
    </Answer>
  );
}

const realmText = (wire: string): string => {
  const realm = realmOf(wire, config.productCode);
  return realm ? realmLabel[realm] : wire;
};

const grantText = ({ item, roles }: Grant): string =>
  item?.configurationId ??
  item?.productItem?.serialNumber ??
  conjunction(roles.map((role) => roleLabel[role]));

function Earlier({ request }: Pick<Props, 'request'>): ReactElement {
  const read = useQuery(requestsOf(request.reporterEmail));
  const { data } = read;
  const earlier = useMemo(() => data && earlierRequests(request, data), [data, request]);
  return (
    <Answer read={{ ...read, data: earlier }} what={besideTexts.earlier} waiting={<ListSkeleton rows={2} />}>
      {(rows) =>
        rows.length === 0 ? (
          <p className="soft">{besideTexts.noEarlier}</p>
        ) : (
          <ul className={styles.rows} aria-label={besideTexts.earlier}>
            {rows.map((row) => (
              <li key={row.ticketId}>
                <Link to={paths.request(row.ticketId)}>{askedForText(row, config.productCode)}</Link>
                <span>
                  <RelativeTime date={row.created} />{' '}
                  <StateLabel state={shownStatus(row.ticketStatus)} size="small" />
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </Answer>
  );
}
