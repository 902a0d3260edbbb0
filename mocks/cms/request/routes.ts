import type { Realm } from '../../../src/domain/access/roles.ts';
import { isAnonymous } from '../../../src/domain/access/unitFlags.ts';
import { checkRole } from '../../../src/domain/access/decision.ts';
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
import { canSeeAccount, type Caller } from '../caller.ts';
import type { CmsContext } from '../cmsContext.ts';
import {
  parseEmail,
  assertGrantAccount,
  parseAllowedRealm,
  assertRoles,
  assertText,
  isUnsetOrEqual,
  isConfiguredProviderEmail,
  generateSequentialId,
} from '../grantFields.ts';
import {
  createBadRequestError,
  createConflictError,
  assertAllowed,
  createNotFoundError,
} from '../httpErrors.ts';
import { requestOperations, type Ticket, type TicketDraft } from './contract.ts';
import { createApiModule, type OperationHandlers } from '../apiModule.ts';
import { toRealmName } from '../toDto.ts';

function findTicket(cms: CmsContext, { units, email }: Caller, id: string): Ticket {
  const ticket = cms.tickets.get(id);
  if (!ticket || !canSeeRequest(units, email, ticket)) throw createNotFoundError('request', id);
  return ticket;
}

/**
 * The requested item by request type; throws 400 if it is invalid. It is not looked up, so the response does
 * not reveal which items exist.
 */
function itemOf({ requestType, item }: TicketDraft): Ticket['item'] {
  if (requestType === 'ELEVATED_PERMISSIONS') return null;
  if (requestType === 'CONFIGURATION_ACCESS') {
    const configurationId = toLookupConfigurationId(item?.configurationId ?? '');
    if (configurationId === '') throw createBadRequestError('A configuration ID is required');
    return { configurationId, accessLevel: null, requestForConfiguration: true, productItem: null };
  }
  const productItem = item?.productItem;
  if (!productItem || !isSerialNumber(productItem.serialNumber))
    throw createBadRequestError('A valid serial number is required');
  const requestForConfiguration = item.requestForConfiguration;
  return { configurationId: null, accessLevel: 'OPEN', requestForConfiguration, productItem };
}

function demandKind(
  cms: CmsContext,
  { requestType, requestedRoles }: TicketDraft,
  realm: Realm,
  by: string,
): void {
  const isElevated = requestType === 'ELEVATED_PERMISSIONS';
  const isOwn = isConfiguredProviderEmail(cms, by);
  if (isOwn && !isElevated) throw createBadRequestError('Employees ask for elevated permissions.');
  if (realm === 'STAFF' && !(isOwn && isElevated))
    throw createBadRequestError('Only addresses of the manufacturer are employees.');
  if (isElevated) return assertRoles(cms, realm, requestedRoles);
  if (requestedRoles.some((role) => role !== 'BASIC'))
    throw createBadRequestError('Access to a single thing comes with the role BASIC.');
}

function demandCustomer(cms: CmsContext, caller: Caller, draft: TicketDraft, realm: Realm, by: string): void {
  const { affiliation, requestType } = draft;
  if (affiliation === null) {
    if (realm !== 'STAFF' && requestType === 'ELEVATED_PERMISSIONS')
      throw createBadRequestError('A customer is required');
    return;
  }
  const known = canSeeAccount(caller, affiliation) || realm === 'STAFF';
  if (!known) throw createBadRequestError(`There is no account ${affiliation}.`);
  assertGrantAccount(cms, realm, affiliation, by);
}

export const getRequestSubjectKey = ({
  requestType,
  realm,
  affiliation,
  requestedRoles,
  item,
}: Ticket): string =>
  requestType === 'ELEVATED_PERMISSIONS'
    ? JSON.stringify([requestType, realm, affiliation, [...requestedRoles].toSorted()])
    : JSON.stringify([requestType, item?.configurationId, item?.productItem]);

function refuseSecond(cms: CmsContext, ticket: Ticket): void {
  const thing = getRequestSubjectKey(ticket);
  const first = cms.tickets
    .all()
    .find(
      (each) =>
        isUndecidedStatus(each.ticketStatus) &&
        isSameEmail(each.reporterEmail, ticket.reporterEmail) &&
        getRequestSubjectKey(each) === thing,
    );
  if (first)
    throw createConflictError(`The request ${first.ticketId} for this is open.`, 'Wait until it is decided.');
}

function demandAsking(cms: CmsContext, caller: Caller, draft: TicketDraft, reporter: string): void {
  const { units, email } = caller;
  assertAllowed(checkRequestCreation(units, email, { ...draft, reporterEmail: reporter }));
  const isElevated = draft.requestType === 'ELEVATED_PERMISSIONS';
  assertAllowed(
    checkRole(
      !isElevated || !isAnonymous(units) || isConfiguredProviderEmail(cms, reporter),
      'Elevated permissions are for employees and for people of a customer.',
    ),
  );
}

const fileTicket = (cms: CmsContext, caller: Caller, draft: TicketDraft): Ticket =>
  cms.store.transaction(() => {
    const reporterEmail = parseEmail(draft.reporterEmail);
    assertText(draft.description, 'A description of your request is required');
    const realm = parseAllowedRealm(cms, draft.realm, ['STAFF', 'CUSTOMER']);
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
    const ticket: Ticket = { ...filed, ticketId: generateSequentialId(cms, 'T') };
    cms.tickets.put(ticket.ticketId, ticket);
    return ticket;
  });

function registerAction(
  cms: CmsContext,
  caller: Caller,
  given: { readonly ticketId: string; readonly note: string; readonly action: keyof typeof statusByAction },
): Ticket {
  const { ticketId, note, action } = given;
  return cms.store.transaction(() => {
    const ticket = findTicket(cms, caller, ticketId);
    assertText(note, 'A reason is required');
    const { units, email } = caller;
    assertAllowed(
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

const deleteTicket = (cms: CmsContext, caller: Caller, ticketId: string): Ticket =>
  cms.store.transaction(() => {
    const ticket = findTicket(cms, caller, ticketId);
    assertAllowed(checkRequestDeletion(caller.units, caller.email, ticket));
    cms.tickets.delete(ticketId);
    return ticket;
  });

const newestFirst = (one: { created: string }, other: { created: string }): number =>
  other.created.localeCompare(one.created);

function requestRoutes(cms: CmsContext): OperationHandlers<typeof requestOperations> {
  const toWire = (ticket: Ticket): Ticket => ({
    ...ticket,
    realm: toRealmName(cms, ticket.realm),
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
          isUnsetOrEqual(filter.configurationId, ticket.item?.configurationId) &&
          isUnsetOrEqual(filter.requestType, ticket.requestType) &&
          isUnsetOrEqual(filter.ticketStatus, ticket.ticketStatus) &&
          isUnsetOrEqual(filter.affiliation, ticket.affiliation),
      ),
    ticketGet: ({ caller, param }) => toWire(findTicket(cms, caller, param.ticketId)),
    ticketCreate: ({ caller, json }) => toWire(fileTicket(cms, caller, json)),
    ticketRegisterAction: ({ caller, json }) => toWire(registerAction(cms, caller, json)),
    ticketDelete: ({ caller, param }) => toWire(deleteTicket(cms, caller, param.ticketId)),
  };
}

export const requestModule = createApiModule(requestOperations, requestRoutes);
