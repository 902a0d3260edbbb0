type Operation = {
  /** Id in the access lists. */
  readonly permission: string;
  /** Name by which Portal calls it, if it does. */
  readonly portalName?: string | undefined;
  readonly summary: string;
  readonly governance: { readonly by: string };
};

/** An operation of the access lists, as the back end describes it. */
export type DescribedOperation = {
  readonly summary: string;
  /** Whether the service access of a role decides who may call it. */
  readonly isService: boolean;
  /** Portal's name of it, where it is another one than its id. */
  readonly portalName: string | undefined;
};

/** The operations of a back end's description by their ids in the access lists; of two with one id the first counts. */
export function operationSummaries(
  operations: readonly Operation[],
): ReadonlyMap<string, DescribedOperation> {
  const found = new Map<string, DescribedOperation>();
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
