import type { Unit } from './roles.ts';
import { isStaff } from './unitFlags.ts';
import { byRole, type Verdict } from './verdict.ts';
import { onlyManufacturerText, onlyText } from './whoCan.ts';

/**
 * The verdict of a rule that asks for a role of employees. Refused, an employee reads who can do what ("Only
 * Administrators can reverse states."), anybody else that it takes the manufacturer's.
 */
export const byStaff = (units: readonly Unit[], held: boolean, who: string, act: string): Verdict =>
  byRole(held, isStaff(units) ? onlyText(who, act) : onlyManufacturerText(who));
