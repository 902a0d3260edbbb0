import type { QueryClient, UseMutationOptions } from '@tanstack/react-query';

/**
 * Carries out a declared write now, outside of any component: it goes on when the component that asked for it
 * is gone, and says and refreshes what it declares. Rejects as the write does, after the failure has been told.
 */
export function perform<Output, Input>(
  client: QueryClient,
  mutation: UseMutationOptions<Output, Error, Input>,
  input: Input,
): Promise<Output> {
  return client.getMutationCache().build(client, mutation).execute(input);
}
