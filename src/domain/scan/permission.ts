import type { Unit } from '../access/roles.ts';
import { isStaff } from '../access/unitFlags.ts';
import { byRole, type Verdict } from '../access/verdict.ts';

export const mayOpenScanPage = (units: readonly Unit[]): Verdict =>
  byRole(isStaff(units), 'The scan page is for employees.');
