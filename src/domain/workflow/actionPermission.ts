import { checkStaffPermission } from '../access/staffDecisions.ts';
import { isStaff } from '../access/unitFlags.ts';
import { checkOperations, type Actor, type Decision } from '../access/decision.ts';
import type { AnyState } from '../configuration/state.ts';
import { checkEvent } from './permission.ts';

export function checkAccountChange(actor: Actor, state: AnyState): Decision {
  if (!isStaff(actor.units))
    return checkStaffPermission(actor.units, false, 'employees', 'change the account');
  const decision = checkEvent(actor, 'CONFIGURE', state);
  return decision.allowed ? checkOperations(actor, 'configurationSetChangeAccount') : decision;
}

export const checkSupportMail = (actor: Actor): Decision => checkOperations(actor, 'supportMailSend');

export const checkSupportAttachment = (actor: Actor): Decision =>
  checkOperations(actor, 'supportMailSendWithFile');
