import { hashKey, type QueryClient, type UseMutationOptions } from '@tanstack/react-query';

/**
 * Pending writes with `once`, by operation and input.
 * @session ends with it: each client has its own
 */
const underWay = new WeakMap<QueryClient, Map<string, Promise<unknown>>>();

/**
 * Runs a mutation outside of any component: it outlives the caller and applies its declared effects. Rejects
 * after the failure has been notified. With `once`, a second call returns the pending promise of the first.
 */
export function executeMutation<Output, Input>(
  client: QueryClient,
  mutation: UseMutationOptions<Output, Error, Input>,
  input: Input,
): Promise<Output> {
  const begin = (write: typeof mutation): Promise<Output> =>
    client.getMutationCache().build(client, write).execute(input);
  const { mutationFn, meta, mutationKey } = mutation;
  if (meta?.effects?.once !== true || !mutationFn) return begin(mutation);
  const all = underWay.get(client) ?? new Map<string, Promise<unknown>>();
  underWay.set(client, all);
  const key = hashKey([mutationKey, input]);
  const first = all.get(key);
  // The key contains the operation, which determines the type of the output.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  if (first) return first as Promise<Output>;
  const begun = begin({
    ...mutation,
    mutationFn: (...given) => mutationFn(...given).finally(() => all.delete(key)),
  });
  all.set(key, begun);
  return begun;
}
