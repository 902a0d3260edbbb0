import type { ConfigurationState } from '../configuration/state.ts';
import type { Unit } from '../access/roles.ts';
import { isStaffAdmin } from '../access/unitFlags.ts';
import { mayCall, refused, type Actor, type Verdict } from '../access/verdict.ts';
import { can } from '../workflow/permission.ts';
import type { Revision } from './revision.ts';
import type { OperationName } from '../access/generated/operationName.ts';

/** The verdict of the roles alone: who could create a revision some day works on notes and pending ones too. */
const byReviser = ({ units }: Actor): Verdict => can({ units }, 'CREATE_REVISION', 'READY_FOR_PRODUCTION');

function mayRevise(actor: Actor, operation: OperationName): Verdict {
  const verdict = byReviser(actor);
  return verdict.allowed ? mayCall(actor, operation) : verdict;
}

export const mayUpdateRevisionNote = (actor: Actor): Verdict =>
  mayRevise(actor, 'configurationSetUpdateRevisionNote');

export const mayUpdateNote = (actor: Actor): Verdict => mayRevise(actor, 'configurationSetUpdateNote');

/** A pending one beside others, while it is being configured. What is or was in force stays. */
export function mayDeleteRevision(
  actor: Actor,
  state: ConfigurationState,
  revision: Revision,
  revisions: readonly Revision[],
): Verdict {
  const role = byReviser(actor);
  if (!role.allowed) return role;
  if (revision.revisionState !== 'PENDING') {
    return refused('SUBJECT', 'Only a pending revision can be deleted.');
  }
  if (revisions.length === 1) return refused('SUBJECT', 'The only revision cannot be deleted.');
  if (state !== 'CONFIGURING') return refused('STATE', 'Only possible in “Configuring”.');
  return mayCall(actor, 'configurationSetRevisionDelete');
}

export const seesRevisionLog = (units: readonly Unit[]): boolean => isStaffAdmin(units);
