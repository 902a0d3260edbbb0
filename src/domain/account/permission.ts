import { checkEmployeeOperations } from '../access/staffDecisions.ts';
import type { Actor, Decision } from '../access/decision.ts';

export const checkAccountsAccess = (actor: Actor): Decision =>
  checkEmployeeOperations(actor, 'look through the accounts', 'accountGetAll');
