import { isAnonymous, isStaff, isStaffAdmin, isStaffApplicationEngineer } from '../access/unitFlags.ts';
import type { Unit } from '../access/roles.ts';
import { byRole, mayCall, refused, type Actor, type Verdict } from '../access/verdict.ts';
import { holdersText, onlyText } from '../access/staffVerdicts.ts';
import type { OperationName } from '../access/generated/operationName.ts';

/** The way a person lists products: employees by a filter over all, others those of their own accounts. */
export const productListing = (units: readonly Unit[]): 'FILTERED' | 'OWN' =>
  isStaff(units) ? 'FILTERED' : 'OWN';

export function mayListProducts(actor: Actor): Verdict {
  if (isAnonymous(actor.units)) return byRole(false, onlyText('employees and customers', 'see products'));
  const verdict = mayCall(
    actor,
    productListing(actor.units) === 'FILTERED' ? 'productFilter' : 'productGetMine',
  );
  return verdict.allowed ? verdict : refused('OPERATION', 'None of your roles lets you see products.');
}

/** Whether registering and deleting products is anything to a person at all: they are no business of customers. */
export const offersProductChanges = (units: readonly Unit[]): boolean => isStaff(units);

const makers = holdersText(['ADMIN', 'APPLICATION_ENGINEER']);

function mayMake({ units, ...actor }: Actor, act: string, operation: OperationName): Verdict {
  const holds = isStaffAdmin(units) || isStaffApplicationEngineer(units);
  return holds ? mayCall({ units, ...actor }, operation) : byRole(false, onlyText(makers, act));
}

export const mayCreateProduct = (actor: Actor): Verdict => mayMake(actor, 'create products', 'productCreate');

export const mayDeleteProduct = (actor: Actor): Verdict => mayMake(actor, 'delete products', 'productDelete');
