import { byStaff } from '../access/staffVerdicts.ts';
import { isStaff } from '../access/unitFlags.ts';
import { mayCall, type Actor, type Verdict } from '../access/verdict.ts';
import type { AnyState } from '../configuration/state.ts';
import { can } from './permission.ts';

export function mayChangeAccount(actor: Actor, state: AnyState): Verdict {
  if (!isStaff(actor.units)) return byStaff(actor.units, false, 'employees', 'change the account');
  const verdict = can(actor, 'CONFIGURE', state);
  return verdict.allowed ? mayCall(actor, 'configurationSetChangeAccount') : verdict;
}

export const mayWriteToSupport = (actor: Actor): Verdict => mayCall(actor, 'supportMailSend');

export const mayAttachForSupport = (actor: Actor): Verdict => mayCall(actor, 'supportMailSendWithFile');
