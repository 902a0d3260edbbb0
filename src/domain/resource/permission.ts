import { checkEmployeeOperations, checkActionByOperations } from '../access/staffDecisions.ts';
import { isStaff } from '../access/unitFlags.ts';
import { checkOperations, type Actor, type Decision } from '../access/decision.ts';

export const checkResourcesAccess = (actor: Actor): Decision =>
  checkEmployeeOperations(actor, 'look through the resources', 'resourceGetAll');

const allowedRoles = ['DEVELOPER', 'ADMIN'] as const;

const checkChange = (
  actor: Actor,
  operation: 'resourceCreate' | 'resourceUpdate' | 'resourceDelete',
): Decision =>
  checkActionByOperations(actor, { allowedRoles, act: 'change resources', operations: [operation] });

export const checkResourceCreation = (actor: Actor): Decision => checkChange(actor, 'resourceCreate');

export const checkResourceUpdate = (actor: Actor): Decision => checkChange(actor, 'resourceUpdate');

export const checkResourceDeletion = (actor: Actor): Decision => checkChange(actor, 'resourceDelete');

export const checkDeviceErrorChange = (actor: Actor): Decision =>
  checkActionByOperations(actor, {
    allowedRoles,
    act: 'change device errors',
    operations: ['resourceUpdate'],
  });

/** Whether changing device errors is shown, if only with a reason against it: to employees. */
export const isDeviceErrorChangeShown = ({ units }: Actor): boolean => isStaff(units);

export const checkDeviceErrorsAccess = (actor: Actor): Decision => checkOperations(actor, 'resourceGet');

/** Whether the list of device errors is in the navigation: for employees; others come from an event. */
export const isDeviceErrorListOffered = (actor: Actor): boolean =>
  isStaff(actor.units) && checkDeviceErrorsAccess(actor).allowed;
