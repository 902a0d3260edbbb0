import { createContext, use } from 'react';
import type { Location } from 'react-router';

/** Address of the page that something is on, which a page that is kept behind another has of its own. */
export type Address = {
  readonly pathname: string;
  /** Query with its question mark, or empty. */
  readonly search: string;
};

export const AddressContext = createContext<Address>({ pathname: '/', search: '' });

/** Address of the page this is on. It differs from the one in the browser on a page behind another. */
export const useAddress = (): Address => use(AddressContext);

/** Whether the person came to the page in the browser by going back or forward, or by loading it again. */
export const CameBackContext = createContext(false);

export const useCameBack = (): boolean => use(CameBackContext);

/** Tells which address was asked for last, whether its page has come or not; undefined where nobody knows. */
export const WantedContext = createContext<() => Location | undefined>(() => undefined);
