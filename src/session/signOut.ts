import { setApiDescriptionSource } from '~/api/apiDescriptionSource.ts';
import { resetCmsEndpoints } from '~/api/endpoints.ts';
import { clearEntityTags } from '~/api/entityTags.ts';
import { endedTokenSource, signedOutTokenSource, setTokenSource } from '~/api/tokens.ts';
import type { SignInProblem } from '~/domain/session/signInProblem.ts';
import { clearContentComparisonResults } from '~/queries/configurations/contentComparisonResults.ts';
import { clearJobs } from '~/platform/jobs/jobs.ts';
import { clearModals } from '~/platform/modals.ts';
import { hasNetwork } from '~/platform/network.ts';
import { clearNotices } from '~/platform/notices.ts';
import { clearStorages, bindTabToAccount, setTabItem } from '~/platform/storage/tabStore.ts';
import { setPermissionIds } from './me.ts';
import { storeSignInProblem, shouldOutliveSession, storeReturnUrl } from './returnUrl.ts';
import { clearPrintSheet } from '~/platform/printSheet.ts';
import { clearUnsaved, hasUnsavedChanges } from '~/platform/unsaved.ts';
import { logoutFromCpq, clearCpqSession } from './cpqSession.ts';
import { getCurrentSession, useSession } from './session.ts';
import { stopRenewal } from './renewal.ts';
import { cancelSignInRequest, clearSignInDialogs } from './signIn.ts';

/** Message between tabs: a session ended (with a problem, if not by the person), or an account signed in. */
type Message =
  | { readonly kind: 'SIGNED_OUT'; readonly problem?: SignInProblem | undefined }
  | { readonly kind: 'SIGNED_IN'; readonly account: string };

const channel = new BroadcastChannel('portal.session');

export function notifyOtherTabs(message: Message): void {
  channel.postMessage(message);
}

const isMessage = (data: unknown): data is Message =>
  typeof data === 'object' &&
  data !== null &&
  'kind' in data &&
  (data.kind === 'SIGNED_OUT' || (data.kind === 'SIGNED_IN' && 'account' in data));

/** @session nothing of a person */
let hearing: (message: Message) => void = () => undefined;

channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (isMessage(data)) hearing(data);
});

/** Sets the listener for messages of other tabs; unknown messages are ignored. */
export function onTabMessage(hear: (message: Message) => void): void {
  hearing = hear;
}

function dropEverything(): void {
  useSession.setState({ phase: 'LEAVING', lapsedAt: undefined, isReplaced: false });
  // First, so that no pending call is sent any more.
  setTokenSource(endedTokenSource);
  getCurrentSession()?.client.clear();
  resetCmsEndpoints();
  setApiDescriptionSource(undefined);
  setPermissionIds();
  clearEntityTags();
  stopRenewal();
  clearJobs();
  clearContentComparisonResults();
  clearModals();
  clearPrintSheet();
  clearSignInDialogs();
  cancelSignInRequest();
  clearNotices();
  clearUnsaved();
  clearCpqSession();
}

/**
 * Ends the session of this page and its storages, of the quoting system, of other tabs and, by a redirect
 * that the rest does not depend on, of the identity provider. After a `problem`, drafts and the reason are
 * kept for the account.
 */
export async function signOut(problem?: SignInProblem): Promise<void> {
  const session = getCurrentSession();
  if (!session || useSession.getState().phase !== 'SIGNED_IN') return;
  logoutFromCpq();
  dropEverything();
  notifyOtherTabs({ kind: 'SIGNED_OUT', problem });
  if (problem) storeSignInProblem(problem);
  if (await hasNetwork()) await session.identity.signOut().catch(() => leave(problem));
  else await leave(problem);
}

/** Ends the session in this tab only. Drafts and the return URL are kept for the account. */
export async function endSession(problem: SignInProblem): Promise<void> {
  storeReturnUrl();
  dropEverything();
  await leave(problem);
}

/**
 * For an account that has signed in in another tab. A page with unsaved changes stays until the person has
 * seen the reason; it sends nothing any more.
 */
export function handleSignInElsewhere(): void {
  if (!hasUnsavedChanges()) {
    void endSession('OTHER_ACCOUNT');
    return;
  }
  setTokenSource(signedOutTokenSource);
  stopRenewal();
  useSession.setState({ isReplaced: true });
}

export async function handleSignOutElsewhere(): Promise<void> {
  dropEverything();
  await leave();
}

/** Tab entry that says that its account has replaced another one. */
export const accountSwitchKey = 'cameForAnother';

export async function switchAccount(account: string): Promise<void> {
  if (useSession.getState().phase !== 'SIGNED_IN') return;
  logoutFromCpq();
  dropEverything();
  bindTabToAccount(account);
  setTabItem(accountSwitchKey, 'yes');
  notifyOtherTabs({ kind: 'SIGNED_IN', account });
  await getCurrentSession()
    ?.identity.giveWay()
    .catch(() => leave('ENDED'));
}

async function leave(problem?: SignInProblem): Promise<void> {
  const session = getCurrentSession();
  await session?.identity.forget().catch(() => undefined);
  // A page that had just been rendered may have started queries while it was removed.
  session?.client.removeQueries({ predicate: (query) => query.getObserversCount() === 0 });
  if (problem) storeSignInProblem(problem);
  clearStorages(problem && shouldOutliveSession);
  useSession.setState({ phase: 'VISITOR', problem, left: true });
}
