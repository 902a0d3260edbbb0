import { byEmployees } from '../access/staffVerdicts.ts';
import type { Role } from '../access/roles.ts';
import { holdsInStaff } from '../access/unitFlags.ts';
import type { Actor, Verdict } from '../access/verdict.ts';

export const mayReadDescription = (actor: Actor): Verdict =>
  byEmployees(actor, 'read the description of the API');

const developers: readonly Role[] = ['ADMIN', 'DEVELOPER'];

/** Whether the description is offered as a place of its own: to those who build on it; others come to it by its address. */
export const offersDescription = ({ units }: Actor): boolean =>
  developers.some((role) => holdsInStaff(units, role));
