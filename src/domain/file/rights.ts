import type { AnyState } from '../configuration/state.ts';
import type { FileEntry } from './places.ts';
import { isStaff, isStaffAdmin } from '../access/unitFlags.ts';
import { byEngineerInProduction } from '../access/engineerInProduction.ts';
import type { Unit } from '../access/roles.ts';
import { byRole, mayCall, refused, type Actor, type Verdict } from '../access/verdict.ts';
import { stateText } from '../words/stateText.ts';

const closedStates: readonly AnyState[] = ['ARCHIVED', 'LOCKED'];

/** Whether files may be changed at all: not where nothing can be, and not without access to the call. */
function mayChange(actor: Actor, operation: string, state: AnyState): Verdict {
  return closedStates.includes(state)
    ? refused('STATE', `Files can no longer be changed in “${stateText(state)}”.`)
    : mayCall(actor, operation);
}

/** Whether a person may add files to a configuration in `state`. */
export const mayAddFiles = (actor: Actor, state: AnyState): Verdict =>
  mayChange(actor, 'attachmentCreate', state);

/** Whether a person may delete an attachment: employees any, others those all of whose versions are their own. */
export function mayDeleteAttachment(
  actor: Actor,
  email: string,
  state: AnyState,
  { versions }: Pick<FileEntry, 'versions'>,
): Verdict {
  const verdict = mayChange(actor, 'attachmentDelete', state);
  if (!verdict.allowed || isStaff(actor.units)) return verdict;
  const own = versions.every(({ createdBy }) => createdBy === email);
  return byRole(own, 'Only employees delete what others have added.');
}

/** Whether a file may be added as an artefact, rather than as an attachment. */
export const mayAddArtefacts = (units: readonly Unit[]): Verdict => byEngineerInProduction(units);

/** Whether a person knows of artefact versions flagged `adminOnly`. */
export const seesAdminOnlyVersions = (units: readonly Unit[]): boolean => isStaffAdmin(units);
