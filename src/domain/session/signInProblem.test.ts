import { expect, test } from 'vitest';
import { parseProviderError, signInProblemTexts } from './signInProblem.ts';

test.each([
  ['access_denied', 'AADB2C90118: The user has forgotten their password.', 'PASSWORD_RESET'],
  ['access_denied', 'AADB2C90091: The user has cancelled entering self-asserted information.', 'CANCELLED'],
  ['access_denied', 'End-User aborted interaction', 'CANCELLED'],
  ['user_cancelled', '', 'CANCELLED'],
  ['server_error', 'AADB2C90205: This application does not have sufficient permissions.', 'REFUSED'],
  ['invalid_request', '', 'REFUSED'],
  ['', '', 'REFUSED'],
])('%s “%s” is %s', (code, description, problem) => {
  expect(parseProviderError(code, description)).toBe(problem);
});

test('every problem has words, each ending as a sentence does', () => {
  for (const text of Object.values(signInProblemTexts)) expect(text).toMatch(/^[A-Z].+\.$/);
});
