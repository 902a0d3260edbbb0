import {
  checkEmployeeOperations,
  checkActionByRoles,
  checkStaffPermission,
  formatRoleHolders,
} from '../access/staffDecisions.ts';
import { isStaffAdmin } from '../access/unitFlags.ts';
import { checkOperations, type Actor, type Decision } from '../access/decision.ts';

const allowedRoles = ['ADMIN'] as const;

export const checkPartsAccess = (actor: Actor): Decision =>
  checkEmployeeOperations(actor, 'see the parts', 'partGetAll', 'partGet');

export const checkPartChange = (actor: Actor): Decision =>
  checkActionByRoles(actor, {
    allowedRoles,
    act: 'change parts',
    operations: ['partCreate', 'partOutputsUpdate', 'partSetState'],
  });

export const checkPartDeletion = (actor: Actor): Decision =>
  checkActionByRoles(actor, { allowedRoles, act: 'delete parts', operations: ['partDelete'] });

export const checkPartPictureChange = (actor: Actor): Decision =>
  checkActionByRoles(actor, {
    allowedRoles,
    act: 'change the pictures of parts',
    operations: ['partImageUpload', 'partImageDelete'],
  });

export const checkPartCacheReset = (actor: Actor): Decision =>
  isStaffAdmin(actor.units)
    ? checkOperations(actor, 'cacheUpdate')
    : checkStaffPermission(actor.units, false, formatRoleHolders(allowedRoles), 'reset the cache of parts');
