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

/** Time, in ms, for which the notice about a failed fetch of the person is shown before the session ends. */
export const logoutDelayMs = 1500;

/** Fetches in parallel what a first screen needs: the person and their operations. */
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
  // The person may have cancelled the sign-in meanwhile.
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

/** Whether the page is a secure context, which the sign-in needs; a browser that does not say may try. */
const isSecure = (): boolean => !('isSecureContext' in globalThis) || globalThis.isSecureContext;

function problemOfBrowser(): SignInProblem | undefined {
  if (!isSecure()) return 'INSECURE';
  return canStoreTabItems() ? undefined : 'STORAGE';
}

/** Continues without a person, and shows why, if known: the problem of this sign-in or the last sign-out. */
function becomeVisitor(problem: SignInProblem | undefined): void {
  if (problem === 'ANSWER') {
    clearStorages();
    history.replaceState(null, '', '/');
  }
  const signedOutBy = location.pathname === paths.logout() ? getSignInProblem() : undefined;
  useSession.setState({ phase: 'VISITOR', problem: problem ?? signedOutBy });
}

/** Resolves with whether the person signed in; failed queries are then fetched again. */
async function askToSignInToCpq(client: QueryClient): Promise<boolean> {
  const { openCpqSignInDialog } = await import('./CpqSignInDialog.tsx');
  return new Promise((resolve) => {
    openCpqSignInDialog({
      email: client.getQueryData(authUserQuery().queryKey)?.email ?? '',
      // An expired session has to be renewed; one that never existed is optional.
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
    // The session may have ended meanwhile, or a redirect to the sign-in may be under way.
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
 * Fetches the CMS's description once, at the latest after the first page, which uses pinned endpoints.
 * Without it no call to the CMS is certain: the session ends, and the sign-out page says why.
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
    // A lost network says nothing about the CMS.
    if (!navigator.onLine) await fetchDescription(client);
    else await endSession(isMalformedResponseError(error) ? 'DESCRIPTION' : 'SERVER');
  }
}

/** Watches the person's rights, after the first page. If the code cannot be loaded, they stay as they are. */
async function watchRights(client: QueryClient): Promise<void> {
  await waitForFirstPage(client);
  const rights = await import('./rights.ts').catch(() => undefined);
  if (!isOver(client)) rights?.watchRights(client);
}

/** Whether the session ended, or was replaced by another, during an await. */
const isOver = (client: QueryClient): boolean =>
  getCurrentSession()?.client !== client || useSession.getState().phase !== 'SIGNED_IN';
