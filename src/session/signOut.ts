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

/** Message between tabs of one browser: that a session has ended (against its will by a problem), or that an account has signed in. */
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

/** Has `hear` hear what the other tabs tell. Anything that is no message of theirs is passed over. */
export function onTabMessage(hear: (message: Message) => void): void {
  hearing = hear;
}

function dropEverything(): void {
  useSession.setState({ phase: 'LEAVING', lapsedAt: undefined, isReplaced: false });
  // First of all, so that nothing that was begun is sent any more.
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
 * Of this page and its storages, the quoting system, other tabs and, by leaving, the identity provider, which the
 * rest does not need. Whom a `problem` signs out finds their drafts again, and why.
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

/**
 * In this tab, without asking the identity provider. What the person has typed, and where they were, is kept for
 * their account.
 */
export async function endSession(problem: SignInProblem): Promise<void> {
  storeReturnUrl();
  dropEverything();
  await leave(problem);
}

/**
 * Because another account has signed in in another tab. A page with something unsaved stays until that is seen;
 * nothing is sent from it.
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

/** Under this name the tab keeps for an account that it has come in the place of another one. */
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
  // A page that had only just come may have asked for something while it went.
  session?.client.removeQueries({ predicate: (query) => query.getObserversCount() === 0 });
  if (problem) storeSignInProblem(problem);
  clearStorages(problem && shouldOutliveSession);
  useSession.setState({ phase: 'VISITOR', problem, left: true });
}
