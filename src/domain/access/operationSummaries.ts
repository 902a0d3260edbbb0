import * as z from 'zod/mini';

const description = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });
const operation = z.object({
  operationId: z.string(),
  summary: z.optional(z.string()),
  'x-cms-service': z.optional(z.boolean()),
});

/** An operation as the back end describes it. */
export type DescribedOperation = {
  readonly summary: string;
  /** Whether the service access of a role decides who may call it. */
  readonly isService: boolean;
};

/** The operations of a back end's description of itself, by id; none where it is of another shape. */
export function operationSummaries(text: unknown): ReadonlyMap<string, DescribedOperation> {
  const { data } = description.safeParse(text);
  const found = new Map<string, DescribedOperation>();
  for (const item of Object.values(data?.paths ?? {})) {
    for (const each of Object.values(item)) {
      const known = operation.safeParse(each).data;
      if (known)
        found.set(known.operationId, {
          summary: known.summary ?? '',
          isService: known['x-cms-service'] === true,
        });
    }
  }
  return found;
}
