import { checkEmployeeOperations } from '../access/staffDecisions.ts';
import type { Role } from '../access/roles.ts';
import { hasStaffRole } from '../access/unitFlags.ts';
import type { Actor, Decision } from '../access/decision.ts';

export const checkApiDescriptionAccess = (actor: Actor): Decision =>
  checkEmployeeOperations(actor, 'read the description of the API');

const developers: readonly Role[] = ['ADMIN', 'DEVELOPER'];

/** Whether the navigation offers the API description: to staff who develop. Others can open its URL. */
export const isApiDescriptionOffered = ({ units }: Actor): boolean =>
  developers.some((role) => hasStaffRole(units, role));
