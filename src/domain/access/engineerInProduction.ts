import type { Unit } from './roles.ts';
import { isStaffAdmin, isStaffApplicationEngineer, isStaffProductionAdmin } from './unitFlags.ts';
import { byRole, type Verdict } from './verdict.ts';

/** The verdict of rules that ask for an administrator, or for one person who is both engineer and production admin. */
export const byEngineerInProduction = (units: readonly Unit[]): Verdict =>
  byRole(
    isStaffAdmin(units) || (isStaffApplicationEngineer(units) && isStaffProductionAdmin(units)),
    'It takes an administrator, or an application engineer who is also production administrator.',
  );
