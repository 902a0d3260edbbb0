import { createContext } from 'react';

export const DiscardPageContext = createContext<() => void>(() => undefined);
