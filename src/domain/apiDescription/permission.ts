import type { Role } from '../access/roles.ts';
import { isStaff } from '../access/unitFlags.ts';
import { byRole, type Actor, type Verdict } from '../access/verdict.ts';
import { onlyText } from '../access/whoCan.ts';

/** Permission to read the description of the API: of employees. */
export const mayReadDescription = ({ units }: Actor): Verdict =>
  byRole(isStaff(units), onlyText('employees', 'read the description of the API'));

const developers: readonly Role[] = ['ADMIN', 'DEVELOPER'];

/** Whether the description is offered as a place of its own: to those who build on it; others come to it by its address. */
export const offersDescription = ({ units }: Actor): boolean =>
  units.some(({ realm, roles }) => realm === 'STAFF' && roles.some((role) => developers.includes(role)));
