import { filesMayChange, type AnyState } from '../configuration/state.ts';
import { isStaff, isStaffAdmin } from '../access/unitFlags.ts';
import { byEngineerInProduction } from '../access/staffVerdicts.ts';
import type { Unit } from '../access/roles.ts';
import { allowed, byRole, mayCall, refused, type Actor, type Verdict } from '../access/verdict.ts';
import { isSameAddress } from '../words/emailAddress.ts';
import { stateText } from '../words/stateLooks.ts';
import type { OperationName } from '../access/generated/operationName.ts';

/** Whether the files of a configuration in `state` may be changed at all, whoever asks. */
export const mayChangeFiles = (state: AnyState): Verdict =>
  filesMayChange(state)
    ? allowed
    : refused('STATE', `Files can no longer be changed in “${stateText(state)}”.`);

/** Whether a person may call what changes files of a configuration in `state`. */
function mayChange(actor: Actor, operation: OperationName, state: AnyState): Verdict {
  const verdict = mayChangeFiles(state);
  return verdict.allowed ? mayCall(actor, operation) : verdict;
}

/** Whether a person may add files to a configuration in `state`. */
export const mayAddFiles = (actor: Actor, state: AnyState): Verdict =>
  mayChange(actor, 'attachmentCreate', state);

/**
 * Whether a person may delete an attachment: employees any, others those all of whose versions are their own. One that
 * has no version yet is nobody's: the back end does not say who announced it, and nothing is lost with it.
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

/** Whether a file may be added as an artefact, rather than as an attachment. */
export const mayAddArtefacts = (units: readonly Unit[]): Verdict =>
  byEngineerInProduction(units, 'add artefacts');

/** Whether a person knows of artefact versions flagged `adminOnly`. */
export const seesAdminOnlyVersions = (units: readonly Unit[]): boolean => isStaffAdmin(units);
