import { createContext, type ReactNode } from 'react';

/** The way to ask for the right to an act, by the words of its button. Given by the frame; there is none outside of it. */
export const AccessRequestContext = createContext<(act: string) => ReactNode>(() => undefined);
