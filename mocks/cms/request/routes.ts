import { isSameAddress } from '../../../src/domain/words/emailAddress.ts';
import { grantsFor } from '../caller.ts';
import type { Cms } from '../cms.ts';
import * as request from './contract.ts';
import { cmsSubject } from '../operation.ts';
import { openRoutes, permitted } from '../route.ts';
import { toWireRealm } from '../toWire.ts';

const newestFirst = (one: { created: string }, other: { created: string }): number =>
  other.created.localeCompare(one.created);

/** Whether a value is the wanted one; no wish fits everything. */
const fits = <Value>(wanted: Value | undefined, value: Value): boolean =>
  wanted === undefined || wanted === value;

/** Requests for access. */
function requestRoutes(cms: Cms) {
  const tickets = () =>
    cms.tickets
      .all()
      .map((ticket) => ({ ...ticket, realm: toWireRealm(cms, ticket.realm) }))
      .toSorted(newestFirst);
  return openRoutes()
    .openapi(permitted(request.ticketGetMine), (c) => {
      const { email } = c.var.caller;
      const mine = tickets().filter(
        (ticket) => isSameAddress(ticket.reporterEmail, email) && ticket.ticketStatus === 'OPEN',
      );
      return c.json(mine, 200);
    })
    .openapi(permitted(request.ticketFilter), (c) => {
      const filter = c.req.valid('json');
      const { caller } = c.var;
      const found = tickets().filter(
        (ticket) =>
          (grantsFor(caller, ticket.affiliation) || isSameAddress(ticket.reporterEmail, caller.email)) &&
          fits(filter.configurationId, ticket.item?.configurationId) &&
          fits(filter.reporterEmail, ticket.reporterEmail) &&
          fits(filter.requestType, ticket.requestType) &&
          fits(filter.ticketStatus, ticket.ticketStatus) &&
          fits(filter.affiliation, ticket.affiliation),
      );
      return c.json(found, 200);
    });
}

export const requestSubject = cmsSubject(request, requestRoutes);
