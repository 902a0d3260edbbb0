import type { QueryClient } from '@tanstack/react-query';
import {
  ApiError,
  isSessionEndedError,
  isMalformedResponseError,
  isNotFoundOrForbidden,
  isAbortError,
} from '~/api/ApiError.ts';
import { setBaseUrls } from '~/api/request.ts';
import { setCpqSignInPrompt } from '~/api/cpqSignIn.ts';
import { setApiDescriptionSource } from '~/api/apiDescriptionSource.ts';
import { config } from '~/config.ts';
import { isRemappedOperation, buildPermissionIds } from '~/domain/apiDescription/operationMapping.ts';
import { createNotice } from '~/domain/notice/notices.ts';
import type { SignInProblem } from '~/domain/session/signInProblem.ts';
import { otherAccountTexts, unknownUserText } from '~/domain/session/sessionTexts.ts';
import { paths } from '~/paths.ts';
import { rawApiDescriptionQuery } from '~/queries/apiDescription/rawApiDescription.ts';
import { waitForFirstPage } from '~/queries/waitForFirstPage.ts';
import { waitForNetwork } from '~/platform/network.ts';
import { notify } from '~/platform/notices.ts';
import { localeLifetimeMs, setCookie } from '~/platform/storage/cookies.ts';
import {
  canStoreTabItems,
  clearStorages,
  removeTabItem,
  bindTabToAccount,
  getTabItem,
} from '~/platform/storage/tabStore.ts';
import { getCpqToken, restoreCpqSession } from './cpqSession.ts';
import { setPermissionIds, authUserQuery, fetchAccessLists, fetchMe } from './me.ts';
import { getCurrentSession, setCurrentSession, useSession } from './session.ts';
import type { IdentityClient } from './identityClient.ts';
import {
  onTabMessage,
  notifyOtherTabs,
  endSession,
  handleSignInElsewhere,
  handleSignOutElsewhere,
  accountSwitchKey,
  signOut,
} from './signOut.ts';
import { queueSignInDialog } from './signIn.ts';
import { startIdentityClient } from './startIdentityClient.ts';
import { removeSignInProblem, getSignInProblem } from './returnUrl.ts';
import { provideTokens } from './provideTokens.ts';

/** Time for which the notice about a person who could not be fetched stands before the session is ended, in ms. */
export const logoutDelayMs = 1500;

/**
 * All at once what a first screen needs: who the person is and what they may call. How the CMS describes itself
 * follows.
 */
export async function startSession(
  client: QueryClient,
  begin: () => Promise<IdentityClient> = () => startIdentityClient(config, () => waitForFirstPage(client)),
): Promise<void> {
  setBaseUrls({ cms: config.cmsBase, cpq: config.cpqBase, status: config.statusBase });
  setCookie('locale', 'en', { lifetime: localeLifetimeMs });
  const unusable = problemOfBrowser();
  if (unusable) {
    useSession.setState({ phase: 'VISITOR', problem: unusable });
    return;
  }
  const identity = await begin();
  setCurrentSession({ identity, client });
  const { account } = identity;
  // Whoever has stopped the sign-in meanwhile has left.
  if (useSession.getState().phase !== 'STARTING') return;
  onTabMessage((message) => {
    if (useSession.getState().phase !== 'SIGNED_IN') return;
    if (message.kind === 'SIGNED_OUT')
      void (message.problem ? endSession(message.problem) : handleSignOutElsewhere());
    else if (message.account !== account) handleSignInElsewhere();
  });
  if (account === undefined) {
    becomeVisitor(identity.problem);
    return;
  }
  bindTabToAccount(account);
  removeSignInProblem();
  restoreCpqSession();
  provideTokens(identity, client);
  useSession.setState({ phase: 'SIGNED_IN' });
  setCpqSignInPrompt(() => queueSignInDialog(() => askToSignInToCpq(client)).catch(() => false));
  void watchRights(client);
  const reading = descriptionReading(client);
  setApiDescriptionSource(reading);
  if (identity.returned) notifyOtherTabs({ kind: 'SIGNED_IN', account });
  await Promise.all([fetchPerson(client), fetchAccessLists(client), reading.readLater()]);
}

