import { formatCount, formatWholeNumber } from '../numbers.ts';

export const accountTexts = {
  accounts: 'Accounts',
  account: 'Account',
  groups: 'Account groups',
  distributors: 'Distributors',
  tabsOf: 'Accounts, groups and distributors',
  tabs: { accounts: 'Accounts', groups: 'Groups', distributors: 'Distributors' },
  themselves: 'The accounts',
  one: 'The account',
  groupsThemselves: 'The account groups',

  search: 'Search accounts',
  searchGroups: 'Search groups',
  state: 'State',
  subsidiary: 'Subsidiary',
  count: (shown: number, all: number) =>
    shown === all
      ? formatCount(all, 'account')
      : `${formatWholeNumber(shown)} of ${formatCount(all, 'account')}`,
  none: 'No accounts',
  noneYet: 'Accounts come from the ERP system.',
  noneFits: 'No account fits this search and these filters.',
  showAll: 'Show all accounts',
  noGroups: 'No account groups',
  noGroupFits: 'No group fits this search.',
  groupsAbout: 'Accounts that belong together stand in a group.',
  noDistributors: 'No distributors',
  missing: 'There is no such account',
  toAccounts: 'Go to the accounts',
  showGroups: 'Show all groups',

  facts: 'Facts',
  number: 'Account number',
  erpId: 'ERP ID',
  group: 'Group',
  belongsTo: 'Belongs to',
  servedBy: 'Subsidiary',
  accountState: 'State',
  test: 'Test account',
  isTest: 'Yes: it is kept out of every list',
  retired: 'This account is archived and cannot be chosen.',
  groupCount: (accounts: number) => formatCount(accounts, 'account'),
  distributorAbout: (id: string, country: string) => `${id} · ${country}`,

  linked: 'What belongs to it',
  configurations: 'Configurations',
  products: 'Products',
  grants: 'Permissions',
  requests: 'Requests',
  counting: 'counting',
  notCounted: 'could not be counted',
  ofNewest: (count: number, read: number) =>
    `${formatWholeNumber(count)} of the newest ${formatWholeNumber(read)}`,
  countOf: (count: number) => formatWholeNumber(count),
  siblings: (group: string) => `Other accounts of ${group}`,
  noSiblings: 'No other accounts',
  noSiblingsAbout: 'It is the only account of its group that is listed.',

  paletteGroup: 'Accounts',
  paletteAbout: (facts: readonly string[]) => facts.join(' · '),
  paletteRetired: 'Archived',
} as const;

export const accountStateTexts = {
  ALL: 'All states',
  CUSTOMER: 'Customers',
  PROSPECT: 'Prospects',
  RETIRED: 'Archived',
} as const;
