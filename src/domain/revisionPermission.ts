import type { ConfigurationState } from './configurationState.ts';
import { mayCall, permits, type Actor, type Verdict } from './permission.ts';
import type { Revision } from './revision.ts';

/** Whoever could create a revision some day works on revisions: their notes, and throwing a pending one away. */
const isReviser = ({ units }: Actor): boolean => permits(units, 'CREATE_REVISION', 'READY_FOR_PRODUCTION');

const noReviser: Verdict = {
  allowed: false,
  rule: 'ROLE',
  reason: 'Your roles do not include work on revisions.',
};

/** Whether a person may change the note of a revision. */
export const mayUpdateRevisionNote = (actor: Actor): Verdict =>
  isReviser(actor) ? mayCall(actor, 'configurationSetUpdateRevisionNote') : noReviser;

/** Whether a person may change the note of a configuration. */
export const mayUpdateNote = (actor: Actor): Verdict =>
  isReviser(actor) ? mayCall(actor, 'configurationSetUpdateNote') : noReviser;

/**
 * Whether a person may delete a revision: a pending one beside others, while it is being configured. What is in
 * force, and what was, stays.
 */
export function mayDeleteRevision(
  actor: Actor,
  state: ConfigurationState,
  revision: Revision,
  revisions: readonly Revision[],
): Verdict {
  if (!isReviser(actor)) return noReviser;
  const refused = (reason: string): Verdict => ({ allowed: false, rule: 'SUBJECT', reason });
  if (revision.revisionState !== 'PENDING') return refused('Only a pending revision can be deleted.');
  if (revisions.length === 1) return refused('The only revision cannot be deleted.');
  if (state !== 'CONFIGURING') {
    return { allowed: false, rule: 'STATE', reason: 'Only possible in “Configuring”.' };
  }
  return mayCall(actor, 'configurationSetRevisionDelete');
}
