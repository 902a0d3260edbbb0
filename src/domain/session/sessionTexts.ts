export const sessionExpiredTexts = {
  title: 'You are logged out',
  question:
    'Try logging in again. What you have typed and chosen stays as it is, and what you were doing goes on.',
  signIn: 'Sign in',
  signInHere: 'Sign in on this page',
  leaving: 'What you have typed is kept for you; chosen files and running uploads are not.',
  notNow: 'Not now',
  /** `at` is a time of day, such as "14:30". */
  stale: (at: string): string =>
    `You are logged out. What stands here was read before ${at} and may have changed since.`,
} as const;

/** For a renewal that failed because the sign-in service could not be reached; the notice has a title. */
export const signInUnreachableText = 'The sign-in service cannot be reached. What is on this page stays.';

/** For a user whom the CMS does not know, or does not respond for; the notice has a title. */
export const unknownUserText = 'You are being signed out. Please try again.';

export const otherAccountTexts = {
  title: 'You are signed in with another account',
  body: 'The session of the account before has ended, and nothing of it was kept or sent.',
} as const;

/** For a page that stays after another account has signed in in another tab, so that input stays visible. */
export const accountReplacedTexts = {
  title: 'Another account has signed in in another tab',
  text: 'Another account has signed in in another tab. Your session in this one has ended, and nothing is sent from here any more. Copy what you have typed before you close this page.',
  close: 'Close this page',
} as const;

export const rightsChangedTexts = {
  title: 'Your rights have changed',
  waits: 'This page follows once what you have typed is saved or closed.',
} as const;

export const signOutTexts = {
  title: 'Sign out',
  question: 'Something on this page has not been stored yet. It is lost when you sign out.',
  keptQuestion:
    'Something on this page has not been saved yet. It is kept in this browser, and offered when you come back.',
  action: 'Sign out',
} as const;

export const slowSignInTexts = {
  text: 'This takes longer than usual.',
  stop: 'Stop signing in',
} as const;

export const loginPageTexts = {
  title: 'Sign in to Portal',
  text: 'Configure, approve and produce remote controls.',
  signIn: 'Sign in',
  password: 'Set a new password',
  secure: 'Open Portal over https',
} as const;

type LeftBehind = {
  /** Whether typed text remains in the tab, as after a session that ended unintentionally. */
  readonly hasDrafts: boolean;
  /** Whether data remains that outlives sessions, separate for each account. */
  readonly hasPersonal: boolean;
};

export const logoutPageTexts = {
  leaving: 'Signing out',
  title: 'You are signed out',
  text: ({ hasDrafts, hasPersonal }: LeftBehind): string =>
    [
      hasDrafts && 'What you had typed is kept in this tab, and is there when you sign in again.',
      hasPersonal &&
        'What Portal remembers for you in this browser, such as saved views, is separated by account: other accounts are not shown it.',
    ]
      .filter(Boolean)
      .join(' ') || 'Nothing of your session is left in this browser.',
  signIn: 'Sign in again',
} as const;
