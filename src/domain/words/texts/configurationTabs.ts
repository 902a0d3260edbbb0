import { formatCount } from '../numbers.ts';

export const overviewTabTexts = {
  configuration: 'Configuration',
  customer: 'Customer',
  note: 'Note',
  updateNote: 'Update note',
  updateNoteVerb: 'update notes',
  noNote: 'There is no note on this configuration.',
} as const;

export const productConfigurationsTabTexts = {
  title: 'Product configurations',
  none: 'No product configurations',
  aboutNone: 'Its transmitters and receivers will be listed here.',
  picture: (type: string, id: string) => `${type} ${id}`,
  facts: (id: string) => `Facts of ${id}`,
  views: (id: string) => `Views of ${id}`,
  view: (label: string, id: string) => `${label}, view of ${id}`,
} as const;

export const productsTabTexts = {
  title: 'Products',
  none: 'No products',
  aboutNone: 'A product is registered when it is made after a configuration that is ready for production.',
} as const;

export const requestsTabTexts = {
  title: 'Requests',
  none: 'No requests',
  aboutNone: 'Nobody has asked for access to this configuration.',
} as const;

export const serviceOrdersTabTexts = {
  about: (type: string, note: string) => (note === '' ? type : `${type} · ${note}`),
  title: 'Service orders',
  none: 'No service orders',
  aboutNone: 'Orders to update products of this configuration will be listed here.',
  serialNumbers: (serials: readonly string[]) =>
    serials.length > 3 ? formatCount(serials.length, 'product') : serials.join(', '),
} as const;

export const grantsTabTexts = {
  single: 'Granted for this configuration',
  noneSingle: 'Nobody has access to just this configuration',
  ownOnly:
    'Only your own grants are listed. Others may have access too: whoever grants for this customer sees them.',
  noneOwnSingle: 'You have no grant for just this configuration',
  byAccount: (account: string) => `Granted for ${account}`,
  noneByAccount: (account: string) => `Nobody has access to all of ${account}`,
  noneOwnByAccount: (account: string) => `You have no grant for all of ${account}`,
  toAccount: 'Permissions at this customer',
  roles: 'Roles that open configurations',
  noRoles: 'No roles',
  aboutNoRoles: 'The list of roles is empty, or it could not be read.',
} as const;
