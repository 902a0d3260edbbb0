import { useSuspenseQuery } from '@tanstack/react-query';
import { authUser } from '~/session/me.ts';
import type { Owner } from '~/ui/storage/personalStore.ts';

/** The person whose drafts are kept here. */
export function useOwner(): Owner {
  const { email, azureId } = useSuspenseQuery(authUser()).data;
  return { email, azureId };
}
