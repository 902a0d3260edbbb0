import { isStaff } from '../access/unitFlags.ts';
import { checkActionByOperations } from '../access/staffDecisions.ts';
import { checkOperations, createRefusal, type Actor, type Decision } from '../access/decision.ts';
import { checkOrderState } from './state.ts';
import type { OperationName } from '../access/generated/operationName.ts';

export const checkOrdersAccess = (actor: Actor): Decision => checkOperations(actor, 'serviceOrderGetAll');

const allowedRoles = ['SUPPORT', 'DEVELOPER', 'APPLICATION_ENGINEER', 'ADMIN'] as const;

const checkAdminister = (actor: Actor, operation: OperationName): Decision =>
  checkActionByOperations(actor, { allowedRoles, act: 'administer service orders', operations: [operation] });

export const checkOrderCreation = (actor: Actor): Decision => checkAdminister(actor, 'serviceOrderCreate');

export const isOrderAdministrationOffered = (actor: Actor): boolean =>
  (isStaff(actor.units) || actor.operations !== undefined) && checkOrderCreation(actor).allowed;

type Stated = { readonly serviceOrderState: string };

function checkWrite(actor: Actor, operation: OperationName, order: Stated): Decision {
  const decision = checkAdminister(actor, operation);
  return decision.allowed ? checkOrderState(order) : decision;
}

export const checkOrderChange = (actor: Actor, order: Stated): Decision =>
  checkWrite(actor, 'serviceOrderUpdate', order);

export function checkProductAddition(actor: Actor, order: Stated, isFileGone: boolean): Decision {
  const decision = checkOrderChange(actor, order);
  if (!decision.allowed || !isFileGone) return decision;
  return createRefusal(
    'STATE',
    'The file that this order brings has been deleted, so it takes no more products.',
  );
}

export const checkOrderDeletion = (actor: Actor, order: Stated): Decision =>
  checkWrite(actor, 'serviceOrderDelete', order);
