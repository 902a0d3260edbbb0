import { canChangeFiles, type AnyState } from '../configuration/state.ts';
import { isStaff, isStaffAdmin } from '../access/unitFlags.ts';
import { checkEngineerInProduction } from '../access/staffDecisions.ts';
import type { Unit } from '../access/roles.ts';
import {
  allowedDecision,
  checkRole,
  checkOperations,
  createRefusal,
  type Actor,
  type Decision,
} from '../access/decision.ts';
import { isSameEmail } from '../words/emailAddress.ts';
import { formatState } from '../words/stateAppearances.ts';
import type { OperationName } from '../access/generated/operationName.ts';

export const checkFileChange = (state: AnyState): Decision =>
  canChangeFiles(state)
    ? allowedDecision
    : createRefusal('STATE', `Files can no longer be changed in “${formatState(state)}”.`);

function checkChange(actor: Actor, operation: OperationName, state: AnyState): Decision {
  const decision = checkFileChange(state);
  return decision.allowed ? checkOperations(actor, operation) : decision;
}

export const checkFileUpload = (actor: Actor, state: AnyState): Decision =>
  checkChange(actor, 'attachmentCreate', state);

/** Employees can delete any attachment, others those whose versions are all their own, or that have none. */
export function checkAttachmentDeletion(
  actor: Actor,
  email: string,
  state: AnyState,
  { versions }: { readonly versions: readonly { readonly createdBy: string }[] },
): Decision {
  const decision = checkChange(actor, 'attachmentDelete', state);
  if (!decision.allowed || isStaff(actor.units)) return decision;
  const own = versions.every(({ createdBy }) => isSameEmail(createdBy, email));
  return checkRole(own, "Only the manufacturer's employees can delete what others have added.");
}

export const checkArtefactUpload = (units: readonly Unit[]): Decision =>
  checkEngineerInProduction(units, 'add artefacts');

export const canSeeAdminOnlyVersions = (units: readonly Unit[]): boolean => isStaffAdmin(units);
