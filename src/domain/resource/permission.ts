import { byEmployees, byOperations } from '../access/staffVerdicts.ts';
import { isStaff } from '../access/unitFlags.ts';
import { mayCall, type Actor, type Verdict } from '../access/verdict.ts';

/** Permission to look through the resources: of employees who may read them. */
export const mayOpenResources = (actor: Actor): Verdict =>
  byEmployees(actor, 'look through the resources', 'resourceGetAll');

const keepers = ['DEVELOPER', 'ADMIN'] as const;

/** Permission to change resources, which the access lists name by the operation. */
const mayChange = (
  actor: Actor,
  operation: 'resourceCreate' | 'resourceUpdate' | 'resourceDelete',
): Verdict => byOperations(actor, { keepers, act: 'change resources', operations: [operation] });

/** Permission to create resources. */
export const mayCreateResource = (actor: Actor): Verdict => mayChange(actor, 'resourceCreate');

/** Permission to change the text of resources. */
export const mayUpdateResource = (actor: Actor): Verdict => mayChange(actor, 'resourceUpdate');

/** Permission to delete resources. */
export const mayDeleteResource = (actor: Actor): Verdict => mayChange(actor, 'resourceDelete');

/** Permission to change device errors, of those who may change the resource that holds them. */
export const mayChangeDeviceErrors = (actor: Actor): Verdict =>
  byOperations(actor, { keepers, act: 'change device errors', operations: ['resourceUpdate'] });

/** Whether the way to change device errors is shown, if only with its reason: to employees; no role of others has it. */
export const showsChangeOfDeviceErrors = ({ units }: Actor): boolean => isStaff(units);

/** Permission to read the device errors: of everybody who may read a resource, customers with a product in their hands among them. */
export const mayReadDeviceErrors = (actor: Actor): Verdict => mayCall(actor, 'resourceGet');

/** Whether the list of device errors is offered as a place of its own: to employees; others come to an entry from an event. */
export const offersDeviceErrors = (actor: Actor): boolean =>
  isStaff(actor.units) && mayReadDeviceErrors(actor).allowed;
