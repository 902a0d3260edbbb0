import { isStaffAdmin, isStaffProduction, isStaffProductionAdmin } from '../access/unitFlags.ts';
import { checkRole, type Decision } from '../access/decision.ts';
import type { Unit } from '../access/roles.ts';

export const checkMillingAccess = (units: readonly Unit[]): Decision =>
  checkRole(
    isStaffAdmin(units) || isStaffProduction(units),
    'Only production and administrators can see the milling area.',
  );

export const checkMillingAdministration = (units: readonly Unit[]): Decision =>
  checkRole(
    isStaffAdmin(units) || isStaffProductionAdmin(units),
    'Only production administrators and administrators can change this.',
  );

export const checkProgramGeneration = (units: readonly Unit[]): Decision =>
  checkRole(
    isStaffAdmin(units) || isStaffProduction(units),
    'Only production and administrators can have milling programs made.',
  );
