import { isStaff } from '../access/unitFlags.ts';
import { byRole, mayCall, refused, type Actor, type Verdict } from '../access/verdict.ts';
import { holdersText, onlyText } from '../access/whoCan.ts';

const keepers = holdersText(['DEVELOPER', 'ADMIN']);

/** The changes of apps, by the operation they end in. */
export type AppOperation =
  | 'barCreate'
  | 'barUpdate'
  | 'barVersionDelete'
  | 'barPlatformDelete'
  | 'binaryAssetUpload';

/** Permission to change apps, which the access lists name by the operation. */
export function mayChangeApps(actor: Actor, operation: AppOperation): Verdict {
  const verdict = mayCall(actor, operation);
  return verdict.allowed ? verdict : refused('METHOD', onlyText(keepers, 'change apps'));
}

/** Permission to see the pages of apps: of employees; others download the latest from the welcome page. */
export const mayOpenApps = (actor: Actor): Verdict =>
  isStaff(actor.units)
    ? mayCall(actor, 'barGetAll')
    : byRole(false, onlyText('employees', 'see all versions of apps'));
