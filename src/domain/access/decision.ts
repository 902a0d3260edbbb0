import type { Unit } from './roles.ts';
import type { OperationName } from './generated/operationName.ts';

export type DecisionRule = 'ROLE' | 'STATE' | 'OPERATION' | 'SUBJECT';

export type Decision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly rule: DecisionRule; readonly reason: string };

export type Refusal = Extract<Decision, { allowed: false }>;

/** A person as the rules see them. `operations` is undefined until the access lists are known. */
export type Actor = {
  readonly units: readonly Unit[];
  readonly operations?: ReadonlySet<string> | undefined;
};

export const allowedDecision: Decision = { allowed: true };

export const createRefusal = (rule: DecisionRule, reason: string): Refusal => ({
  allowed: false,
  rule,
  reason,
});

/** Whether a person who is given more access may do what was refused: the roles or the operations refuse it. */
export const isAccessRefusal = (verdict: Decision): boolean =>
  !verdict.allowed && (verdict.rule === 'ROLE' || verdict.rule === 'OPERATION');

export const checkRole = (held: boolean, reason: string): Decision =>
  held ? allowedDecision : createRefusal('ROLE', reason);

const notPermitted = (operation: string): string => `You are not permitted to call ${operation}.`;

/** Whether the access lists name an operation, which may be one that Portal itself does not call. */
export const checkListedOperation = ({ operations }: Actor, operation: string): Decision =>
  !operations || operations.has(operation)
    ? allowedDecision
    : createRefusal('OPERATION', notPermitted(operation));

export type RequiredCall = { readonly operation: OperationName; readonly refusal: Refusal };

export const toRequiredCalls = (operations: readonly OperationName[]): readonly RequiredCall[] =>
  operations.map((operation) => ({
    operation,
    refusal: createRefusal('OPERATION', notPermitted(operation)),
  }));

/** Until the access lists are known the back end decides. Asked for each event of each row: it makes nothing anew. */
export function checkRequiredCalls({ operations }: Actor, wanted: readonly RequiredCall[]): Decision {
  if (!operations) return allowedDecision;
  for (const { operation, refusal } of wanted) if (!operations.has(operation)) return refusal;
  return allowedDecision;
}

export const checkOperations = (actor: Actor, ...wanted: readonly OperationName[]): Decision =>
  checkRequiredCalls(actor, toRequiredCalls(wanted));
