import { isStaffAdmin, isStaffProduction, isStaffProductionAdmin } from '../access/unitFlags.ts';
import { byRole, type Verdict } from '../access/verdict.ts';
import type { Unit } from '../access/roles.ts';

/** Permission to look into the milling area: of those who mill, and of administrators. */
export const mayOpenMilling = (units: readonly Unit[]): Verdict =>
  byRole(
    isStaffAdmin(units) || isStaffProduction(units),
    'The milling area is for production and administrators.',
  );

/** Permission to change machines and macros. */
export const mayAdministerMilling = (units: readonly Unit[]): Verdict =>
  byRole(isStaffAdmin(units) || isStaffProductionAdmin(units), 'It takes a production administrator.');

/** Permission to have a milling program made, from a scan or a milling file. */
export const mayGenerateProgram = (units: readonly Unit[]): Verdict =>
  byRole(
    isStaffAdmin(units) || isStaffProduction(units),
    'Milling code takes an administrator or a production role.',
  );
