import type { Unit } from './roles.ts';
import type { OperationName } from './generated/operationName.ts';

export type Rule = 'ROLE' | 'STATE' | 'OPERATION' | 'SUBJECT';

export type Verdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly rule: Rule; readonly reason: string };

export type RefusedVerdict = Extract<Verdict, { allowed: false }>;

/** A person as the rules see them. `operations` is undefined until the access lists are known. */
export type Actor = {
  readonly units: readonly Unit[];
  readonly operations?: ReadonlySet<string> | undefined;
};

export const allowed: Verdict = { allowed: true };

export const refused = (rule: Rule, reason: string): RefusedVerdict => ({ allowed: false, rule, reason });

/** Whether a person who is given more access may do what was refused: the roles or the operations refuse it. */
export const accessHelps = (verdict: Verdict): boolean =>
  !verdict.allowed && (verdict.rule === 'ROLE' || verdict.rule === 'OPERATION');

export const byRole = (held: boolean, reason: string): Verdict => (held ? allowed : refused('ROLE', reason));

const notPermitted = (operation: string): string => `You are not permitted to call ${operation}.`;

/** Whether the access lists name an operation, which may be one that Portal itself does not call. */
export const byAccessLists = ({ operations }: Actor, operation: string): Verdict =>
  !operations || operations.has(operation) ? allowed : refused('OPERATION', notPermitted(operation));

export type NeededCall = { readonly operation: OperationName; readonly refusal: RefusedVerdict };

export const neededCalls = (operations: readonly OperationName[]): readonly NeededCall[] =>
  operations.map((operation) => ({ operation, refusal: refused('OPERATION', notPermitted(operation)) }));

/** Until the access lists are known the back end decides. Asked for each event of each row: it makes nothing anew. */
export function mayCallAll({ operations }: Actor, wanted: readonly NeededCall[]): Verdict {
  if (!operations) return allowed;
  for (const { operation, refusal } of wanted) if (!operations.has(operation)) return refusal;
  return allowed;
}

export const mayCall = (actor: Actor, ...wanted: readonly OperationName[]): Verdict =>
  mayCallAll(actor, neededCalls(wanted));
