import type { Unit } from './roles.ts';
import { byStaff, holdersText } from './staffVerdicts.ts';
import { granterAffiliations, isStaffAdmin } from './unitFlags.ts';
import { byRole, type Verdict } from './verdict.ts';

const noGranter = 'Only granters and administrators can see and grant permissions.';

/** Permission to see who has which permissions, and to grant: of granters and administrators of any realm. */
export const mayOpenPermissions = (units: readonly Unit[]): Verdict =>
  byRole(granterAffiliations(units).length > 0, noGranter);

/** Permission to see and change the services, object types and roles of every realm: of employed administrators. */
export const mayAdministerRoles = (units: readonly Unit[]): Verdict =>
  byStaff(units, isStaffAdmin(units), holdersText(['ADMIN']), 'see and change who may do what');
