import { createContext, use } from 'react';
import type { Location } from 'react-router';

export type Address = {
  readonly pathname: string;
  readonly search: string;
};

export const AddressContext = createContext<Address>({ pathname: '/', search: '' });

export const useAddress = (): Address => use(AddressContext);

/** Whether the person came to the page in the browser by going back or forward, or by loading it again. */
export const CameBackContext = createContext(false);

export const useCameBack = (): boolean => use(CameBackContext);

/** Tells which address was asked for last, whether its page has come or not; undefined where nobody knows. */
export const WantedContext = createContext<() => Location | undefined>(() => undefined);
