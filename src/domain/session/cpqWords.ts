/** The words of signing in to the quoting system. */
export const cpqWords = {
  title: 'Sign in',
  subheading: 'Your session with the quoting system has ended, or has not begun yet.',
  email: 'E-mail',
  password: 'Password',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  signIn: 'Sign in',
  unreachable: 'The quoting system cannot be reached. Try again in a moment.',
  forgotten: 'Forgot your password?',
  /** The failure of a call that nobody has signed in for. */
  notSignedIn: 'You are not signed in to the quoting system',
} as const;

/** The words for a refusal that carries no message of its own. */
export const cpqRefusedWords = 'The quoting system did not accept the password';
