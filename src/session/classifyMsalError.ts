import { AuthError, InteractionRequiredAuthError, ServerError } from '@azure/msal-browser';
import { parseProviderError, type SignInProblem } from '~/domain/session/signInProblem.ts';
import { SignInError } from './identityClient.ts';

const problemByCode: Readonly<Record<string, SignInProblem>> = {
  popup_window_error: 'BLOCKED',
  empty_window_error: 'BLOCKED',
  timed_out: 'CLOSED',
  network_error: 'UNREACHABLE',
  no_network_connectivity: 'UNREACHABLE',
  post_request_failed: 'UNREACHABLE',
  get_request_failed: 'UNREACHABLE',
  endpoints_resolution_error: 'UNREACHABLE',
  openid_config_error: 'UNREACHABLE',
};

/** MSAL's codes for a response that matches no request of this tab. */
const foreignAnswerCodes: readonly string[] = [
  'state_mismatch',
  'state_not_found',
  'invalid_state',
  'no_state_in_hash',
  'unable_to_parse_state',
  'state_interaction_type_mismatch',
  'hash_empty_error',
  'hash_not_deserialized',
  'hash_does_not_contain_known_properties',
  'no_token_request_cache_error',
  'unable_to_parse_token_request_cache_error',
  'authorization_code_missing_from_server_response',
];

/** Sign-in problem behind an MSAL error; `otherwise` for the library's internal errors. */
export function classifyMsalError(error: unknown, otherwise: SignInProblem): SignInProblem {
  if (error instanceof SignInError) return error.problem;
  if (!(error instanceof AuthError)) return otherwise;
  const known = problemByCode[error.errorCode];
  if (known) return known;
  const isProviders = error instanceof ServerError || error instanceof InteractionRequiredAuthError;
  return isProviders || error.errorCode === 'user_cancelled'
    ? parseProviderError(error.errorCode, error.errorMessage)
    : otherwise;
}

/** ANSWER for the foreign codes only: otherwise a response without a token is a failure of the provider. */
export function classifyMsalResponseError(error: unknown): SignInProblem {
  if (!(error instanceof AuthError) || foreignAnswerCodes.includes(error.errorCode)) return 'ANSWER';
  const problem = classifyMsalError(error, 'UNFINISHED');
  return problem === 'UNREACHABLE' ? 'UNFINISHED' : problem;
}
