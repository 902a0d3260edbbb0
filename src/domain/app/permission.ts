import { checkEmployeeOperations, checkActionByOperations } from '../access/staffDecisions.ts';
import type { Actor, Decision } from '../access/decision.ts';

export type AppOperation =
  | 'barCreate'
  | 'barUpdate'
  | 'barVersionDelete'
  | 'barPlatformDelete'
  | 'binaryAssetUpload';

export const checkAppChange = (actor: Actor, operation: AppOperation): Decision =>
  checkActionByOperations(actor, {
    allowedRoles: ['DEVELOPER', 'ADMIN'],
    act: 'change apps',
    operations: [operation],
  });

export const checkAppsAccess = (actor: Actor): Decision =>
  checkEmployeeOperations(actor, 'see all versions of apps', 'barGetAll');
