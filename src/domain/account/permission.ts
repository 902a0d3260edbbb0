import { checkEmployeeOperations } from '../access/staffVerdicts.ts';
import type { Actor, Decision } from '../access/verdict.ts';

export const checkAccountsAccess = (actor: Actor): Decision =>
  checkEmployeeOperations(actor, 'look through the accounts', 'accountGetAll');
