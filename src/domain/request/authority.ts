import { defaultAccountNumber } from '../account/accounts.ts';
import { listGrantableRoles, canGrantForAccount, type GrantingUnit } from '../access/granting.ts';
import type { PermissionType } from '../access/permissionType.ts';
import { realms, roleLabel, type Realm, type Role, type Unit } from '../access/roles.ts';
import { isStaffAdmin, isStaffGranter } from '../access/unitFlags.ts';
import { allowedDecision, checkRole, createRefusal, type Decision } from '../access/decision.ts';
import { grantableFamilies } from '../product/families.ts';
import { isSameEmail } from '../words/emailAddress.ts';
import { formatConjunction } from '../words/lists.ts';
import { isUndecidedStatus, parseRequestStatus, statusByAction } from './status.ts';

const authorityTexts = {
  own: 'You cannot decide your own request.',
  behalf: 'Only granters and administrators of its account can ask on behalf of somebody else.',
  elsewhere: 'Only granters and administrators of its account can decide this request.',
  decided: 'This request has been decided.',
  passedOn: 'This request has been passed on.',
  foreign: 'Only the person who asked, or an administrator, can delete this request.',
  begun: 'Only an open request can be deleted.',
  beyond: (roles: readonly string[]) =>
    `You cannot grant ${formatConjunction(roles)} at this account. Leave the approval to somebody who can, or pass it on.`,
  family: (family: string) =>
    `Products of ${family} are not granted in Portal. Approve once it has been done elsewhere.`,
} as const;

export type DecidableRequest = {
  readonly reporterEmail: string;
  readonly affiliation: string | null;
  readonly realm: string;
  readonly ticketStatus: string;
};

type FiledRequest = Omit<DecidableRequest, 'ticketStatus'>;

export type ApprovableRequest = DecidableRequest & {
  readonly requestType: PermissionType;
  readonly requestedRoles: readonly Role[];
  readonly item: { readonly productItem: { readonly productFamily: string } | null } | null;
};

const customerRealms: readonly Realm[] = realms.filter((realm) => realm !== 'STAFF');

const realmBehind = (name: string): Realm => customerRealms.find((realm) => realm === name) ?? 'STAFF';

/** Whether a user decides an account's requests in a realm; those of the staff realm are for employees. */
function decidesAt(units: readonly Unit[], { affiliation, realm }: FiledRequest): boolean {
  if (isStaffAdmin(units) || isStaffGranter(units)) return true;
  return realmBehind(realm) !== 'STAFF' && canGrantForAccount(units, affiliation);
}

export const canSeeRequest = (units: readonly Unit[], self: string, request: FiledRequest): boolean =>
  isSameEmail(request.reporterEmail, self) || decidesAt(units, request);

/**
 * Users file requests for themselves, and for others where they decide, which lets them see all they file.
 */
export const checkRequestCreation = (units: readonly Unit[], self: string, request: FiledRequest): Decision =>
  checkRole(canSeeRequest(units, self, request), authorityTexts.behalf);

/**
 * Requests are decided by granters and administrators of their account, never by the person they are for,
 * while open or forwarded; a request is forwarded once.
 */
export function checkRequestDecision(
  units: readonly Unit[],
  self: string,
  request: DecidableRequest,
  action?: keyof typeof statusByAction,
): Decision {
  if (!decidesAt(units, request)) return createRefusal('ROLE', authorityTexts.elsewhere);
  if (isSameEmail(request.reporterEmail, self)) return createRefusal('ROLE', authorityTexts.own);
  if (!isUndecidedStatus(request.ticketStatus)) return createRefusal('STATE', authorityTexts.decided);
  const isPassedOn = parseRequestStatus(request.ticketStatus) === statusByAction.ESCALATE;
  return isPassedOn && action === 'ESCALATE'
    ? createRefusal('STATE', authorityTexts.passedOn)
    : allowedDecision;
}

/** Approval takes the right to decide and to grant each requested role; `realmRoles` fit its realm. */
export function checkRequestApproval(
  units: readonly GrantingUnit[],
  self: string,
  request: ApprovableRequest,
  realmRoles: readonly Role[],
): Decision {
  const decision = checkRequestDecision(units, self, request, 'APPROVE');
  if (!decision.allowed || request.requestType !== 'ELEVATED_PERMISSIONS') return decision;
  const realm = realmBehind(request.realm);
  const accountNumber = realm === 'STAFF' ? defaultAccountNumber : (request.affiliation ?? '');
  const grantable = listGrantableRoles(units, realm, accountNumber, realmRoles);
  const beyond = request.requestedRoles.filter((role) => !grantable.includes(role));
  return beyond.length === 0
    ? allowedDecision
    : createRefusal('ROLE', authorityTexts.beyond(beyond.map((role) => roleLabel[role])));
}

export function checkGrantability({ item }: Pick<ApprovableRequest, 'item'>): Decision {
  const family = item?.productItem?.productFamily;
  return family === undefined || grantableFamilies.some((each) => each === family)
    ? allowedDecision
    : createRefusal('SUBJECT', authorityTexts.family(family));
}

/** Users delete their own requests while these are open; employed administrators delete any. */
export function checkRequestDeletion(
  units: readonly Unit[],
  self: string,
  request: DecidableRequest,
): Decision {
  if (isStaffAdmin(units)) return allowedDecision;
  if (!isSameEmail(request.reporterEmail, self)) return createRefusal('ROLE', authorityTexts.foreign);
  return request.ticketStatus === 'OPEN' ? allowedDecision : createRefusal('STATE', authorityTexts.begun);
}
