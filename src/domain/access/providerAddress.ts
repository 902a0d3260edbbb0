import { addressKey } from '../words/emailAddress.ts';

/** The domain of an address, in small letters; empty without one. */
export function domainOf(address: string): string {
  const key = addressKey(address);
  const sign = key.lastIndexOf('@');
  return sign < 0 ? '' : key.slice(sign + 1);
}

/** Whether an address is in the provider's own domain; a domain below it or one that merely ends alike is not. */
export const isProviderAddress = (address: string, providerDomain: string): boolean =>
  domainOf(address) === addressKey(providerDomain);
