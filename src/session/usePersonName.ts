import { useCallback } from 'react';
import { getDisplayName } from '~/domain/access/displayName.ts';
import { isStaff } from '~/domain/access/unitFlags.ts';
import { useMe } from './me.ts';
import { config } from '~/config.ts';

export const providerOrganization = { name: config.providerName, domain: config.providerDomain } as const;

export function usePersonName(): (email: string) => string {
  const isOfStaff = isStaff(useMe().units);
  return useCallback(
    (email) => getDisplayName(email, { isStaff: isOfStaff }, providerOrganization),
    [isOfStaff],
  );
}

/** Staff see names; others the e-mail address, as the name would say no more than the company. */
export function useRequesterName(): (email: string) => string {
  const isOfStaff = isStaff(useMe().units);
  const person = usePersonName();
  return isOfStaff ? person : (email) => email;
}
