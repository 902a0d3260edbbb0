import { byStaff } from '../access/byStaff.ts';
import { isStaff, isStaffAdmin } from '../access/unitFlags.ts';
import { mayCall, type Actor, type Verdict } from '../access/verdict.ts';
import { holdersText } from '../access/whoCan.ts';

const administrators = holdersText(['ADMIN']);

/** Whether a person may open the administration of parts: employees who may read parts. */
export function mayOpenParts(actor: Actor): Verdict {
  const verdict = byStaff(actor.units, isStaff(actor.units), 'employees', 'see this');
  return verdict.allowed ? mayCall(actor, 'partGetAll', 'partGet') : verdict;
}

/** Whether a person may do what ends in these operations: the access lists decide, and administrators until they are known. */
function mayWrite(actor: Actor, act: string, ...operations: readonly string[]): Verdict {
  const verdict = mayCall(actor, ...operations);
  const holds = actor.operations ? verdict.allowed : isStaffAdmin(actor.units);
  return byStaff(actor.units, holds && isStaff(actor.units), administrators, act);
}

/** Whether a person may create and change parts. */
export const mayKeepParts = (actor: Actor): Verdict =>
  mayWrite(actor, 'change parts', 'partCreate', 'partOutputsUpdate', 'partSetState');

/** Whether a person may delete parts, in whatever state they are. */
export const mayDeletePart = (actor: Actor): Verdict => mayWrite(actor, 'delete parts', 'partDelete');

/** Whether a person may upload and delete the pictures of parts. */
export const mayPicturePart = (actor: Actor): Verdict =>
  mayWrite(actor, 'change the pictures of parts', 'partImageUpload', 'partImageDelete');

/** Whether a person may have the CMS read its parts again. */
export const mayResetParts = (actor: Actor): Verdict =>
  isStaffAdmin(actor.units)
    ? mayCall(actor, 'cacheUpdate')
    : byStaff(actor.units, false, administrators, 'reset the cache of parts');
