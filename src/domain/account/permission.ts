import { byEmployees } from '../access/staffVerdicts.ts';
import type { Actor, Verdict } from '../access/verdict.ts';

export const mayOpenAccounts = (actor: Actor): Verdict =>
  byEmployees(actor, 'look through the accounts', 'accountGetAll');
