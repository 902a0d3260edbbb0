import { addressKey } from '../words/emailAddress.ts';

/** The provider as its own addresses show it. */
export type Provider = { readonly name: string; readonly domain: string };

const capitalised = (text: string): string =>
  text.replaceAll(/(^|[\s-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** Endings below which a company registers its name one label further left, as in acme.co.uk. */
const sharedLabels = ['ac', 'co', 'com', 'edu', 'gov', 'net', 'org'];

function companyLabel(domain: string): string | undefined {
  const labels = domain.split('.').filter(Boolean);
  const shared = labels.length > 2 && sharedLabels.includes(labels.at(-2) ?? '');
  return labels.at(shared ? -3 : -2) ?? labels[0];
}

/**
 * The name an e-mail address shows as. Staff read the person's name, taken from the local part; anyone else reads
 * only the company, taken from the domain, or the provider's name. A company is the same on each domain below its own,
 * the provider as well; whether somebody is an employee is another question, which `isProviderAddress` answers. An
 * address without the part it takes shows as "Unknown".
 */
export function displayName(
  email: string,
  viewer: { readonly isStaff: boolean },
  provider: Provider,
): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  if (viewer.isStaff) {
    const names = (local.split('+')[0] ?? '').split(/[._\s]+/).filter(Boolean);
    return capitalised(names.join(' ')) || 'Unknown';
  }
  const own = provider.domain.toLowerCase();
  if (domain === own || domain.endsWith(`.${own}`)) return provider.name;
  return capitalised(companyLabel(domain) ?? '') || 'Unknown';
}

/** The domain of an address, in small letters; empty without one. */
export function domainOf(address: string): string {
  const key = addressKey(address);
  const sign = key.lastIndexOf('@');
  return sign < 0 ? '' : key.slice(sign + 1);
}

/** Whether an address is in the provider's own domain; a domain below it or one that merely ends alike is not. */
export const isProviderAddress = (address: string, providerDomain: string): boolean =>
  domainOf(address) === addressKey(providerDomain);
