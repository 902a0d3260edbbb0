import { createContext, use } from 'react';

/** Address of the page that something is on, which a page that is kept behind another has of its own. */
export type Address = {
  readonly pathname: string;
  /** Query with its question mark, or empty. */
  readonly search: string;
  /** Whether the person came to it by going back or forward, or by loading it. */
  readonly cameBack: boolean;
};

export const AddressContext = createContext<Address>({ pathname: '/', search: '', cameBack: false });

/** Address of the page this is on. It differs from the one in the browser on a page behind another. */
export const useAddress = (): Address => use(AddressContext);
