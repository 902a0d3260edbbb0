import { AuthError, ServerError } from '@azure/msal-browser';
import { expect, test } from 'vitest';
import { classifyMsalResponseError } from './classifyMsalError.ts';

test.each([
  ['state_mismatch', 'ANSWER'],
  ['no_token_request_cache_error', 'ANSWER'],
  ['unable_to_parse_state', 'ANSWER'],
  ['failed_to_parse_response', 'UNFINISHED'],
  // MSAL's errors for a response without any token.
  ['nonce_mismatch', 'UNFINISHED'],
  ['client_info_empty_error', 'UNFINISHED'],
  ['token_parsing_error', 'UNFINISHED'],
  ['post_request_failed', 'UNFINISHED'],
  ['user_cancelled', 'CANCELLED'],
] as const)('an answer that fails with %s is told as %s', (code, problem) => {
  expect(classifyMsalResponseError(new AuthError(code, 'correlation'))).toBe(problem);
});

test('a refusal of the provider is told as one, and what the library does not know as a foreign answer', () => {
  expect(classifyMsalResponseError(new ServerError('invalid_grant', 'correlation'))).toBe('REFUSED');
  expect(classifyMsalResponseError(new Error('No sign-in was under way'))).toBe('ANSWER');
});
