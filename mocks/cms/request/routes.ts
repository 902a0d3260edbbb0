import type { Realm } from '../../../src/domain/access/roles.ts';
import { isAnonymous } from '../../../src/domain/access/unitFlags.ts';
import { checkRole } from '../../../src/domain/access/verdict.ts';
import { toLookupConfigurationId } from '../../../src/domain/configuration/id.ts';
import { isSerialNumber } from '../../../src/domain/product/serialNumber.ts';
import {
  checkRequestApproval,
  checkRequestDecision,
  checkRequestDeletion,
  checkRequestCreation,
  canSeeRequest,
} from '../../../src/domain/request/authority.ts';
import { isUndecidedStatus, statusByAction } from '../../../src/domain/request/status.ts';
import { isSameEmail } from '../../../src/domain/words/emailAddress.ts';
import { reachesAccount, type Caller } from '../caller.ts';
import type { Cms } from '../cms.ts';
import {
  demandAddress,
  demandPlace,
  demandRealm,
  demandRoles,
  demandText,
  fits,
  isOwnAddress,
  nextId,
} from '../grantFields.ts';
import { badRequest, conflict, demandVerdict, notFound } from '../refusal.ts';
import { requestOperations, type Ticket, type TicketDraft } from './contract.ts';
import { cmsSubject, type Handlers } from '../operation.ts';
import { toWireRealm } from '../toWire.ts';

function findTicket(cms: Cms, { units, email }: Caller, id: string): Ticket {
  const ticket = cms.tickets.get(id);
  if (!ticket || !canSeeRequest(units, email, ticket)) throw notFound('request', id);
  return ticket;
}

/** What is asked for, by the type of request; a 400 where it is none. It is not looked up: nobody is told by it what is there. */
function itemOf({ requestType, item }: TicketDraft): Ticket['item'] {
  if (requestType === 'ELEVATED_PERMISSIONS') return null;
  if (requestType === 'CONFIGURATION_ACCESS') {
    const configurationId = toLookupConfigurationId(item?.configurationId ?? '');
    if (configurationId === '') throw badRequest('A configuration ID is required');
    return { configurationId, accessLevel: null, requestForConfiguration: true, productItem: null };
  }
  const productItem = item?.productItem;
  if (!productItem || !isSerialNumber(productItem.serialNumber))
    throw badRequest('A valid serial number is required');
  const requestForConfiguration = item.requestForConfiguration;
  return { configurationId: null, accessLevel: 'OPEN', requestForConfiguration, productItem };
}

function demandKind(cms: Cms, { requestType, requestedRoles }: TicketDraft, realm: Realm, by: string): void {
  const isElevated = requestType === 'ELEVATED_PERMISSIONS';
  const isOwn = isOwnAddress(cms, by);
  if (isOwn && !isElevated) throw badRequest('Employees ask for elevated permissions.');
  if (realm === 'STAFF' && !(isOwn && isElevated))
    throw badRequest('Only addresses of the manufacturer are employees.');
  if (isElevated) return demandRoles(cms, realm, requestedRoles);
  if (requestedRoles.some((role) => role !== 'BASIC'))
    throw badRequest('Access to a single thing comes with the role BASIC.');
}

function demandCustomer(cms: Cms, caller: Caller, draft: TicketDraft, realm: Realm, by: string): void {
  const { affiliation, requestType } = draft;
  if (affiliation === null) {
    if (realm !== 'STAFF' && requestType === 'ELEVATED_PERMISSIONS')
      throw badRequest('A customer is required');
    return;
  }
  const known = reachesAccount(caller, affiliation) || realm === 'STAFF';
  if (!known) throw badRequest(`There is no account ${affiliation}.`);
  demandPlace(cms, realm, affiliation, by);
}

export const thingOf = ({ requestType, realm, affiliation, requestedRoles, item }: Ticket): string =>
  requestType === 'ELEVATED_PERMISSIONS'
    ? JSON.stringify([requestType, realm, affiliation, [...requestedRoles].toSorted()])
    : JSON.stringify([requestType, item?.configurationId, item?.productItem]);

function refuseSecond(cms: Cms, ticket: Ticket): void {
  const thing = thingOf(ticket);
  const first = cms.tickets
    .all()
    .find(
      (each) =>
        isUndecidedStatus(each.ticketStatus) &&
        isSameEmail(each.reporterEmail, ticket.reporterEmail) &&
        thingOf(each) === thing,
    );
  if (first) throw conflict(`The request ${first.ticketId} for this is open.`, 'Wait until it is decided.');
}

