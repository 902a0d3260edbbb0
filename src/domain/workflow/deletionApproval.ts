import { toConfigurationId } from '../configuration/id.ts';
import { isFirstStep, isPlaceholder, type AnyState } from '../configuration/state.ts';
import { isStaff } from '../access/unitFlags.ts';
import { byStaff } from '../access/byStaff.ts';
import { mayCall, type Actor, type Verdict } from '../access/verdict.ts';
import { can } from './permission.ts';

/** Whether a configuration may be given to another account: it goes with configuring, for employees. */
export function mayChangeAccount(actor: Actor, state: AnyState): Verdict {
  if (!isStaff(actor.units)) return byStaff(actor.units, false, 'employees', 'change the account');
  const verdict = can(actor, 'CONFIGURE', state);
  return verdict.allowed ? mayCall(actor, 'configurationSetChangeAccount') : verdict;
}

/** Whether the support may be written to, about a specification to review or access that is missing. */
export const mayWriteToSupport = (actor: Actor): Verdict => mayCall(actor, 'supportMailSend');

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
  if (isPlaceholder(configurationState)) return false;
  if (!isFirstStep(configurationState)) return true;
  return [productConfigurations, artefacts, attachments].some(
    (held) => held === undefined || held.length > 0,
  );
}

/** The thing missing before a deletion is approved; undefined once the id has been typed, in whichever case. */
export const deleteApprovalRefusal = (id: string, typed: string): string | undefined =>
  toConfigurationId(typed) === toConfigurationId(id) ? undefined : `Type ${id} to approve the deletion`;
