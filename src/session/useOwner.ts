import { useSuspenseQuery } from '@tanstack/react-query';
import type { Owner } from '~/platform/storage/personalStore.ts';
import { authUser } from './me.ts';

/** The person for whom this browser keeps something of their own. */
export function useOwner(): Owner {
  const { email, azureId } = useSuspenseQuery(authUser()).data;
  return { email, azureId };
}
