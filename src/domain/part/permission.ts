import { byEmployees, byKeepers, byStaff, holdersText } from '../access/staffVerdicts.ts';
import { isStaffAdmin } from '../access/unitFlags.ts';
import { mayCall, type Actor, type Verdict } from '../access/verdict.ts';

const keepers = ['ADMIN'] as const;

/** Whether a person may open the administration of parts: employees who may read parts. */
export const mayOpenParts = (actor: Actor): Verdict =>
  byEmployees(actor, 'see the parts', 'partGetAll', 'partGet');

/** Whether a person may create and change parts. */
export const mayKeepParts = (actor: Actor): Verdict =>
  byKeepers(actor, {
    keepers,
    act: 'change parts',
    operations: ['partCreate', 'partOutputsUpdate', 'partSetState'],
  });

/** Whether a person may delete parts, in whatever state they are. */
export const mayDeletePart = (actor: Actor): Verdict =>
  byKeepers(actor, { keepers, act: 'delete parts', operations: ['partDelete'] });

/** Whether a person may upload and delete the pictures of parts. */
export const mayPicturePart = (actor: Actor): Verdict =>
  byKeepers(actor, {
    keepers,
    act: 'change the pictures of parts',
    operations: ['partImageUpload', 'partImageDelete'],
  });

/** Whether a person may have the CMS read its parts again. */
export const mayResetParts = (actor: Actor): Verdict =>
  isStaffAdmin(actor.units)
    ? mayCall(actor, 'cacheUpdate')
    : byStaff(actor.units, false, holdersText(keepers), 'reset the cache of parts');
