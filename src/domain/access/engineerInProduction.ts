import type { Unit } from './roles.ts';
import { isStaffAdmin, isStaffApplicationEngineer, isStaffProductionAdmin } from './unitFlags.ts';
import { byStaff } from './byStaff.ts';
import type { Verdict } from './verdict.ts';

/** The verdict of rules that ask for an administrator, or for one person who is both engineer and production admin. */
export const byEngineerInProduction = (units: readonly Unit[], act: string): Verdict =>
  byStaff(
    units,
    isStaffAdmin(units) || (isStaffApplicationEngineer(units) && isStaffProductionAdmin(units)),
    'Administrators, and Application engineers who are also Production administrators,',
    act,
  );
