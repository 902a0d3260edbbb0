import { createContext, type ReactNode } from 'react';
import type { Role } from '~/domain/access/roles.ts';

/**
 * By the words of its button and the roles that have it, if known. Given by the frame; there is none outside of it.
 */
export const AccessRequestContext = createContext<(act: string, roles: readonly Role[]) => ReactNode>(
  () => undefined,
);
