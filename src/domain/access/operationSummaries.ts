type Operation = {
  readonly permission: string;
  readonly portalName?: string | undefined;
  readonly summary: string;
  readonly governance: { readonly by: string };
};

export type OperationSummary = {
  readonly summary: string;
  /** Whether service access, not object access, decides who may call the operation. */
  readonly isService: boolean;
  readonly portalName: string | undefined;
};

/** A back end's operations by their ids in the access lists; of two with the same id the first counts. */
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
