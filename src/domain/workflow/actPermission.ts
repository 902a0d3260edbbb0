import { byStaff } from '../access/staffVerdicts.ts';
import { isStaff } from '../access/unitFlags.ts';
import { mayCall, type Actor, type Verdict } from '../access/verdict.ts';
import type { AnyState } from '../configuration/state.ts';
import { can } from './permission.ts';

/** Whether a configuration may be given to another account: it goes with configuring, for employees. */
export function mayChangeAccount(actor: Actor, state: AnyState): Verdict {
  if (!isStaff(actor.units)) return byStaff(actor.units, false, 'employees', 'change the account');
  const verdict = can(actor, 'CONFIGURE', state);
  return verdict.allowed ? mayCall(actor, 'configurationSetChangeAccount') : verdict;
}

/** Whether the support may be written to, about a specification to review or access that is missing. */
export const mayWriteToSupport = (actor: Actor): Verdict => mayCall(actor, 'supportMailSend');

/** Whether a file may go with what is written to the support. */
export const mayAttachForSupport = (actor: Actor): Verdict => mayCall(actor, 'supportMailSendWithFile');
