import { byEmployees } from '../access/staffVerdicts.ts';
import type { Actor, Verdict } from '../access/verdict.ts';

/** Permission to look through the accounts, their groups and the distributors: of employees who may read accounts. */
export const mayOpenAccounts = (actor: Actor): Verdict =>
  byEmployees(actor, 'look through the accounts', 'accountGetAll');
