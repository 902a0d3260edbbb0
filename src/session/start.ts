import type { QueryClient } from '@tanstack/react-query';
import { ApiError, isLapsed } from '~/api/ApiError.ts';
import { callAt } from '~/api/bases.ts';
import { isCalledOff } from '~/api/calledOff.ts';
import { signInToCpqBy } from '~/api/cpqSignIn.ts';
import { describeCms } from '~/api/endpoints.ts';
import { config } from '~/config.ts';
import { notice } from '~/domain/notice/notices.ts';
import { otherAccountWords, unknownPersonWords } from '~/domain/session/sessionWords.ts';
import { descriptionOfCms } from '~/queries/description/description.ts';
import { firstPageThere } from '~/queries/firstPage.ts';
import { awaitNetwork } from '~/ui/network.ts';
import { notify } from '~/ui/notices/notices.ts';
import { localeLifetime, setCookie } from '~/ui/storage/cookies.ts';
import { clearStorages, forget, giveTabTo, kept } from '~/ui/storage/tabStore.ts';
import { cpqToken, takeUpCpqSession } from './cpqSession.ts';
import { currentSession, takeUpSession } from './currentSession.ts';
import { SignInError, type Identity } from './identity.ts';
import { authUser, fetchAccess } from './me.ts';
import { hearOtherTabs, tellOtherTabs } from './otherTabs.ts';
import { useSession } from './session.ts';
import { inTurn } from './signInDialogs.ts';
import { endSession, leaveTab, otherAccountPlace, signOut } from './signOut.ts';
import { startIdentity } from './startIdentity.ts';
import { supplyTokens } from './supplyTokens.ts';

/** Time for which the notice about a person who could not be fetched stands before the session is ended, in ms. */
export const logoutDelay = 1500;

/** Time after which a description that broke off is asked for again, in ms: a page that is left is gone by then. */
const pauseAfterBreak = 2000;

/**
 * Takes up the session of this tab and starts, all at once, everything a signed-in person's first screen
 * needs of it: who they are and what they may call. How the CMS describes itself follows when that screen is there.
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
  const { account } = identity;
  hearOtherTabs((message) => {
    const isOver = message.kind === 'SIGNED_OUT' || message.account !== account;
    if (isOver && useSession.getState().phase === 'SIGNED_IN') void leaveTab();
  });
  if (account === undefined) {
    useSession.setState({ phase: 'VISITOR' });
    return;
  }
  giveTabTo(account);
  takeUpCpqSession();
  supplyTokens(identity, client);
  useSession.setState({ phase: 'SIGNED_IN' });
  signInToCpqBy(() => inTurn(() => askToSignInToCpq(client)).catch(() => false));
  if (identity.returned) tellOtherTabs({ kind: 'SIGNED_IN', account });
  await Promise.all([fetchPerson(client), fetchAccess(client), fetchDescription(client)]);
}

/** Whether the page was loaded in a way that lets people sign in; a browser that does not say may try. */
const isSecure = (): boolean => !('isSecureContext' in globalThis) || globalThis.isSecureContext;

/** The identity of this tab; undefined when it could not be taken up, and then the session says why. */
async function begun(begin: () => Promise<Identity>): Promise<Identity | undefined> {
  try {
    if (!isSecure()) throw new SignInError('INSECURE');
    return await begin();
  } catch (error) {
    const problem = error instanceof SignInError ? error.problem : 'UNREACHABLE';
    if (problem === 'ANSWER') {
      clearStorages();
      history.replaceState(null, '', '/');
    }
    console.warn(error instanceof Error ? error.message : 'Signing in could not be started');
    useSession.setState({ phase: 'VISITOR', problem });
    return undefined;
  }
}

/**
 * Asks the person to sign in to the quoting system; the dialog is loaded when it is first needed. Whatever shows of
 * that system and could not be read is asked for again afterwards. Answers whether they signed in.
 */
async function askToSignInToCpq(client: QueryClient): Promise<boolean> {
  const { openCpqSignIn } = await import('./CpqSignIn.tsx');
  return new Promise((resolve) => {
    openCpqSignIn({
      email: client.getQueryData(authUser().queryKey)?.email ?? '',
      // A session that has ended under what somebody does is taken up again; one that never was need not be.
      closable: cpqToken() === undefined,
      onSignedIn: () => {
        resolve(true);
        void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
      },
      onClosed: () => resolve(false),
    });
  });
}

async function fetchPerson(client: QueryClient): Promise<void> {
  try {
    await client.fetchQuery(authUser());
    sayWhoCame();
  } catch (error) {
    if (isCalledOff(error)) return;
    const { phase, lapsedAt } = useSession.getState();
    // The session may have ended meanwhile, or the page be on its way to the sign-in.
    if (phase !== 'SIGNED_IN' || (isLapsed(error) && lapsedAt === undefined)) return;
    if (error instanceof ApiError) console.warn(`${error.operationId}: ${error.status} ${error.code}`);
    notify(notice('AUTH_ERROR', { body: unknownPersonWords }));
    setTimeout(() => void signOut(), logoutDelay);
  }
}

/** Says, once, that the session is another account's than the one before. */
function sayWhoCame(): void {
  if (kept(otherAccountPlace) === undefined) return;
  forget(otherAccountPlace);
  notify(notice('WARNING', otherAccountWords));
}

/**
 * Asks for the description once the first page is there, which the endpoints pinned at build time serve. Without it
 * nothing is certain about the CMS: the session ends, and the sign-out page says why. A call that broke off is made
 * once more before.
 */
async function fetchDescription(client: QueryClient, again = true): Promise<void> {
  try {
    await firstPageThere(client);
    await awaitNetwork();
    if (isOver(client)) return;
    describeCms(await client.fetchQuery(descriptionOfCms()), config.cmsBase);
  } catch (error) {
    if (isCalledOff(error) || isLapsed(error) || isOver(client)) return;
    // It says nothing about the CMS that the network has gone meanwhile, or that the person leaves or reloads the page:
    // that breaks the call off too, and nothing here runs long enough to ask again.
    const brokeOff = error instanceof ApiError && error.code === 'NETWORK';
    if (brokeOff && again) await pause(pauseAfterBreak);
    if (isOver(client)) return;
    if (!navigator.onLine) await fetchDescription(client);
    else if (brokeOff && again) await fetchDescription(client, false);
    else await endSession('DESCRIPTION');
  }
}

/** Whether the session has ended while something was waited for, or another one has come: it is then nobody's. */
const isOver = (client: QueryClient): boolean =>
  currentSession()?.client !== client || useSession.getState().phase !== 'SIGNED_IN';

const pause = (ms: number): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
