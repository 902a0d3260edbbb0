import type { ConfigurationState } from '../configuration/state.ts';
import type { Unit } from '../access/roles.ts';
import { isStaffAdmin } from '../access/unitFlags.ts';
import { checkOperations, createRefusal, type Actor, type Decision } from '../access/decision.ts';
import { checkEvent } from '../workflow/permission.ts';
import type { Revision } from './revision.ts';
import type { OperationName } from '../access/generated/operationName.ts';

/** Decision by roles alone: users who may create revisions may also edit notes and delete pending ones. */
const byReviser = ({ units }: Actor): Decision =>
  checkEvent({ units }, 'CREATE_REVISION', 'READY_FOR_PRODUCTION');

function checkRevisionOperation(actor: Actor, operation: OperationName): Decision {
  const decision = byReviser(actor);
  return decision.allowed ? checkOperations(actor, operation) : decision;
}

export const checkRevisionNoteUpdate = (actor: Actor): Decision =>
  checkRevisionOperation(actor, 'configurationSetUpdateRevisionNote');

export const checkConfigurationNoteUpdate = (actor: Actor): Decision =>
  checkRevisionOperation(actor, 'configurationSetUpdateNote');

/** A pending revision beside others can be deleted while it is configured; current and former ones stay. */
export function checkRevisionDeletion(
  actor: Actor,
  state: ConfigurationState,
  revision: Revision,
  revisions: readonly Revision[],
): Decision {
  const role = byReviser(actor);
  if (!role.allowed) return role;
  if (revision.revisionState !== 'PENDING') {
    return createRefusal('SUBJECT', 'Only a pending revision can be deleted.');
  }
  if (revisions.length === 1) return createRefusal('SUBJECT', 'The only revision cannot be deleted.');
  if (state !== 'CONFIGURING') return createRefusal('STATE', 'Only possible in “Configuring”.');
  return checkOperations(actor, 'configurationSetRevisionDelete');
}

export const canSeeRevisionLog = (units: readonly Unit[]): boolean => isStaffAdmin(units);
