import { getEmailKey } from '../words/emailAddress.ts';

export type ProviderDetails = { readonly name: string; readonly domain: string };

const capitalised = (text: string): string =>
  text.replaceAll(/(^|[\s-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** Second-level labels that companies share: in acme.co.uk the company's name is one label further left. */
const sharedLabels = ['ac', 'co', 'com', 'edu', 'gov', 'net', 'org'];

function companyLabel(domain: string): string | undefined {
  const labels = domain.split('.').filter(Boolean);
  const shared = labels.length > 2 && sharedLabels.includes(labels.at(-2) ?? '');
  return labels.at(shared ? -3 : -2) ?? labels[0];
}

/**
 * Staff see the person's name, from the local part of the e-mail address. Others see the company, from the
 * domain; for the provider's domain and its subdomains, `provider.name`. An empty part reads "Unknown".
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

/** Whether the domain of an e-mail address is the provider's own, not a subdomain or one that ends alike. */
export const isProviderEmail = (address: string, providerDomain: string): boolean =>
  getEmailDomain(address) === getEmailKey(providerDomain);
