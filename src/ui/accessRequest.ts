import { createContext, type ReactNode } from 'react';
import type { Role } from '~/domain/access/roles.ts';

/**
 * The way to ask for the right to an act, by the words of its button and the roles that have it, where they are known.
 * Given by the frame; there is none outside of it.
 */
export const AccessRequestContext = createContext<(act: string, roles: readonly Role[]) => ReactNode>(
  () => undefined,
);
