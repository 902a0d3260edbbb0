import type { Unit } from '../access/roles.ts';
import { isAdmin, isGranter } from '../access/unitFlags.ts';
import { checkRequiredCalls, createRefusal, type Actor, type Decision } from '../access/decision.ts';

export const canRequestOnBehalf = (units: readonly Unit[]): boolean => isGranter(units) || isAdmin(units);

/** Whether the user decides any requests: granters and administrators of any realm, at their accounts. */
export const canDecideRequests = (units: readonly Unit[]): boolean => isGranter(units) || isAdmin(units);

const keptOut = createRefusal('OPERATION', 'This address is kept out: it cannot request anything here.');

/** The page of requests is for everybody who is signed in, guests too, except blocked users. */
export const checkRequestsAccess = (actor: Actor): Decision =>
  checkRequiredCalls(actor, [{ operation: 'ticketCreate', refusal: keptOut }]);
