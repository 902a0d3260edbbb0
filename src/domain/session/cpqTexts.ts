export const cpqTexts = {
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
  notSignedIn: 'You are not signed in to the quoting system',
} as const;

export const cpqRefusedText = 'The quoting system did not accept the password';

const messageFields = ['messages', 'errors', 'message', 'error', 'humanReadableError'];
const maxDepth = 3;

/** First message of a response: a text, a list, or an object with one of the usual fields. */
export function findFirstMessage(answer: unknown, depth = 0): string | undefined {
  if (typeof answer === 'string') return answer.trim() || undefined;
  if (typeof answer !== 'object' || answer === null || depth > maxDepth) return undefined;
  const inner = Array.isArray(answer)
    ? answer
    : messageFields.map((field) => Object.entries(answer).find(([name]) => name === field)?.[1]);
  for (const each of inner) {
    const message = findFirstMessage(each, depth + 1);
    if (message) return message;
  }
  return undefined;
}
