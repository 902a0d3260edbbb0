import { seesRequest } from '../../../src/domain/request/authority.ts';
import { isUndecided } from '../../../src/domain/request/status.ts';
import { isSameAddress } from '../../../src/domain/words/emailAddress.ts';
import type { Cms } from '../cms.ts';
import * as request from './contract.ts';
import { cmsSubject } from '../operation.ts';
import { openRoutes, permittedRoutes } from '../route.ts';
import { toWireRealm } from '../toWire.ts';
import { deleteTicket, fileTicket, findTicket, registerAction } from './rules.ts';

const route = permittedRoutes(request);

const newestFirst = (one: { created: string }, other: { created: string }): number =>
  other.created.localeCompare(one.created);

/** Whether a value is the wanted one; no wish fits everything. */
const fits = <Value>(wanted: Value | undefined, value: Value): boolean =>
  wanted === undefined || wanted === value;

/** Requests for access. */
function requestRoutes(cms: Cms) {
  const toWire = (ticket: request.Ticket): request.Ticket => ({
    ...ticket,
    realm: toWireRealm(cms, ticket.realm),
  });
  const ticketsFor = (filter: (ticket: request.Ticket) => boolean) =>
    cms.tickets.all().filter(filter).toSorted(newestFirst).map(toWire);
  return openRoutes()
    .openapi(route('ticketGetMine'), (c) => {
      const { email } = c.var.caller;
      const mine = ticketsFor(
        (ticket) => isSameAddress(ticket.reporterEmail, email) && isUndecided(ticket.ticketStatus),
      );
      return c.json(mine, 200);
    })
    .openapi(route('ticketFilter'), (c) => {
      const { reporterEmail, ...filter } = c.req.valid('json');
      const { units, email } = c.var.caller;
      const found = ticketsFor(
        (ticket) =>
          seesRequest(units, email, ticket) &&
          (reporterEmail === undefined || isSameAddress(reporterEmail, ticket.reporterEmail)) &&
          fits(filter.configurationId, ticket.item?.configurationId) &&
          fits(filter.requestType, ticket.requestType) &&
          fits(filter.ticketStatus, ticket.ticketStatus) &&
          fits(filter.affiliation, ticket.affiliation),
      );
      return c.json(found, 200);
    })
    .openapi(route('ticketGet'), (c) =>
      c.json(toWire(findTicket(cms, c.var.caller, c.req.valid('param').ticketId)), 200),
    )
    .openapi(route('ticketCreate'), (c) =>
      c.json(toWire(fileTicket(cms, c.var.caller, c.req.valid('json'))), 200),
    )
    .openapi(route('ticketRegisterAction'), (c) =>
      c.json(toWire(registerAction(cms, c.var.caller, c.req.valid('json'))), 200),
    )
    .openapi(route('ticketDelete'), (c) =>
      c.json(toWire(deleteTicket(cms, c.var.caller, c.req.valid('param').ticketId)), 200),
    );
}

export const requestSubject = cmsSubject(request, requestRoutes);
