import { byEmployees, byOperations } from '../access/staffVerdicts.ts';
import type { Actor, Verdict } from '../access/verdict.ts';

export type AppOperation =
  | 'barCreate'
  | 'barUpdate'
  | 'barVersionDelete'
  | 'barPlatformDelete'
  | 'binaryAssetUpload';

export const mayChangeApps = (actor: Actor, operation: AppOperation): Verdict =>
  byOperations(actor, { keepers: ['DEVELOPER', 'ADMIN'], act: 'change apps', operations: [operation] });

export const mayOpenApps = (actor: Actor): Verdict =>
  byEmployees(actor, 'see all versions of apps', 'barGetAll');
