import { createContext, type ReactNode } from 'react';
import type { Role } from '~/domain/access/roles.ts';

/**
 * Renders an access request, given the button's label and the roles that have the right, if known. Provided
 * by the layout; outside of it there is none.
 */
export const AccessRequestContext = createContext<(act: string, roles: readonly Role[]) => ReactNode>(
  () => undefined,
);
