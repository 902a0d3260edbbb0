import type { Unit } from './roles.ts';
import { granterAffiliations } from './unitFlags.ts';
import { byRole, type Verdict } from './verdict.ts';

const noGranter = 'Only granters and administrators can see and grant permissions.';

/** Permission to see who has which permissions, and to grant: of granters and administrators of any realm. */
export const mayOpenPermissions = (units: readonly Unit[]): Verdict =>
  byRole(granterAffiliations(units).length > 0, noGranter);
