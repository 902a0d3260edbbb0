import type { Unit } from '../access/roles.ts';
import { isAdmin, isGranter } from '../access/unitFlags.ts';
import { mayCallAll, refused, type Actor, type Verdict } from '../access/verdict.ts';

export const mayRequestOnBehalf = (units: readonly Unit[]): boolean => isGranter(units) || isAdmin(units);

/** Whether somebody decides about requests at all: granters and administrators of any realm, each at their accounts. */
export const decidesRequests = (units: readonly Unit[]): boolean => isGranter(units) || isAdmin(units);

const keptOut = refused('OPERATION', 'This address is kept out: it cannot request anything here.');

/** Permission to see the page of requests and to file one: of everybody who is signed in, guests too, who is not kept out. */
export const mayOpenRequests = (actor: Actor): Verdict =>
  mayCallAll(actor, [{ operation: 'ticketCreate', refusal: keptOut }]);
