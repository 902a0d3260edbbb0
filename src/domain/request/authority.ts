import { grantsAt } from '../access/granting.ts';
import { realms, type Realm, type Unit } from '../access/roles.ts';
import { isStaffAdmin, isStaffGranter } from '../access/unitFlags.ts';
import { allowed, refused, type Verdict } from '../access/verdict.ts';
import { isSameAddress } from '../words/emailAddress.ts';

const authorityTexts = {
  own: 'You cannot decide your own request.',
  elsewhere: 'Only granters and administrators of its account can decide this request.',
  decided: 'This request has been decided.',
  passedOn: 'This request has been passed on.',
  foreign: 'Only the person who asked, or an administrator, can delete this request.',
  begun: 'Only an open request can be deleted.',
} as const;

/** A request as far as the right to decide it goes; the staff realm by either of its names. */
export type DecidedRequest = {
  readonly reporterEmail: string;
  /** An account number; null: no account. */
  readonly affiliation: string | null;
  readonly realm: string;
  readonly ticketStatus: string;
};

const customerRealms: readonly string[] = realms.filter((realm): realm is Realm => realm !== 'STAFF');

/** Whether a person decides the requests of an account in a realm; those of the staff realm are for employees. */
function decidesAt(units: readonly Unit[], { affiliation, realm }: DecidedRequest): boolean {
  if (isStaffAdmin(units) || isStaffGranter(units)) return true;
  return customerRealms.includes(realm) && grantsAt(units, affiliation);
}

/** Permission to see a request: of the person it is for, and of those who decide at its account. */
export const seesRequest = (units: readonly Unit[], self: string, request: DecidedRequest): boolean =>
  isSameAddress(request.reporterEmail, self) || decidesAt(units, request);

/**
 * Permission to approve, pass on or reject a request: of the granters and administrators of its account, never of the
 * person it is for, and only while it is open or passed on. A request that was passed on cannot be passed on again.
 */
export function mayDecide(
  units: readonly Unit[],
  self: string,
  request: DecidedRequest,
  action?: 'APPROVE' | 'ESCALATE' | 'REJECT',
): Verdict {
  if (!decidesAt(units, request)) return refused('ROLE', authorityTexts.elsewhere);
  if (isSameAddress(request.reporterEmail, self)) return refused('ROLE', authorityTexts.own);
  if (request.ticketStatus === 'OPEN') return allowed;
  if (request.ticketStatus !== 'REGISTERED_ON_JIRA') return refused('STATE', authorityTexts.decided);
  return action === 'ESCALATE' ? refused('STATE', authorityTexts.passedOn) : allowed;
}

/** Permission to delete a request: one's own while it is open, any as an employed administrator. */
export function mayDeleteRequest(units: readonly Unit[], self: string, request: DecidedRequest): Verdict {
  if (isStaffAdmin(units)) return allowed;
  if (!isSameAddress(request.reporterEmail, self)) return refused('ROLE', authorityTexts.foreign);
  return request.ticketStatus === 'OPEN' ? allowed : refused('STATE', authorityTexts.begun);
}
