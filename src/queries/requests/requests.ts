import { queryOptions } from '@tanstack/react-query';
import type { Result } from '~/api/operations.ts';
import { successNotice } from '~/domain/notice/notices.ts';
import { requestDecisionFacts, type RequestDecision } from '~/domain/request/decision.ts';
import { toFilterBody, type RequestFilter } from '~/domain/request/filter.ts';
import { requestDecisionTexts, requestsPageTexts } from '~/domain/words/texts/requests.ts';
import { call } from '~/api/call.ts';
import { act, mutation } from '~/queries/mutation.ts';
import { query } from '~/queries/query.ts';

export type Ticket = Result<'ticketFilter'>[number];

export const requestReads = ['ticketGetMine', 'ticketFilter', 'ticketGet'] as const;

export const myOpenRequests = () => query('ticketGetMine', {});

export const requestsBy = (filter: RequestFilter) => query('ticketFilter', { body: toFilterBody(filter) });

export const ownRequestsBy = (reporterEmail: string, filter: RequestFilter) =>
  query('ticketFilter', { body: { ...toFilterBody(filter), reporterEmail } });

export const requestsOf = (reporterEmail: string) => query('ticketFilter', { body: { reporterEmail } });

export const requestsIn = (ticketStatus: 'OPEN' | 'REGISTERED_ON_JIRA') =>
  query('ticketFilter', { body: { ticketStatus } });

export const requestsFor = (configurationId: string) => query('ticketFilter', { body: { configurationId } });

/** One request, read anew whenever it is asked for; null where there is none for the person. */
export const request = (ticketId: string) =>
  queryOptions({ ...query('ticketGet', { path: { ticketId } }), staleTime: 0 });

/** Files a request. What came of it is for its caller to say, who can lead to it. */
export const createRequest = () => mutation('ticketCreate', { refreshes: requestReads });

type Registration = { readonly ticketId: string; readonly note: string };

export const decideRequest = (decision: RequestDecision, ticketId: string) =>
  act(
    ({ note }: Registration) =>
      call('ticketRegisterAction', {
        body: { ticketId, note, action: requestDecisionFacts[decision].action },
      }),
    {
      done: successNotice(requestDecisionTexts.done[decision](ticketId)),
      refreshes: requestReads,
    },
  );

export const deleteRequest = (ticketId: string) =>
  mutation('ticketDelete', {
    done: successNotice(requestsPageTexts.deleted(ticketId)),
    refreshes: ['ticketGetMine', 'ticketFilter'],
  });
