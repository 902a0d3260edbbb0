import { isStaffAdmin, isStaffProduction, isStaffProductionAdmin } from './flags.ts';
import type { Verdict } from './permission.ts';
import type { Unit } from './roles.ts';

const allowed: Verdict = { allowed: true };
const byRole = (held: boolean, reason: string): Verdict =>
  held ? allowed : { allowed: false, rule: 'ROLE', reason };

/** Who may look into the milling area: those who mill, and administrators. */
export const mayOpenMilling = (units: readonly Unit[]): Verdict =>
  byRole(
    isStaffAdmin(units) || isStaffProduction(units),
    'The milling area is for production and administrators.',
  );

/** Who may change machines and macros. */
export const mayAdministerMilling = (units: readonly Unit[]): Verdict =>
  byRole(isStaffAdmin(units) || isStaffProductionAdmin(units), 'It takes a production administrator.');
