import { queryOptions } from '@tanstack/react-query';
import type { Result } from '~/api/operations.ts';
import { createSuccessNotice } from '~/domain/notice/notices.ts';
import { requestDecisionFacts, type RequestDecision } from '~/domain/request/decision.ts';
import { toRequestFilterBody, type RequestFilter } from '~/domain/request/filter.ts';
import { requestDecisionTexts, requestsPageTexts } from '~/domain/words/texts/requests.ts';
import { call } from '~/api/call.ts';
import { customMutation, operationMutation } from '~/queries/mutation.ts';
import { operationQuery } from '~/queries/query.ts';

export type Ticket = Result<'ticketFilter'>[number];

export const requestReadOperations = ['ticketGetMine', 'ticketFilter', 'ticketGet'] as const;

export const myOpenRequestsQuery = () => operationQuery('ticketGetMine', {});

export const filteredRequestsQuery = (filter: RequestFilter) =>
  operationQuery('ticketFilter', { body: toRequestFilterBody(filter) });

export const ownRequestsQuery = (reporterEmail: string, filter: RequestFilter) =>
  operationQuery('ticketFilter', { body: { ...toRequestFilterBody(filter), reporterEmail } });

export const reporterRequestsQuery = (reporterEmail: string) =>
  operationQuery('ticketFilter', { body: { reporterEmail } });

export const requestsByStatusQuery = (ticketStatus: 'OPEN' | 'REGISTERED_ON_JIRA') =>
  operationQuery('ticketFilter', { body: { ticketStatus } });

export const configurationRequestsQuery = (configurationId: string) =>
  operationQuery('ticketFilter', { body: { configurationId } });

/** One request, never from the cache; null where the user may not see one. */
export const requestQuery = (ticketId: string) =>
  queryOptions({ ...operationQuery('ticketGet', { path: { ticketId } }), staleTime: 0 });

/** Creates a request. The caller shows the notice, which links to the request. */
export const createRequestMutation = () =>
  operationMutation('ticketCreate', { refreshes: requestReadOperations });

type Registration = { readonly ticketId: string; readonly note: string };

export const decideRequestMutation = (decision: RequestDecision, ticketId: string) =>
  customMutation(
    ({ note }: Registration) =>
      call('ticketRegisterAction', {
        body: { ticketId, note, action: requestDecisionFacts[decision].action },
      }),
    {
      done: createSuccessNotice(requestDecisionTexts.done[decision](ticketId)),
      refreshes: requestReadOperations,
    },
  );

export const deleteRequestMutation = (ticketId: string) =>
  operationMutation('ticketDelete', {
    done: createSuccessNotice(requestsPageTexts.deleted(ticketId)),
    refreshes: ['ticketGetMine', 'ticketFilter'],
  });
