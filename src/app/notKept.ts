import { createContext } from 'react';

/** Says that a page is not to be kept behind another, to be shown again as it is: it has failed. */
export const NotKeptContext = createContext<() => void>(() => undefined);
