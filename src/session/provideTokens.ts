import type { QueryClient } from '@tanstack/react-query';
import { createAbortError, isAbortError } from '~/api/ApiError.ts';
import { setTokenSource } from '~/api/tokens.ts';
import { createNotice } from '~/domain/notice/notices.ts';
import { signInUnreachableText } from '~/domain/session/sessionTexts.ts';
import { notify } from '~/platform/notices.ts';
import { hasUnsavedChanges } from '~/platform/unsaved.ts';
import type { IdentityClient, Token } from './identityClient.ts';
import { authUserQuery } from './me.ts';
import { scheduleRenewal, startRenewalChecks } from './renewal.ts';
import { storeReturnUrl } from './returnUrl.ts';
import { useSession } from './session.ts';
import { openSignInDialog } from './SignInDialog.tsx';
import { endSession, switchAccount } from './signOut.ts';

/** Time, in ms, that a redirect to the sign-in may take; until then no second one starts. */
const leavingTime = 10_000;

/** Provides tokens of the identity's account; one of another ends the session and aborts the call. */
export function provideTokens(identity: IdentityClient, client: QueryClient): void {
  /** The last token. After its expiry the back end refuses it, which starts the sign-in. */
  let atHand: string | undefined;

  const taken = (token: Token | undefined): string | undefined => {
    if (!token) return undefined;
    if (token.account !== identity.account) {
      void switchAccount(token.account);
      throw createAbortError();
    }
    atHand = token.value;
    scheduleRenewal(token.expiresAt, () => void renew().catch(() => undefined));
    return token.value;
  };
  const resumed = (token: string | undefined): string | undefined => {
    if (token !== undefined) resume(client);
    return token;
  };
  const renew = async (): Promise<string | undefined> => resumed(taken(await identity.renew()));

  let leftAt = Number.NEGATIVE_INFINITY;
  const leave = async (): Promise<void> => {
    leftAt = Date.now();
    storeReturnUrl();
    try {
      await identity.signIn();
    } catch (error) {
      leftAt = Number.NEGATIVE_INFINITY;
      throw error;
    }
  };
  const canLeave = (): boolean => !hasUnsavedChanges() && useSession.getState().lapsedAt === undefined;

  setTokenSource({
    current: async () => {
      try {
        return taken(await identity.token()) ?? atHand;
      } catch (error) {
        if (isAbortError(error)) throw error;
        return atHand;
      }
    },
    renew,
    interact: async ({ failed }) => {
      if (!failed && canLeave()) {
        if (Date.now() - leftAt <= leavingTime) return undefined;
        const hasLeft = await leave().then(
          () => true,
          () => false,
        );
        if (hasLeft) return undefined;
      }
      // Do not leave the page for an unreachable provider; before the first page there is nothing to keep.
      if (failed || canLeave()) {
        if (client.getQueryData(authUserQuery().queryKey) === undefined) {
          void endSession('UNREACHABLE');
          throw createAbortError();
        }
        notify(createNotice('AUTH_ERROR', { body: signInUnreachableText }));
      }
      const beside = async (onClosed: () => void) => taken(await identity.signInBeside(onClosed));
      const token = await openSignInDialog({ beside, here: leave });
      if (token === undefined) lapse();
      return resumed(token);
    },
    declined: () => useSession.getState().lapsedAt !== undefined,
    giveUp: () => void endSession('ENDED'),
  });
  startRenewalChecks();
}

function lapse(): void {
  useSession.setState(({ lapsedAt }) => ({ lapsedAt: lapsedAt ?? new Date() }));
}

function resume(client: QueryClient): void {
  if (useSession.getState().lapsedAt === undefined) return;
  useSession.setState({ lapsedAt: undefined });
  void client.invalidateQueries();
}
