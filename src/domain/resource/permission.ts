import { isStaff } from '../access/unitFlags.ts';
import { byRole, mayCall, type Actor, type Verdict } from '../access/verdict.ts';
import { onlyText } from '../access/whoCan.ts';

/** Permission to look through the resources: of employees who may read them. */
export function mayOpenResources(actor: Actor): Verdict {
  const verdict = byRole(isStaff(actor.units), onlyText('employees', 'look through the resources'));
  return verdict.allowed ? mayCall(actor, 'resourceGetAll') : verdict;
}

export const mayCreateResource = (actor: Actor): Verdict => mayCall(actor, 'resourceCreate');
export const mayUpdateResource = (actor: Actor): Verdict => mayCall(actor, 'resourceUpdate');
export const mayDeleteResource = (actor: Actor): Verdict => mayCall(actor, 'resourceDelete');

/** Permission to read the device errors: of everybody who may read a resource, customers with a product in their hands among them. */
export const mayReadDeviceErrors = (actor: Actor): Verdict => mayCall(actor, 'resourceGet');

/** Whether the list of device errors is offered as a place of its own: to employees; others come to an entry from an event. */
export const offersDeviceErrors = (actor: Actor): boolean =>
  isStaff(actor.units) && mayReadDeviceErrors(actor).allowed;
