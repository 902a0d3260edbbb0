import type { AnyState } from './configurationState.ts';
import type { FileEntry } from './filePlaces.ts';
import { isStaff } from './flags.ts';
import type { Actor, Verdict } from './permission.ts';
import { stateText } from './stateText.ts';

const closedStates: readonly AnyState[] = ['ARCHIVED', 'LOCKED'];

/** Whether files may be changed at all: not where nothing can be, and not without access to the call. */
function mayChange({ operations }: Actor, operation: string, state: AnyState): Verdict {
  if (operations && !operations.has(operation)) {
    return { allowed: false, rule: 'METHOD', reason: `You are not permitted to call ${operation}.` };
  }
  return closedStates.includes(state)
    ? { allowed: false, rule: 'STATE', reason: `Files can no longer be changed in “${stateText(state)}”.` }
    : { allowed: true };
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
  return versions.every(({ createdBy }) => createdBy === email)
    ? verdict
    : { allowed: false, rule: 'ROLE', reason: 'Only employees delete what others have added.' };
}
