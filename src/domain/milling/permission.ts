import { isStaffAdmin, isStaffProduction, isStaffProductionAdmin } from '../access/unitFlags.ts';
import { byRole, type Verdict } from '../access/verdict.ts';
import type { Unit } from '../access/roles.ts';

export const mayOpenMilling = (units: readonly Unit[]): Verdict =>
  byRole(
    isStaffAdmin(units) || isStaffProduction(units),
    'Only production and administrators can see the milling area.',
  );

export const mayAdministerMilling = (units: readonly Unit[]): Verdict =>
  byRole(
    isStaffAdmin(units) || isStaffProductionAdmin(units),
    'Only production administrators and administrators can change this.',
  );

export const mayGenerateProgram = (units: readonly Unit[]): Verdict =>
  byRole(
    isStaffAdmin(units) || isStaffProduction(units),
    'Only production and administrators can have milling programs made.',
  );