function demandAsking(cms: Cms, caller: Caller, draft: TicketDraft, reporter: string): void {
  const { units, email } = caller;
  demandVerdict(checkRequestCreation(units, email, { ...draft, reporterEmail: reporter }));
  const isElevated = draft.requestType === 'ELEVATED_PERMISSIONS';
  demandVerdict(
    checkRole(
      !isElevated || !isAnonymous(units) || isOwnAddress(cms, reporter),
      'Elevated permissions are for employees and for people of a customer.',
    ),
  );
}

const fileTicket = (cms: Cms, caller: Caller, draft: TicketDraft): Ticket =>
  cms.store.transaction(() => {
    const reporterEmail = demandAddress(draft.reporterEmail);
    demandText(draft.description, 'A description of your request is required');
    const realm = demandRealm(cms, draft.realm, ['STAFF', 'CUSTOMER']);
    demandAsking(cms, caller, draft, reporterEmail);
    demandKind(cms, draft, realm, reporterEmail);
    demandCustomer(cms, caller, draft, realm, reporterEmail);
    const filed = {
      ...draft,
      reporterEmail,
      realm,
      item: itemOf(draft),
      ticketStatus: 'OPEN' as const,
      created: cms.now(),
      createdBy: caller.email,
      actions: [],
    };
    refuseSecond(cms, { ...filed, ticketId: '' });
    const ticket: Ticket = { ...filed, ticketId: nextId(cms, 'T') };
    cms.tickets.put(ticket.ticketId, ticket);
    return ticket;
  });

function registerAction(
  cms: Cms,
  caller: Caller,
  given: { readonly ticketId: string; readonly note: string; readonly action: keyof typeof statusByAction },
): Ticket {
  const { ticketId, note, action } = given;
  return cms.store.transaction(() => {
    const ticket = findTicket(cms, caller, ticketId);
    demandText(note, 'A reason is required');
    const { units, email } = caller;
    demandVerdict(
      action === 'APPROVE'
        ? checkRequestApproval(units, email, ticket, cms.realmRoles.get(ticket.realm)?.roles ?? [])
        : checkRequestDecision(units, email, ticket, action),
    );
    const taken = { action, note: note.trim(), created: cms.now(), createdBy: caller.email };
    const saved = { ...ticket, ticketStatus: statusByAction[action], actions: [...ticket.actions, taken] };
    cms.tickets.put(ticketId, saved);
    return saved;
  });
}

const deleteTicket = (cms: Cms, caller: Caller, ticketId: string): Ticket =>
  cms.store.transaction(() => {
    const ticket = findTicket(cms, caller, ticketId);
    demandVerdict(checkRequestDeletion(caller.units, caller.email, ticket));
    cms.tickets.delete(ticketId);
    return ticket;
  });

const newestFirst = (one: { created: string }, other: { created: string }): number =>
  other.created.localeCompare(one.created);

function requestRoutes(cms: Cms): Handlers<typeof requestOperations> {
  const toWire = (ticket: Ticket): Ticket => ({
    ...ticket,
    realm: toWireRealm(cms, ticket.realm),
  });
  const ticketsFor = (filter: (ticket: Ticket) => boolean) =>
    cms.tickets.all().filter(filter).toSorted(newestFirst).map(toWire);
  return {
    ticketGetMine: ({ caller: { email } }) =>
      ticketsFor(
        (ticket) => isSameEmail(ticket.reporterEmail, email) && isUndecidedStatus(ticket.ticketStatus),
      ),
    ticketFilter: ({ caller: { units, email }, json: { reporterEmail, ...filter } }) =>
      ticketsFor(
        (ticket) =>
          canSeeRequest(units, email, ticket) &&
          (reporterEmail === undefined || isSameEmail(reporterEmail, ticket.reporterEmail)) &&
          fits(filter.configurationId, ticket.item?.configurationId) &&
          fits(filter.requestType, ticket.requestType) &&
          fits(filter.ticketStatus, ticket.ticketStatus) &&
          fits(filter.affiliation, ticket.affiliation),
      ),
    ticketGet: ({ caller, param }) => toWire(findTicket(cms, caller, param.ticketId)),
    ticketCreate: ({ caller, json }) => toWire(fileTicket(cms, caller, json)),
    ticketRegisterAction: ({ caller, json }) => toWire(registerAction(cms, caller, json)),
    ticketDelete: ({ caller, param }) => toWire(deleteTicket(cms, caller, param.ticketId)),
  };
}

export const requestSubject = cmsSubject(requestOperations, requestRoutes);
