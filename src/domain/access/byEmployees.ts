import { isStaff } from './unitFlags.ts';
import { byRole, mayCall, type Actor, type Verdict } from './verdict.ts';
import { onlyText } from './whoCan.ts';

/**
 * The verdict of an act of employees whose access lists name all of its operations. Anybody else reads that it is theirs
 * ("Only employees can see cut files."); as long as the access lists are not known the back end decides on an employee.
 */
export function byEmployees(actor: Actor, act: string, ...operations: readonly string[]): Verdict {
  const verdict = byRole(isStaff(actor.units), onlyText('employees', act));
  return verdict.allowed ? mayCall(actor, ...operations) : verdict;
}
