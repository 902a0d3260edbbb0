import { byStaff } from './byStaff.ts';
import type { Unit } from './roles.ts';
import { isStaffAdmin } from './unitFlags.ts';
import type { Verdict } from './verdict.ts';
import { holdersText } from './whoCan.ts';

/** Permission to see and change the services, object types and roles of every realm: of employed administrators. */
export const mayAdministerRoles = (units: readonly Unit[]): Verdict =>
  byStaff(units, isStaffAdmin(units), holdersText(['ADMIN']), 'see and change who may do what');
