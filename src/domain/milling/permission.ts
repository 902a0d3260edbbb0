import { isStaffAdmin, isStaffProduction, isStaffProductionAdmin } from '../access/unitFlags.ts';
import { byRole, type Verdict } from '../access/verdict.ts';
import type { Unit } from '../access/roles.ts';

/** Permission to see the milling area: of those who mill, and of administrators. */
export const mayOpenMilling = (units: readonly Unit[]): Verdict =>
  byRole(
    isStaffAdmin(units) || isStaffProduction(units),
    'Only production and administrators can see the milling area.',
  );

/** Permission to change machines and macros. */
export const mayAdministerMilling = (units: readonly Unit[]): Verdict =>
  byRole(
    isStaffAdmin(units) || isStaffProductionAdmin(units),
    'Only production administrators and administrators can change this.',
  );

/** Permission to have a milling program made, from a scan or a milling file. */
export const mayGenerateProgram = (units: readonly Unit[]): Verdict =>
  byRole(
    isStaffAdmin(units) || isStaffProduction(units),
    'Only production and administrators can have milling programs made.',
  );
