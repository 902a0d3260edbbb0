type Operation = {
  readonly permission: string;
  readonly portalName?: string | undefined;
  readonly summary: string;
  readonly governance: { readonly by: string };
};

export type OperationSummary = {
  readonly summary: string;
  /** Whether the service access of a role decides who may call it. */
  readonly isService: boolean;
  readonly portalName: string | undefined;
};

/** The operations of a back end's description by their ids in the access lists; of two with one id the first counts. */
export function summarizeOperations(operations: readonly Operation[]): ReadonlyMap<string, OperationSummary> {
  const found = new Map<string, OperationSummary>();
  for (const { permission, portalName, summary, governance } of operations) {
    if (found.has(permission)) continue;
    found.set(permission, {
      summary,
      isService: governance.by === 'SERVICE',
      portalName: portalName === permission ? undefined : portalName,
    });
  }
  return found;
}
