import { toConfigurationId } from './configurationId.ts';
import type { AnyState } from './configurationState.ts';
import { isStaff } from './flags.ts';
import { can, type Actor, type Verdict } from './permission.ts';

const needs = (actor: Actor, operation: string): Verdict =>
  actor.operations && !actor.operations.has(operation)
    ? { allowed: false, rule: 'METHOD', reason: `You are not permitted to call ${operation}.` }
    : { allowed: true };

/** Whether a configuration may be given to another account: it goes with configuring, for employees. */
export function mayChangeAccount(actor: Actor, state: AnyState): Verdict {
  if (!isStaff(actor.units)) {
    return { allowed: false, rule: 'ROLE', reason: 'Only employees change the account.' };
  }
  const verdict = can(actor, 'CONFIGURE', state);
  return verdict.allowed ? needs(actor, 'configurationSetChangeAccount') : verdict;
}

/** Whether the support may be written to, about a specification to review or access that is missing. */
export const mayWriteToSupport = (actor: Actor): Verdict => needs(actor, 'supportMailSend');

type Deletable = {
  readonly configurationState: AnyState;
  readonly productConfigurations?: readonly unknown[];
  readonly artefacts?: readonly unknown[];
  readonly attachments?: readonly unknown[];
};

/**
 * Whether deleting takes typing the id: as soon as there is work that would be lost. A placeholder and a
 * configuration nothing has been put into go after a plain question.
 */
export function needsDeleteApproval(configuration: Deletable): boolean {
  const { configurationState, productConfigurations, artefacts, attachments } = configuration;
  if (configurationState === 'PLACEHOLDER') return false;
  if (configurationState !== 'CONFIGURING') return true;
  return [productConfigurations, artefacts, attachments].some(
    (held) => held === undefined || held.length > 0,
  );
}

/** What is missing before a deletion is approved; undefined once the id has been typed, in whichever case. */
export const deleteApprovalRefusal = (id: string, typed: string): string | undefined =>
  toConfigurationId(typed) === toConfigurationId(id) ? undefined : `Type ${id} to approve the deletion`;
