import type { Unit } from '../access/roles.ts';
import { isAdmin, isGranter } from '../access/unitFlags.ts';

/** Granters and administrators of any realm may file a request for somebody else. */
export const mayRequestOnBehalf = (units: readonly Unit[]): boolean => isGranter(units) || isAdmin(units);

/** Whether somebody decides about requests at all: granters and administrators of any realm, each at their accounts. */
export const decidesRequests = (units: readonly Unit[]): boolean => isGranter(units) || isAdmin(units);
