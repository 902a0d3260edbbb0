import { hashKey, type QueryClient, type UseMutationOptions } from '@tanstack/react-query';

/**
 * Writes that are sent once and not yet answered, by their operation and input.
 * @session ends with it: each client has its own
 */
const underWay = new WeakMap<QueryClient, Map<string, Promise<unknown>>>();

/**
 * Outside of any component: it goes on when the one that asked is gone, and says and refreshes what it declares.
 * Rejects after the failure has been told. Sent `once`, it is the first one until that is answered.
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
  // The key names the operation, and with it what it answers.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  if (first) return first as Promise<Output>;
  const begun = begin({
    ...mutation,
    mutationFn: (...given) => mutationFn(...given).finally(() => all.delete(key)),
  });
  all.set(key, begun);
  return begun;
}
