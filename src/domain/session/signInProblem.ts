export type SignInProblem =
  | 'ANSWER'
  /** The user cancelled the sign-in at the provider. */
  | 'CANCELLED'
  /** The user asked the provider for a new password. */
  | 'PASSWORD_RESET'
  | 'REFUSED'
  | 'UNREACHABLE'
  /** The provider signed the user in, but issued no token. */
  | 'UNFINISHED'
  /** The browser blocked the sign-in window. */
  | 'BLOCKED'
  /** The sign-in window was closed without a response. */
  | 'CLOSED'
  /** Portal was opened over an insecure connection, on which no browser allows signing in. */
  | 'INSECURE'
  /** Browser storage is not available, so the provider's response could not be matched to a request. */
  | 'STORAGE'
  | 'ENDED'
  /** The user stopped a sign-in that took long. */
  | 'STOPPED'
  | 'UNKNOWN_PERSON'
  | 'SERVER'
  /** The API description of the CMS contains nothing that Portal could call. */
  | 'DESCRIPTION'
  | 'OTHER_ACCOUNT';

export const signInProblemTexts: Record<SignInProblem, string> = {
  ANSWER: 'The sign-in that came back does not belong to this tab. Please sign in again.',
  CANCELLED: 'The sign-in was cancelled.',
  PASSWORD_RESET: 'You asked for a new password. Set it first, and then sign in with it.',
  REFUSED: 'The sign-in service did not let you in. Try again, or ask your administrator.',
  UNREACHABLE: 'Signing in could not be started. Check your connection and try again.',
  UNFINISHED:
    'Signing in could not be finished, since the sign-in service did not answer as it should. Check your connection, and try again in a few minutes.',
  BLOCKED:
    'Your browser has blocked the window. Allow windows for this page and try again, or sign in on this page.',
  CLOSED: 'The window was closed before you were signed in. You can open it again.',
  INSECURE:
    'Portal was opened over an insecure connection, on which nobody can sign in. Open it over https; whoever runs Portal knows the address.',
  STORAGE:
    'Your browser keeps nothing for this page, and without that nobody can sign in. Allow cookies and site data for Portal, and load it again.',
  ENDED: 'We could not log you in… Your session has ended and signing in again did not succeed.',
  STOPPED: 'You stopped the sign-in before it was done.',
  UNKNOWN_PERSON:
    'Portal does not know the account you signed in with, so you were signed out. Ask your administrator, or sign in with another account.',
  SERVER: 'Portal cannot reach its server. You were signed out; try again in a few minutes.',
  DESCRIPTION:
    'Portal cannot work with its server: what the server says of itself names no operation. You were signed out; tell whoever runs Portal.',
  OTHER_ACCOUNT: 'Another account has signed in in another tab, which ended your session in this one.',
};

export const isSignInProblem = (text: string): text is SignInProblem =>
  Object.hasOwn(signInProblemTexts, text);

const providerCodes: readonly (readonly [code: RegExp, problem: SignInProblem])[] = [
  [/\bAADB2C90118\b/, 'PASSWORD_RESET'],
  [/\bAADB2C90091\b|\baccess_denied\b|\buser_cancelled\b/, 'CANCELLED'],
];

/** By the code, and the code in the description, which is never shown: anybody could write it into a link. */
export function parseProviderError(code: string, description: string): SignInProblem {
  const text = `${code} ${description}`;
  return providerCodes.find(([pattern]) => pattern.test(text))?.[1] ?? 'REFUSED';
}
