import type { Unit } from '../access/roles.ts';
import { isAdmin, isGranter } from '../access/unitFlags.ts';
import { checkRequiredCalls, createRefusal, type Actor, type Decision } from '../access/decision.ts';

export const canRequestOnBehalf = (units: readonly Unit[]): boolean => isGranter(units) || isAdmin(units);

/** Whether somebody decides about requests at all: granters and administrators of any realm, each at their accounts. */
export const canDecideRequests = (units: readonly Unit[]): boolean => isGranter(units) || isAdmin(units);

const keptOut = createRefusal('OPERATION', 'This address is kept out: it cannot request anything here.');

/** Permission to see the page of requests and to file one: of everybody who is signed in, guests too, who is not kept out. */
export const checkRequestsAccess = (actor: Actor): Decision =>
  checkRequiredCalls(actor, [{ operation: 'ticketCreate', refusal: keptOut }]);
