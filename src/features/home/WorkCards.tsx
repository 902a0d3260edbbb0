import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { toConfigurationSearchParams } from '~/domain/configuration/filter.ts';
import {
  maxCardRows,
  assignedToMeFilter,
  buildWaitingFilter,
  sortByWaitingTime,
  filterOpenWork,
} from '~/domain/home/cards.ts';
import { listWorkflowDecisions, type WorkflowDecision } from '~/domain/home/workflowDecisions.ts';
import { formatAge } from '~/domain/words/relativeDate.ts';
import { homeTexts } from '~/domain/words/texts/home.ts';
import { paths } from '~/paths.ts';
import type { ConfigurationRow } from '~/queries/configurations/configurations.ts';
import { useMe } from '~/session/me.ts';
import { Panel } from '~/ui/Panel.tsx';
import { CardBody, type CardRead } from './CardBody.tsx';
import {
  AgeText,
  cardConfigurationsQuery,
  useCardQueryResult,
  type ConfigurationRows,
  WorkConfigurationList,
} from './WorkConfigurationList.tsx';
import styles from './Home.module.css';
import { eventRecords } from '~/domain/workflow/eventRecords.ts';
import { StateLabel } from '~/ui/Badge.tsx';
import { config } from '~/config.ts';
import { checkRequestDecision } from '~/domain/request/authority.ts';
import { defaultRequestsSearchParams, toRequestsSearchParams } from '~/domain/request/filter.ts';
import { listWaitingRequests } from '~/domain/request/queue.ts';
import { formatRequestTarget } from '~/domain/request/request.ts';
import { triageTexts } from '~/domain/words/texts/requests.ts';
import { requestsByStatusQuery, type Ticket } from '~/queries/requests/requests.ts';
import { useRequesterName } from '~/session/usePersonName.ts';
import { useNow } from '~/ui/RelativeTime.tsx';

const named = 8;
const namedOldest = 5;

const begun = ({ created }: ConfigurationRow) => ({
  since: created,
  text: homeTexts.work.begun(formatAge(created, Date.now())),
});
const unchanged = ({ modified }: ConfigurationRow) => ({
  since: modified,
  text: homeTexts.oldest.since(formatAge(modified, Date.now())),
});
type Looked = { readonly rows: ConfigurationRows; readonly isCut: boolean };
const isNone = ({ rows }: Looked): boolean => rows.length === 0;
const isCut = (read: ConfigurationRows): boolean => read.length >= maxCardRows;
const looked = (read: ConfigurationRows): Looked => ({ rows: filterOpenWork(read), isCut: isCut(read) });

const Hint = ({ isCut: cut }: Pick<Looked, 'isCut'>) =>
  cut ? <p className={styles.hint}>{homeTexts.lately(maxCardRows)}</p> : null;

export function AssignedWorkCard() {
  const { email } = useMe();
  const asked = cardConfigurationsQuery(assignedToMeFilter, email);
  const read = useCardQueryResult<Looked>(asked.queryKey, useQuery({ ...asked, select: looked }));
  const list = paths.configurations(Object.fromEntries(toConfigurationSearchParams(assignedToMeFilter)));
  return (
    <Panel
      flush
      title={homeTexts.work.title}
      actions={
        <Link className="quietButton" to={list}>
          {homeTexts.toList}
        </Link>
      }
    >
      <CardBody
        read={read}
        isEmpty={isNone}
        empty={{
          title: homeTexts.work.none,
          text: homeTexts.work.noneText,
          action: <Link to={paths.configurations()}>{homeTexts.work.way}</Link>,
        }}
      >
        {({ rows, isCut: cut }) => (
          <>
            <WorkConfigurationList label={homeTexts.work.title} rows={rows.slice(0, named)} age={begun} />
            <Hint isCut={cut} />
          </>
        )}
      </CardBody>
    </Panel>
  );
}

