import type { Unit } from '../access/roles.ts';
import { isStaff } from '../access/unitFlags.ts';
import { checkRole, type Decision } from '../access/decision.ts';

export const checkScanPageAccess = (units: readonly Unit[]): Decision =>
  checkRole(isStaff(units), 'The scan page is for employees.');
