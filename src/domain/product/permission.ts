import { isAnonymous, isStaff, isStaffAdmin, isStaffApplicationEngineer } from '../access/unitFlags.ts';
import type { Unit } from '../access/roles.ts';
import { checkRole, checkOperations, createRefusal, type Actor, type Decision } from '../access/decision.ts';
import { formatRoleHolders, formatRoleRefusal } from '../access/staffDecisions.ts';
import type { OperationName } from '../access/generated/operationName.ts';

/** Employees list all products by a filter, other users those of their own accounts. */
export const getProductListScope = (units: readonly Unit[]): 'FILTERED' | 'OWN' =>
  isStaff(units) ? 'FILTERED' : 'OWN';

export function checkProductsAccess(actor: Actor): Decision {
  if (isAnonymous(actor.units))
    return checkRole(false, formatRoleRefusal('employees and customers', 'see products'));
  const decision = checkOperations(
    actor,
    getProductListScope(actor.units) === 'FILTERED' ? 'productFilter' : 'productGetMine',
  );
  return decision.allowed
    ? decision
    : createRefusal('OPERATION', 'None of your roles lets you see products.');
}

/** Whether registering and deleting products is shown: to employees only. */
export const isProductChangeOffered = (units: readonly Unit[]): boolean => isStaff(units);

const makers = formatRoleHolders(['ADMIN', 'APPLICATION_ENGINEER']);

function checkProductOperation({ units, ...actor }: Actor, act: string, operation: OperationName): Decision {
  const holds = isStaffAdmin(units) || isStaffApplicationEngineer(units);
  return holds
    ? checkOperations({ units, ...actor }, operation)
    : checkRole(false, formatRoleRefusal(makers, act));
}

export const checkProductCreation = (actor: Actor): Decision =>
  checkProductOperation(actor, 'create products', 'productCreate');

export const checkProductDeletion = (actor: Actor): Decision =>
  checkProductOperation(actor, 'delete products', 'productDelete');
