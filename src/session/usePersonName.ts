import { displayName } from '~/domain/displayName.ts';
import { isStaff } from '~/domain/flags.ts';
import { useMe } from '~/session/me.ts';
import { provider } from '~/session/provider.ts';

/** The name an address shows as to whoever is signed in. */
export function usePersonName(): (email: string) => string {
  const viewer = { isStaff: isStaff(useMe().units) };
  return (email) => displayName(email, viewer, provider);
}
