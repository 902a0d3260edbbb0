import { filesMayChange, type AnyState } from '../configuration/state.ts';
import { isStaff, isStaffAdmin } from '../access/unitFlags.ts';
import { byEngineerInProduction } from '../access/staffVerdicts.ts';
import type { Unit } from '../access/roles.ts';
import { allowed, byRole, mayCall, refused, type Actor, type Verdict } from '../access/verdict.ts';
import { isSameAddress } from '../words/emailAddress.ts';
import { stateText } from '../words/stateLooks.ts';
import type { OperationName } from '../access/generated/operationName.ts';

export const mayChangeFiles = (state: AnyState): Verdict =>
  filesMayChange(state)
    ? allowed
    : refused('STATE', `Files can no longer be changed in “${stateText(state)}”.`);

function mayChange(actor: Actor, operation: OperationName, state: AnyState): Verdict {
  const verdict = mayChangeFiles(state);
  return verdict.allowed ? mayCall(actor, operation) : verdict;
}

export const mayAddFiles = (actor: Actor, state: AnyState): Verdict =>
  mayChange(actor, 'attachmentCreate', state);

/**
 * Employees any, others those all of whose versions are theirs. One without a version is nobody's: nothing is lost
 * with it.
 */
export function mayDeleteAttachment(
  actor: Actor,
  email: string,
  state: AnyState,
  { versions }: { readonly versions: readonly { readonly createdBy: string }[] },
): Verdict {
  const verdict = mayChange(actor, 'attachmentDelete', state);
  if (!verdict.allowed || isStaff(actor.units)) return verdict;
  const own = versions.every(({ createdBy }) => isSameAddress(createdBy, email));
  return byRole(own, "Only the manufacturer's employees can delete what others have added.");
}

export const mayAddArtefacts = (units: readonly Unit[]): Verdict =>
  byEngineerInProduction(units, 'add artefacts');

export const seesAdminOnlyVersions = (units: readonly Unit[]): boolean => isStaffAdmin(units);
