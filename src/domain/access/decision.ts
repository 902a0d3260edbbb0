import type { Unit } from './roles.ts';
import type { OperationName } from './generated/operationName.ts';

export type DecisionRule = 'ROLE' | 'STATE' | 'OPERATION' | 'SUBJECT';

export type Decision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly rule: DecisionRule; readonly reason: string };

export type Refusal = Extract<Decision, { allowed: false }>;

/** The person a decision is about. `operations` is undefined until the access lists are loaded. */
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

/** Whether more access would lift the refusal: it comes from the roles or from the operations. */
export const isAccessRefusal = (decision: Decision): boolean =>
  !decision.allowed && (decision.rule === 'ROLE' || decision.rule === 'OPERATION');

export const checkRole = (held: boolean, reason: string): Decision =>
  held ? allowedDecision : createRefusal('ROLE', reason);

const notPermitted = (operation: string): string => `You are not permitted to call ${operation}.`;

/** Refuses an operation that the access lists do not name; it need not be one that Portal calls. */
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

/**
 * Returns the first refusal among the calls; allows all until the access lists are loaded, since the back end
 * decides then. Runs for each event of each row, so it allocates nothing.
 */
export function checkRequiredCalls({ operations }: Actor, wanted: readonly RequiredCall[]): Decision {
  if (!operations) return allowedDecision;
  for (const { operation, refusal } of wanted) if (!operations.has(operation)) return refusal;
  return allowedDecision;
}

export const checkOperations = (actor: Actor, ...wanted: readonly OperationName[]): Decision =>
  checkRequiredCalls(actor, toRequiredCalls(wanted));
