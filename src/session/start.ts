import type { QueryClient } from '@tanstack/react-query';
import { describeCms } from '~/api/endpoints.ts';
import { call } from '~/api/call.ts';
import { callAt } from '~/api/bases.ts';
import { takeTokensFrom } from '~/api/tokens.ts';
import { config } from '~/config.ts';
import { notice } from '~/domain/notice/notices.ts';
import { askWhenCpqSessionEnds } from './cpqSession.ts';
import { localeLifetime, setCookie } from '~/ui/storage/cookies.ts';
import { takeUpSession } from './currentSession.ts';
import { ReturnError, type Identity, type Token } from './identity.ts';
import { firstPageThere } from '~/queries/firstPage.ts';
import { authUser, fetchAccess } from './me.ts';
import { rememberPath } from './returnPath.ts';
import { renewAt, watchTheClock } from './renewal.ts';
import { useSession } from './session.ts';
import { startIdentity } from './startIdentity.ts';
import { endSession, leaveTab, signOut } from './signOut.ts';
import { askToSignIn } from './SignInBeside.tsx';
import { hearOtherTabs, tellOtherTabs } from './otherTabs.ts';
import { notify } from '~/ui/notices/notices.ts';
import { hasUnsaved } from '~/ui/unsaved.ts';

/** How long the notice about a person who could not be fetched stands before the session is ended, in ms. */
export const logoutDelay = 1500;

/**
 * Takes up the session of this tab and starts, all at once, everything a signed-in person's first screen
 * needs of it: who they are, what they may call, how the CMS describes itself.
 */
export async function startSession(
  client: QueryClient,
  begin: () => Promise<Identity> = () => startIdentity(config, () => firstPageThere(client)),
): Promise<void> {
  callAt({ cms: config.cmsBase, cpq: config.cpqBase, status: config.statusBase });
  setCookie('locale', 'en', { lifetime: localeLifetime });
  const identity = await begun(begin);
  if (!identity) return;
  takeUpSession({ identity, client });
  hearOtherTabs((message) => {
    if (message.kind === 'SIGNED_OUT' || isSomebodyElse(client, message.email)) void leaveTab();
  });
  if (!identity.signedIn) {
    useSession.setState({ phase: 'VISITOR' });
    return;
  }
  supplyTokens(identity);
  useSession.setState({ phase: 'SIGNED_IN' });
  askWhenCpqSessionEnds(() => void openSignInToQuotes(client));
  await Promise.all([fetchPerson(client, identity), fetchDescription(), fetchAccess(client)]);
}

/** The identity of this tab; undefined when it could not be taken up, and then the session says why. */
async function begun(begin: () => Promise<Identity>): Promise<Identity | undefined> {
  try {
    return await begin();
  } catch (error) {
    const returned = error instanceof ReturnError;
    if (returned) {
      sessionStorage.clear();
      history.replaceState(null, '', '/');
    }
    console.warn(error instanceof Error ? error.message : 'Signing in could not be started');
    useSession.setState({ phase: 'VISITOR', problem: returned ? 'ANSWER' : 'IDENTITY' });
    return undefined;
  }
}

function isSomebodyElse(client: QueryClient, email: string): boolean {
  const me = client.getQueryData(authUser().queryKey);
  return me !== undefined && me.email !== email;
}

function supplyTokens(identity: Identity): void {
  const watched = (token: Token | undefined): string | undefined => {
    if (token)
      renewAt(
        token.expiresAt,
        () =>
          void identity
            .renew()
            .then(watched)
            .catch(() => undefined),
      );
    return token?.value;
  };
  takeTokensFrom({
    current: async () => watched(await identity.token()),
    renew: async () => watched(await identity.renew()),
    interact: async () => {
      if (hasUnsaved()) return askToSignIn(async () => watched(await identity.signInBeside()));
      rememberPath();
      await identity.signIn();
      return undefined;
    },
    giveUp: () => void endSession('IDENTITY'),
  });
  watchTheClock();
}

/** The dialog is loaded when it is first needed; what shows of the quoting system is asked for again afterwards. */
async function openSignInToQuotes(client: QueryClient): Promise<void> {
  const { openCpqSignIn } = await import('./CpqSignIn.tsx');
  openCpqSignIn({
    email: client.getQueryData(authUser().queryKey)?.email ?? '',
    closable: false,
    onSignedIn: () =>
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }),
  });
}

async function fetchPerson(client: QueryClient, identity: Identity): Promise<void> {
  try {
    const { email } = await client.fetchQuery(authUser());
    if (identity.returned) tellOtherTabs({ kind: 'SIGNED_IN', email });
  } catch {
    // The session may have ended meanwhile, and this call with it.
    if (useSession.getState().phase !== 'SIGNED_IN') return;
    notify(notice('AUTH_ERROR', { body: 'You are being signed out. Please try again.' }));
    setTimeout(() => void signOut(), logoutDelay);
  }
}

/** Without its description nothing is certain about the CMS: the session ends, and the sign-out page says why. */
async function fetchDescription(): Promise<void> {
  try {
    describeCms(await call('descriptionGet', {}), config.cmsBase);
  } catch {
    await endSession('DESCRIPTION');
  }
}
