import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { config } from '~/config.ts';
import { mayDecide } from '~/domain/request/authority.ts';
import { defaultRequestsAddress, requestsQuery } from '~/domain/request/filter.ts';
import { waitingRequests } from '~/domain/request/queue.ts';
import { askedForText } from '~/domain/request/request.ts';
import { ageText } from '~/domain/words/relativeDate.ts';
import { longDate } from '~/domain/words/dates.ts';
import { homeTexts } from '~/domain/words/texts/home.ts';
import { triageTexts } from '~/domain/words/texts/requests.ts';
import { paths } from '~/paths.ts';
import { requestsIn, type Ticket } from '~/queries/requests/requests.ts';
import { useMe } from '~/session/me.ts';
import { useAskerName } from '~/session/usePersonName.ts';
import { useNow } from '~/ui/RelativeTime.tsx';
import { CardBody, WorkCard } from '~/widgets/lists/WorkCard.tsx';
import { useCardRead } from './WorkRows.tsx';
import styles from './Home.module.css';

const named = 8;

const triageAt = (open = ''): string =>
  paths.requests(requestsQuery({ ...defaultRequestsAddress, view: 'TRIAGE', open }));

/** The requests that wait for this person's decision, the oldest first, each one click from it. */
export function RequestsCard(): ReactElement {
  const { email, units } = useMe();
  const asked = requestsIn('OPEN');
  const read = useCardRead<readonly Ticket[]>(
    asked.queryKey,
    useQuery({
      ...asked,
      select: (rows) => waitingRequests(rows).filter((row) => mayDecide(units, email, row).allowed),
    }),
  );
  return (
    <WorkCard
      title={triageTexts.card}
      way={
        <Link className="quietButton" to={triageAt()}>
          {triageTexts.cardWay}
        </Link>
      }
    >
      <CardBody read={read} isEmpty={(rows) => rows.length === 0} empty={{ title: triageTexts.cardNone }}>
        {(rows) => (
          <ul className={styles.rows} aria-label={triageTexts.card}>
            {rows.slice(0, named).map((row) => (
              <Waiting key={row.ticketId} request={row} />
            ))}
          </ul>
        )}
      </CardBody>
    </WorkCard>
  );
}

function Waiting({ request }: { readonly request: Ticket }): ReactElement {
  const now = useNow();
  const { ticketId, reporterEmail, created } = request;
  const asker = useAskerName();
  return (
    <li>
      <Link className={styles.row} to={triageAt(ticketId)}>
        <span className={styles.what}>
          <span>{askedForText(request, config.productCode)}</span>
          <span title={reporterEmail}>{asker(reporterEmail)}</span>
        </span>
        <time className={styles.age} dateTime={created} title={longDate(created)}>
          {homeTexts.recent.opened(ageText(created, now))}
        </time>
      </Link>
    </li>
  );
}