/** Configurations waiting for any decision of this person, unchanged for longest first. */
export function OldestPendingCard() {
  const { email, units } = useMe();
  const asked = listWorkflowDecisions(units).map((decision) =>
    cardConfigurationsQuery(buildWaitingFilter(decision), email),
  );
  const read = useQueries({
    queries: asked,
    combine: (answers): CardRead<Looked> => {
      const parts = answers.flatMap(({ data }) => (data ? [data] : []));
      return {
        data:
          parts.length === answers.length
            ? { rows: sortByWaitingTime(parts.flat()), isCut: parts.some(isCut) }
            : undefined,
        failure: answers.find(({ error, data }) => error && !data)?.error,
        retry: () => {
          for (const { isError, refetch } of answers) if (isError) void refetch();
        },
      };
    },
  });
  return (
    <Panel flush title={homeTexts.oldest.title}>
      <CardBody read={read} isEmpty={isNone} empty={{ title: homeTexts.oldest.none }}>
        {({ rows, isCut: cut }) => (
          <>
            <WorkConfigurationList
              label={homeTexts.oldest.title}
              rows={rows.slice(0, namedOldest)}
              age={unchanged}
            />
            <Hint isCut={cut} />
          </>
        )}
      </CardBody>
    </Panel>
  );
}

const namedToDecide = 4;

export function PendingDecisionsCard() {
  const { units } = useMe();
  return (
    <Panel flush title={homeTexts.waiting.title}>
      {listWorkflowDecisions(units).map((decision) => (
        <DecisionRows key={decision.state} decision={decision} />
      ))}
    </Panel>
  );
}

const listOf = (decision: WorkflowDecision): string =>
  paths.configurations(Object.fromEntries(toConfigurationSearchParams(buildWaitingFilter(decision))));

function DecisionRows({ decision }: { readonly decision: WorkflowDecision }) {
  const { email } = useMe();
  const { state, event } = decision;
  const { verb, label } = eventRecords[event];
  const asked = cardConfigurationsQuery(buildWaitingFilter(decision), email);
  const read = useCardQueryResult<ConfigurationRows>(asked.queryKey, useQuery(asked));
  const count = read.data?.length ?? 0;
  return (
    <section className={styles.waiting} aria-label={label}>
      <h3>
        <StateLabel state={state} size="small" />
        {count > 0 && (
          <>
            <span>{homeTexts.toDecide(label, homeTexts.count(count, maxCardRows))}</span>
            <Link className="textLink" to={listOf(decision)}>
              {homeTexts.toList}
            </Link>
          </>
        )}
      </h3>
      <CardBody read={read} empty={{ title: homeTexts.waiting.none(verb) }}>
        {(rows) => (
          <WorkConfigurationList
            label={label}
            rows={rows.slice(0, namedToDecide)}
            withState={false}
            age={({ modified }) => ({
              since: modified,
              text: homeTexts.recent.opened(formatAge(modified, Date.now())),
            })}
          />
        )}
      </CardBody>
    </section>
  );
}

const namedRequests = 8;

const triageAt = (open = ''): string =>
  paths.requests(toRequestsSearchParams({ ...defaultRequestsSearchParams, view: 'TRIAGE', open }));

/** Open requests that this person decides about, oldest first. */
export function RequestsCard() {
  const { email, units } = useMe();
  const asked = requestsByStatusQuery('OPEN');
  const read = useCardQueryResult<readonly Ticket[]>(
    asked.queryKey,
    useQuery({
      ...asked,
      select: (rows) =>
        listWaitingRequests(rows).filter((row) => checkRequestDecision(units, email, row).allowed),
    }),
  );
  return (
    <Panel
      flush
      title={triageTexts.card}
      actions={
        <Link className="quietButton" to={triageAt()}>
          {triageTexts.cardWay}
        </Link>
      }
    >
      <CardBody read={read} empty={{ title: triageTexts.cardNone }}>
        {(rows) => (
          <ul className={styles.rows} aria-label={triageTexts.card}>
            {rows.slice(0, namedRequests).map((row) => (
              <Waiting key={row.ticketId} request={row} />
            ))}
          </ul>
        )}
      </CardBody>
    </Panel>
  );
}

function Waiting({ request }: { readonly request: Ticket }) {
  const now = useNow();
  const { ticketId, reporterEmail, created } = request;
  const asker = useRequesterName();
  return (
    <li>
      <Link className={styles.row} to={triageAt(ticketId)}>
        <span className={styles.what}>
          <span>{formatRequestTarget(request, config.productCode)}</span>
          <span title={reporterEmail}>{asker(reporterEmail)}</span>
        </span>
        <AgeText since={created} text={homeTexts.recent.opened(formatAge(created, now))} />
      </Link>
    </li>
  );
}
