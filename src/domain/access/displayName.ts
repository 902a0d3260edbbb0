import { getEmailKey } from '../words/emailAddress.ts';

export type ProviderDetails = { readonly name: string; readonly domain: string };

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
 * Staff read the person's name, from the local part; anyone else the company, from the domain, whichever below its
 * own, or the provider's name. Without the part it takes it is "Unknown".
 */
export function getDisplayName(
  email: string,
  viewer: { readonly isStaff: boolean },
  provider: ProviderDetails,
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

export function getEmailDomain(address: string): string {
  const key = getEmailKey(address);
  const sign = key.lastIndexOf('@');
  return sign < 0 ? '' : key.slice(sign + 1);
}

/** Whether an address is in the provider's own domain; a domain below it or one that merely ends alike is not. */
export const isProviderEmail = (address: string, providerDomain: string): boolean =>
  getEmailDomain(address) === getEmailKey(providerDomain);
