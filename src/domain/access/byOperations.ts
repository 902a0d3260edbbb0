import { byStaff } from './byStaff.ts';
import type { Role } from './roles.ts';
import { holdsInStaff, isStaff } from './unitFlags.ts';
import { mayCall, refused, type Actor, type Verdict } from './verdict.ts';
import { holdersText, onlyText } from './whoCan.ts';

/** An act that ends in operations of the back end, and those who keep what it changes, as a refusal names them. */
export type KeptAct = {
  readonly keepers: readonly Role[];
  /** What somebody does, such as “change parts”. */
  readonly act: string;
  readonly operations: readonly string[];
};

/**
 * The verdict of an act that employees alone may do: the access lists decide, and as long as they are not known the roles
 * of the keepers. Refused, an employee reads who can do it, anybody else that it takes the manufacturer's.
 */
export function byKeepers(actor: Actor, { keepers, act, operations }: KeptAct): Verdict {
  const { units } = actor;
  const holds = actor.operations
    ? mayCall(actor, ...operations).allowed
    : keepers.some((role) => holdsInStaff(units, role));
  return byStaff(units, holds && isStaff(units), holdersText(keepers), act);
}

/** The verdict of an act that the access lists alone decide; the back end does until they are known. */
export function byOperations(actor: Actor, { keepers, act, operations }: KeptAct): Verdict {
  const verdict = mayCall(actor, ...operations);
  return verdict.allowed ? verdict : refused('OPERATION', onlyText(holdersText(keepers), act));
}
