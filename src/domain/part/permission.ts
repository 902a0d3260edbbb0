import { byEmployees, byKeepers, byStaff, holdersText } from '../access/staffVerdicts.ts';
import { isStaffAdmin } from '../access/unitFlags.ts';
import { mayCall, type Actor, type Verdict } from '../access/verdict.ts';

const keepers = ['ADMIN'] as const;

export const mayOpenParts = (actor: Actor): Verdict =>
  byEmployees(actor, 'see the parts', 'partGetAll', 'partGet');

export const mayKeepParts = (actor: Actor): Verdict =>
  byKeepers(actor, {
    keepers,
    act: 'change parts',
    operations: ['partCreate', 'partOutputsUpdate', 'partSetState'],
  });

export const mayDeletePart = (actor: Actor): Verdict =>
  byKeepers(actor, { keepers, act: 'delete parts', operations: ['partDelete'] });

export const mayPicturePart = (actor: Actor): Verdict =>
  byKeepers(actor, {
    keepers,
    act: 'change the pictures of parts',
    operations: ['partImageUpload', 'partImageDelete'],
  });

export const mayResetParts = (actor: Actor): Verdict =>
  isStaffAdmin(actor.units)
    ? mayCall(actor, 'cacheUpdate')
    : byStaff(actor.units, false, holdersText(keepers), 'reset the cache of parts');
