import { byEmployees, byOperations } from '../access/staffVerdicts.ts';
import { isStaff } from '../access/unitFlags.ts';
import { mayCall, type Actor, type Verdict } from '../access/verdict.ts';

export const mayOpenResources = (actor: Actor): Verdict =>
  byEmployees(actor, 'look through the resources', 'resourceGetAll');

const keepers = ['DEVELOPER', 'ADMIN'] as const;

const mayChange = (
  actor: Actor,
  operation: 'resourceCreate' | 'resourceUpdate' | 'resourceDelete',
): Verdict => byOperations(actor, { keepers, act: 'change resources', operations: [operation] });

export const mayCreateResource = (actor: Actor): Verdict => mayChange(actor, 'resourceCreate');

export const mayUpdateResource = (actor: Actor): Verdict => mayChange(actor, 'resourceUpdate');

export const mayDeleteResource = (actor: Actor): Verdict => mayChange(actor, 'resourceDelete');

export const mayChangeDeviceErrors = (actor: Actor): Verdict =>
  byOperations(actor, { keepers, act: 'change device errors', operations: ['resourceUpdate'] });

/** Whether the way to change device errors is shown, if only with its reason: to employees; no role of others has it. */
export const showsChangeOfDeviceErrors = ({ units }: Actor): boolean => isStaff(units);

export const mayReadDeviceErrors = (actor: Actor): Verdict => mayCall(actor, 'resourceGet');

/** Whether the list of device errors is offered as a place of its own: to employees; others come to an entry from an event. */
export const offersDeviceErrors = (actor: Actor): boolean =>
  isStaff(actor.units) && mayReadDeviceErrors(actor).allowed;
