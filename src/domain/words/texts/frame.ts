export const frameTexts = {
  portal: 'Portal',
  skip: 'Skip to content',
  areas: 'Areas',
  home: 'Portal, start page',
  openMenu: 'Open the menu',
  signingIn: 'Signing in',
  signingOut: 'Signing out',
  scanner: (state: string): string => `Scanner, ${state}`,
  notices: (unseen: number): string => (unseen > 0 ? `Notices, ${unseen} new` : 'Notices'),
  jobs: (running: number, failed: number): string => {
    if (running > 0) return `Jobs, ${running} running`;
    return failed > 0 ? `Jobs, ${failed} failed` : 'Jobs';
  },
  person: (email: string, initials: string): string => `Signed in as ${email}, ${initials}`,
  noRole: 'No role yet',
  colours: 'Colours',
} as const;

export const colorSchemeTexts = { auto: 'Like the system', light: 'Light', dark: 'Dark' } as const;

export const areaTexts = {
  work: 'Work',
  administration: 'Administration',
  milling: 'Milling',
  toolbox: 'Quote toolbox',
  access: 'Roles and lists',
} as const;

export const maintenanceTexts = {
  title: 'Under maintenance',
  /** `end` is such as "March 05 at 14:30"; empty where it is not known. */
  about: (name: string, end: string): string => (end ? `${name} · Estimated end: ${end}` : name),
  more: 'See more',
  signIn: 'Sign in as administrator',
} as const;

export const searchBoxTexts = {
  label: 'Search or run a command',
  close: 'Close the search',
  loading: 'Loading…',
  notLoaded: 'This could not be loaded. Enter searches the configurations.',
  shortcuts: 'Keyboard shortcuts',
} as const;

export const errorPageTexts = {
  missingTitle: 'Page not found',
  missing: 'This page could not be found',
  title: 'An error occurred',
  text: 'What you did last may not have been saved.',
  home: 'Go to the start page',
  status: 'Status of Portal',
  report: 'Report the issue',
  details: 'Error details',
  operation: (id: string): string => `Operation: ${id}`,
  statusCode: (status: number): string => `Status: ${status}`,
  address: (path: string): string => `Address: ${path}`,
  time: (at: string): string => `Time: ${at}`,
  broken: 'An error occurred while showing the error page',
} as const;
