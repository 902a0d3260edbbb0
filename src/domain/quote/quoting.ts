import type { Role, Unit } from '../access/roles.ts';
import { byStaff, holdersText } from '../access/staffVerdicts.ts';
import { holdsInStaff } from '../access/unitFlags.ts';
import type { Verdict } from '../access/verdict.ts';

/** Roles of employees for whom the quoting system is open. */
export const quoting: readonly Role[] = [
  'KB_MAX',
  'SALES_ENGINEER',
  'APPLICATION_ENGINEER',
  'APPROVER',
  'ADMIN',
];

/** Permission for whoever holds one of these roles as an employee; `act` completes "Only ... can". */
export const byRoles = (units: readonly Unit[], roles: readonly Role[], act: string): Verdict =>
  byStaff(
    units,
    roles.some((role) => holdsInStaff(units, role)),
    holdersText(roles),
    act,
  );

/** Permission to see the quotes. It is asked by every page, for the way there. */
export const mayUseQuotes = (units: readonly Unit[]): Verdict => byRoles(units, quoting, 'see the quotes');
