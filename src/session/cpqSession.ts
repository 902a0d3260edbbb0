import { call } from '~/api/call.ts';
import { ApiError } from '~/api/ApiError.ts';
import { endpointOf } from '~/api/endpoints.ts';
import type { Result } from '~/api/operations.ts';
import type { LoginForm } from '~/domain/session/login.ts';
import { firstMessage } from '~/domain/session/loginRefusal.ts';
import { cookie, cpqTokenCookie, cpqTokenLifetime, removeCookie, setCookie } from '~/ui/storage/cookies.ts';
import { takeFailures } from '~/queries/failures.ts';

export type CpqLoginAnswer =
  | { readonly kind: 'SIGNED_IN'; readonly user: Result<'cpqCurrentUser'> }
  | { readonly kind: 'REFUSED'; readonly message: string };

const refusedWithout = 'The quoting system did not accept the password';

/**
 * Signs in to the quoting system and keeps its token for 14 days. A refusal (400) gives its first message;
 * any other failure gives null.
 */
export async function cpqLogin(credentials: LoginForm): Promise<CpqLoginAnswer | null> {
  try {
    const { token } = await call('cpqLogin', { body: credentials });
    setCookie(cpqTokenCookie, token, { lifetime: cpqTokenLifetime });
    return { kind: 'SIGNED_IN', user: await call('cpqCurrentUser', {}) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) return null;
    return { kind: 'REFUSED', message: firstMessage(error.data) ?? refusedWithout };
  }
}

/** Whether a failure says that the session of the quoting system has ended. */
const isCpqSessionOver = (error: ApiError): boolean =>
  error.status === 401 &&
  error.operationId !== 'cpqLogin' &&
  endpointOf(error.operationId)?.backend === 'cpq';

let stopAsking: () => void = () => undefined;

/** Has the sign-in dialog opened, and nothing else said, whenever a call finds the quoting session ended. */
export function askWhenCpqSessionEnds(ask: () => void): void {
  stopAsking();
  stopAsking = takeFailures((error) => {
    const over = isCpqSessionOver(error);
    if (over) ask();
    return over;
  });
}

/** The token of the quoting system, from its cookie; undefined without a session there. */
export const cpqToken = (): string | undefined => cookie(cpqTokenCookie);

/** Signs out of the quoting system, best effort: what this browser keeps of the session goes in any case. */
export function cpqLogout(): void {
  if (cpqToken() !== undefined) void call('cpqLogout', {}).catch(() => undefined);
  forgetCpqSession();
}

/** Drops what this browser keeps of the session with the quoting system. */
export function forgetCpqSession(): void {
  stopAsking();
  removeCookie(cpqTokenCookie);
}