/** Whether the page was loaded in a way that lets people sign in; a browser that does not say may try. */
const isSecure = (): boolean => !('isSecureContext' in globalThis) || globalThis.isSecureContext;

function problemOfBrowser(): SignInProblem | undefined {
  if (!isSecure()) return 'INSECURE';
  return canStoreTabItems() ? undefined : 'STORAGE';
}

/** Has nobody be signed in, and says why where there is a reason: of this sign-in, or of the sign-out that has led here. */
function becomeVisitor(problem: SignInProblem | undefined): void {
  if (problem === 'ANSWER') {
    clearStorages();
    history.replaceState(null, '', '/');
  }
  const signedOutBy = location.pathname === paths.logout() ? getSignInProblem() : undefined;
  useSession.setState({ phase: 'VISITOR', problem: problem ?? signedOutBy });
}

/** Whatever could not be read of that system is asked for again afterwards. Answers whether they signed in. */
async function askToSignInToCpq(client: QueryClient): Promise<boolean> {
  const { openCpqSignInDialog } = await import('./CpqSignInDialog.tsx');
  return new Promise((resolve) => {
    openCpqSignInDialog({
      email: client.getQueryData(authUserQuery().queryKey)?.email ?? '',
      // A session that has ended under what somebody does is taken up again; one that never was need not be.
      closable: getCpqToken() === undefined,
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
    await fetchMe(client);
    sayWhoCame();
  } catch (error) {
    if (isAbortError(error)) return;
    const { phase, lapsedAt } = useSession.getState();
    // The session may have ended meanwhile, or the page be on its way to the sign-in.
    if (phase !== 'SIGNED_IN' || (isSessionEndedError(error) && lapsedAt === undefined)) return;
    if (error instanceof ApiError) console.warn(`${error.operationId}: ${error.status} ${error.code}`);
    notify(createNotice('AUTH_ERROR', { body: unknownUserText }));
    const problem = isNotFoundOrForbidden(error) ? 'UNKNOWN_PERSON' : 'SERVER';
    setTimeout(() => void signOut(problem), logoutDelayMs);
  }
}

function sayWhoCame(): void {
  if (getTabItem(accountSwitchKey) === undefined) return;
  removeTabItem(accountSwitchKey);
  notify(createNotice('WARNING', otherAccountTexts));
}

/**
 * Once, at the latest when the first page is there, which pinned endpoints serve. Without it nothing is certain about
 * the CMS: the session ends, and the sign-out page says why.
 */
function descriptionReading(client: QueryClient) {
  let reading: Promise<void> | undefined;
  const read = (): Promise<void> => (reading ??= fetchDescription(client));
  return {
    read,
    readLater: async (): Promise<void> => {
      await waitForFirstPage(client);
      await read();
    },
    needs: (operationId: string): boolean => isRemappedOperation(config.cmsOperations, operationId),
  };
}

async function fetchDescription(client: QueryClient): Promise<void> {
  try {
    await waitForNetwork();
    if (isOver(client)) return;
    const [description, { setEndpointsFromOpenApi }] = await Promise.all([
      client.fetchQuery(rawApiDescriptionQuery()),
      import('~/api/setEndpointsFromOpenApi.ts'),
    ]);
    if (isOver(client)) return;
    const { matched } = setEndpointsFromOpenApi(description, config.cmsBase, config.cmsOperations);
    setPermissionIds(buildPermissionIds(matched, config.cmsOperations));
  } catch (error) {
    if (isAbortError(error) || isSessionEndedError(error) || isOver(client)) return;
    // It says nothing about the CMS that the network has gone meanwhile.
    if (!navigator.onLine) await fetchDescription(client);
    else await endSession(isMalformedResponseError(error) ? 'DESCRIPTION' : 'SERVER');
  }
}

/** Watches whether the person's rights change, once the first page is there. Without the code for it they stay as they are. */
async function watchRights(client: QueryClient): Promise<void> {
  await waitForFirstPage(client);
  const rights = await import('./rights.ts').catch(() => undefined);
  if (!isOver(client)) rights?.watchRights(client);
}

/** Whether the session has ended while something was waited for, or another one has come: it is then nobody's. */
const isOver = (client: QueryClient): boolean =>
  getCurrentSession()?.client !== client || useSession.getState().phase !== 'SIGNED_IN';
