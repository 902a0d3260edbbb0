import { createContext } from 'react';

export const NotKeptContext = createContext<() => void>(() => undefined);
