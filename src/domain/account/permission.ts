import { isStaff } from '../access/unitFlags.ts';
import { byRole, mayCall, type Actor, type Verdict } from '../access/verdict.ts';
import { onlyText } from '../access/whoCan.ts';

/** Permission to look through the accounts, their groups and the distributors: of employees who may read accounts. */
export function mayOpenAccounts(actor: Actor): Verdict {
  const verdict = byRole(isStaff(actor.units), onlyText('employees', 'look through the accounts'));
  return verdict.allowed ? mayCall(actor, 'accountGetAll') : verdict;
}
