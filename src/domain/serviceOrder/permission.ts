import { isStaff } from '../access/unitFlags.ts';
import { byOperations } from '../access/staffVerdicts.ts';
import { mayCall, refused, type Actor, type Verdict } from '../access/verdict.ts';
import { canChange } from './state.ts';
import type { OperationName } from '../access/generated/operationName.ts';

export const mayListOrders = (actor: Actor): Verdict => mayCall(actor, 'serviceOrderGetAll');

const keepers = ['SUPPORT', 'DEVELOPER', 'APPLICATION_ENGINEER', 'ADMIN'] as const;

const mayAdminister = (actor: Actor, operation: OperationName): Verdict =>
  byOperations(actor, { keepers, act: 'administer service orders', operations: [operation] });

export const mayCreateOrder = (actor: Actor): Verdict => mayAdminister(actor, 'serviceOrderCreate');

export const offersOrders = (actor: Actor): boolean =>
  (isStaff(actor.units) || actor.operations !== undefined) && mayCreateOrder(actor).allowed;

type Stated = { readonly serviceOrderState: string };

function mayWrite(actor: Actor, operation: OperationName, order: Stated): Verdict {
  const verdict = mayAdminister(actor, operation);
  return verdict.allowed ? canChange(order) : verdict;
}

export const mayChangeOrder = (actor: Actor, order: Stated): Verdict =>
  mayWrite(actor, 'serviceOrderUpdate', order);

export function checkAdding(actor: Actor, order: Stated, isFileGone: boolean): Verdict {
  const verdict = mayChangeOrder(actor, order);
  if (!verdict.allowed || !isFileGone) return verdict;
  return refused('STATE', 'The file that this order brings has been deleted, so it takes no more products.');
}

export const mayDeleteOrder = (actor: Actor, order: Stated): Verdict =>
  mayWrite(actor, 'serviceOrderDelete', order);
