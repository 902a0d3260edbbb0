import { useQuery } from '@tanstack/react-query';
import { IconLock } from '@tabler/icons-react';
import { type ReactElement, useId } from 'react';
import { Link, useParams } from 'react-router';
import { config } from '~/config.ts';
import { canDecideRequests } from '~/domain/request/permission.ts';
import { formatRequestTarget } from '~/domain/request/request.ts';
import {
  formatRequestAction,
  isUndecidedStatus,
  getRequestDisplayStatus,
  listRequestStages,
} from '~/domain/request/status.ts';
import { formatAge } from '~/domain/words/relativeDate.ts';
import { formatLongDate } from '~/domain/words/dates.ts';
import {
  requestContextTexts,
  requestsPageTexts,
  requestDecisionTexts,
} from '~/domain/words/texts/requests.ts';
import { paths } from '~/paths.ts';
import { requestQuery as requestNamed, type Ticket } from '~/queries/requests/requests.ts';
import { useMe } from '~/session/me.ts';
import { usePersonName } from '~/session/usePersonName.ts';
import { useNow } from '~/ui/RelativeTime.tsx';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { StateLabel } from '~/ui/Badge.tsx';
import { StepBar } from '~/ui/steps/StepBar.tsx';
import { wrapWithGuard } from '~/ui/wrapWithGuard.tsx';
import { RequireRequestsAccess } from '~/widgets/requests/RequireRequestsAccess.tsx';
import { useRequestActions, type RequestActionItem } from '~/widgets/requests/useRequestActions.ts';
import { RequestContextPanel, useIsAlreadyGranted, useRequestSubject } from './RequestContextPanel.tsx';
import { RequestFacts, RequestHistory } from './RequestFacts.tsx';
import styles from './Requests.module.css';
import { useNavigateIfStillHere } from '~/platform/routing/useNavigateIfStillHere.ts';
import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { isAccessRefusal, type Refusal } from '~/domain/access/decision.ts';
import { ReasonPopover } from '~/ui/ReasonPopover.tsx';
import decisionButtonsStyles from './RequestActionButtons.module.css';

type RefusedAct = { readonly decision: Refusal };

const joinReasons = (acts: readonly RefusedAct[]): string =>
  [...new Set(acts.map(({ decision }) => decision.reason))].join(' ');

function RequestActionButtons({ actions }: { readonly actions: readonly RequestActionItem[] }) {
  const id = useId();
  const lastingId = useId();
  const refused = actions.flatMap(({ label, verdict }) =>
    verdict.allowed ? [] : [{ label, decision: verdict }],
  );
  const passing = refused.filter(({ decision }) => !isAccessRefusal(decision));
  const lasting = refused.filter(({ decision }) => isAccessRefusal(decision));
  return (
    <div className={decisionButtonsStyles.frame}>
      <div className="flow" role="group" aria-label={requestDecisionTexts.decisions}>
        {actions.map(({ label, verdict, begin }, index) => (
          <Button
            key={label}
            size="sm"
            variant={index === 0 && verdict.allowed ? 'filled' : 'default'}
            disabled={!verdict.allowed}
            onClick={begin}
            {...(verdict.allowed ? {} : { 'aria-describedby': isAccessRefusal(verdict) ? lastingId : id })}
          >
            {label}
          </Button>
        ))}
        {lasting[0] && <ReasonPopover act={lasting[0].label} reason={joinReasons(lasting)} id={lastingId} />}
      </div>
      <p id={id} className={decisionButtonsStyles.reasons}>
        {joinReasons(passing)}
      </p>
    </div>
  );
}

const trail = [{ label: requestsPageTexts.title, to: paths.requests() }];

/** Progress and content of one request; people who decide also see the context. */
export const Component = wrapWithGuard(RequireRequestsAccess, Named);

function Named() {
  const { requestId = '' } = useParams();
  const read = useQuery(requestNamed(requestId));
  return (
    <QueryBoundary
      read={read}
      what={requestsPageTexts.itself}
      waiting={
        <>
          <PageHeader trail={trail} title={requestsPageTexts.one(requestId)} actions={null} />
          <ListSkeleton rows={6} />
        </>
      }
    >
      {(data) => (data === null ? <Unseen id={requestId} /> : <Shown request={data} />)}
    </QueryBoundary>
  );
}

/** A request that does not exist and one without access look the same. */
const Unseen = ({ id }: { readonly id: string }) => (
  <EmptyState
    isPage
    image={<IconLock size={26} />}
    title={requestsPageTexts.missing(id)}
    text={requestsPageTexts.missingText}
    action={<Link to={paths.requests()}>{requestsPageTexts.toList}</Link>}
  />
);

type Props = { readonly request: Ticket };

function Shown({ request }: Props) {
  const { units } = useMe();
  return canDecideRequests(units) ? <Decidable request={request} /> : <Asked request={request} />;
}

function Asked({ request }: Props) {
  const onward = useNavigateIfStillHere();
  const { remove } = useRequestActions(request, { onGone: () => void onward(paths.requests()) });
  return (
    <>
      <Head request={request} actions={<RequestActionButtons actions={[remove]} />} />
      <div className={styles.columns} data-alone>
        <Facts request={request} />
      </div>
    </>
  );
}

function Decidable({ request }: Props) {
  const onward = useNavigateIfStillHere();
  const thing = useRequestSubject(request);
  const isHeld = useIsAlreadyGranted(request);
  const { grant, decide, remove } = useRequestActions(request, {
    accountNumber: thing.accountNumber,
    onGone: () => void onward(paths.requests()),
  });
  const accepting = isHeld ? [decide.ACCEPT, grant] : [grant, decide.ACCEPT];
  return (
    <>
      <Head
        request={request}
        actions={<RequestActionButtons actions={[...accepting, decide.PASS_ON, decide.REJECT, remove]} />}
      />
      <div className={styles.columns}>
        <Facts request={request} />
        <Panel title={requestContextTexts.title}>
          <RequestContextPanel request={request} thing={thing} />
        </Panel>
      </div>
    </>
  );
}

function Head({ request, actions }: Props & { readonly actions: ReactElement }) {
  const { ticketId, ticketStatus } = request;
  return (
    <>
      <PageHeader
        trail={trail}
        title={requestsPageTexts.titled(ticketId, formatRequestTarget(request, config.productCode))}
        state={<StateLabel state={getRequestDisplayStatus(ticketStatus)} />}
        actions={actions}
      />
      <StepBar label={requestsPageTexts.path} steps={listRequestStages(ticketStatus)}>
        <Standing request={request} />
      </StepBar>
    </>
  );
}

function Standing({ request: { ticketStatus, created, actions } }: Props) {
  const person = usePersonName();
  const now = useNow();
  const last = actions.at(-1);
  if (isUndecidedStatus(ticketStatus) || !last)
    return <>{requestsPageTexts.waited(formatAge(created, now))}</>;
  const { action, createdBy, created: at } = last;
  return (
    <>{requestsPageTexts.happened(formatRequestAction(action), person(createdBy), formatLongDate(at))}</>
  );
}

const Facts = ({ request }: Props) => (
  <div className="stack">
    <Panel title={requestsPageTexts.itself}>
      <RequestFacts request={request} />
    </Panel>
    <Panel title={requestsPageTexts.history}>
      <RequestHistory request={request} />
    </Panel>
  </div>
);
