import { seesRequest } from '../../../src/domain/request/authority.ts';
import { isUndecided } from '../../../src/domain/request/status.ts';
import { isSameAddress } from '../../../src/domain/words/emailAddress.ts';
import type { Cms } from '../cms.ts';
import * as request from './contract.ts';
import { cmsSubject } from '../operation.ts';
import type { Handlers } from '../route.ts';
import { toWireRealm } from '../toWire.ts';
import { deleteTicket, fileTicket, findTicket, registerAction } from './rules.ts';

const newestFirst = (one: { created: string }, other: { created: string }): number =>
  other.created.localeCompare(one.created);

/** Whether a value is the wanted one; no wish fits everything. */
const fits = <Value>(wanted: Value | undefined, value: Value): boolean =>
  wanted === undefined || wanted === value;

/** Requests for access. */
function requestRoutes(cms: Cms): Handlers<typeof request> {
  const toWire = (ticket: request.Ticket): request.Ticket => ({
    ...ticket,
    realm: toWireRealm(cms, ticket.realm),
  });
  const ticketsFor = (filter: (ticket: request.Ticket) => boolean) =>
    cms.tickets.all().filter(filter).toSorted(newestFirst).map(toWire);
  return {
    ticketGetMine: ({ caller }) => {
      const { email } = caller;
      const mine = ticketsFor(
        (ticket) => isSameAddress(ticket.reporterEmail, email) && isUndecided(ticket.ticketStatus),
      );
      return mine;
    },
    ticketFilter: ({ caller, json: { reporterEmail, ...filter } }) => {
      const { units, email } = caller;
      const found = ticketsFor(
        (ticket) =>
          seesRequest(units, email, ticket) &&
          (reporterEmail === undefined || isSameAddress(reporterEmail, ticket.reporterEmail)) &&
          fits(filter.configurationId, ticket.item?.configurationId) &&
          fits(filter.requestType, ticket.requestType) &&
          fits(filter.ticketStatus, ticket.ticketStatus) &&
          fits(filter.affiliation, ticket.affiliation),
      );
      return found;
    },
    ticketGet: ({ caller, param }) => toWire(findTicket(cms, caller, param.ticketId)),
    ticketCreate: ({ caller, json }) => toWire(fileTicket(cms, caller, json)),
    ticketRegisterAction: ({ caller, json }) => toWire(registerAction(cms, caller, json)),
    ticketDelete: ({ caller, param }) => toWire(deleteTicket(cms, caller, param.ticketId)),
  };
}

export const requestSubject = cmsSubject(request, requestRoutes);
