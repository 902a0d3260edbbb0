import { defaultAccountNumber } from '../account/accounts.ts';
import { grantableRoles, grantsAt, type GrantingUnit } from '../access/granting.ts';
import type { PermissionType } from '../access/permissionType.ts';
import { realms, roleLabel, type Realm, type Role, type Unit } from '../access/roles.ts';
import { isStaffAdmin, isStaffGranter } from '../access/unitFlags.ts';
import { allowed, byRole, refused, type Verdict } from '../access/verdict.ts';
import { grantedFamilies } from '../product/families.ts';
import { isSameAddress } from '../words/emailAddress.ts';
import { conjunction } from '../words/lists.ts';
import { isUndecided, requestStatusOf, statusAfter } from './status.ts';

const authorityTexts = {
  own: 'You cannot decide your own request.',
  behalf: 'Only granters and administrators of its account can ask on behalf of somebody else.',
  elsewhere: 'Only granters and administrators of its account can decide this request.',
  decided: 'This request has been decided.',
  passedOn: 'This request has been passed on.',
  foreign: 'Only the person who asked, or an administrator, can delete this request.',
  begun: 'Only an open request can be deleted.',
  beyond: (roles: readonly string[]) =>
    `You cannot grant ${conjunction(roles)} at this account. Leave the approval to somebody who can, or pass it on.`,
  family: (family: string) =>
    `Products of ${family} are not granted in Portal. Approve once it has been done elsewhere.`,
} as const;

export type DecidedRequest = {
  readonly reporterEmail: string;
  readonly affiliation: string | null;
  readonly realm: string;
  readonly ticketStatus: string;
};

type FiledRequest = Omit<DecidedRequest, 'ticketStatus'>;

export type ApprovedRequest = DecidedRequest & {
  readonly requestType: PermissionType;
  readonly requestedRoles: readonly Role[];
  readonly item: { readonly productItem: { readonly productFamily: string } | null } | null;
};

const customerRealms: readonly Realm[] = realms.filter((realm) => realm !== 'STAFF');

const realmBehind = (name: string): Realm => customerRealms.find((realm) => realm === name) ?? 'STAFF';

/** Whether a person decides the requests of an account in a realm; those of the staff realm are for employees. */
function decidesAt(units: readonly Unit[], { affiliation, realm }: FiledRequest): boolean {
  if (isStaffAdmin(units) || isStaffGranter(units)) return true;
  return realmBehind(realm) !== 'STAFF' && grantsAt(units, affiliation);
}

export const seesRequest = (units: readonly Unit[], self: string, request: FiledRequest): boolean =>
  isSameAddress(request.reporterEmail, self) || decidesAt(units, request);

/** Permission to file a request: for oneself, and for others where one decides, so that nobody files what they cannot see. */
export const mayFile = (units: readonly Unit[], self: string, request: FiledRequest): Verdict =>
  byRole(seesRequest(units, self, request), authorityTexts.behalf);

/**
 * Of granters and administrators of its account, never of the person it is for, and while it is open or passed on,
 * which happens once.
 */
export function mayDecide(
  units: readonly Unit[],
  self: string,
  request: DecidedRequest,
  action?: keyof typeof statusAfter,
): Verdict {
  if (!decidesAt(units, request)) return refused('ROLE', authorityTexts.elsewhere);
  if (isSameAddress(request.reporterEmail, self)) return refused('ROLE', authorityTexts.own);
  if (!isUndecided(request.ticketStatus)) return refused('STATE', authorityTexts.decided);
  const isPassedOn = requestStatusOf(request.ticketStatus) === statusAfter.ESCALATE;
  return isPassedOn && action === 'ESCALATE' ? refused('STATE', authorityTexts.passedOn) : allowed;
}

/** To decide it, and to grant each role it asks for. `realmRoles` can be held in its realm. */
export function mayApprove(
  units: readonly GrantingUnit[],
  self: string,
  request: ApprovedRequest,
  realmRoles: readonly Role[],
): Verdict {
  const verdict = mayDecide(units, self, request, 'APPROVE');
  if (!verdict.allowed || request.requestType !== 'ELEVATED_PERMISSIONS') return verdict;
  const realm = realmBehind(request.realm);
  const accountNumber = realm === 'STAFF' ? defaultAccountNumber : (request.affiliation ?? '');
  const grantable = grantableRoles(units, realm, accountNumber, realmRoles);
  const beyond = request.requestedRoles.filter((role) => !grantable.includes(role));
  return beyond.length === 0
    ? allowed
    : refused('ROLE', authorityTexts.beyond(beyond.map((role) => roleLabel[role])));
}

export function mayBeGranted({ item }: Pick<ApprovedRequest, 'item'>): Verdict {
  const family = item?.productItem?.productFamily;
  return family === undefined || grantedFamilies.some((each) => each === family)
    ? allowed
    : refused('SUBJECT', authorityTexts.family(family));
}

/** Permission to delete a request: one's own while it is open, any as an employed administrator. */
export function mayDeleteRequest(units: readonly Unit[], self: string, request: DecidedRequest): Verdict {
  if (isStaffAdmin(units)) return allowed;
  if (!isSameAddress(request.reporterEmail, self)) return refused('ROLE', authorityTexts.foreign);
  return request.ticketStatus === 'OPEN' ? allowed : refused('STATE', authorityTexts.begun);
}
