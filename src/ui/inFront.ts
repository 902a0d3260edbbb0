import { createContext, use } from 'react';

/** Whether what is inside is what the person sees, and not a page that waits behind another to be come back to. */
export const InFront = createContext(true);

export const useInFront = (): boolean => use(InFront);
