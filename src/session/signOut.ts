import { forgetDescription } from '~/api/endpoints.ts';
import { takeTokensFrom, nobody } from '~/api/tokens.ts';
import { cpqLogout, forgetCpqSession } from './cpqSession.ts';
import { currentSession } from './currentSession.ts';
import { stopRenewal } from './renewal.ts';
import { useSession, type SessionProblem } from './session.ts';
import { tellOtherTabs } from './otherTabs.ts';
import { clearJobs } from '~/ui/jobs/jobs.ts';
import { clearModals } from '~/ui/modal/modals.ts';
import { clearNotices } from '~/ui/notices/notices.ts';

/** Drops everything the person has left in this page and in the browser's storages for it. */
function dropEverything(): void {
  currentSession()?.client.clear();
  takeTokensFrom(nobody);
  forgetDescription();
  stopRenewal();
  clearJobs();
  clearModals();
  clearNotices();
  forgetCpqSession();
}

/** Clears what the sign-in library and the session keep in the browser. */
export function clearStorages(): void {
  sessionStorage.clear();
  // The library notes its version and its running interaction here; what else is here is encrypted for its owner.
  const { localStorage: lasting } = window;
  for (const key of Object.keys(lasting)) {
    if (key.startsWith('msal.')) lasting.removeItem(key);
  }
}

/**
 * Signs the person out: of this page and its storages at once, of the quoting system, of the other tabs, and by
 * leaving the page of the identity provider. Without a network the rest still happens.
 */
export async function signOut(): Promise<void> {
  const held = currentSession();
  if (!held || useSession.getState().phase !== 'SIGNED_IN') return;
  useSession.setState({ phase: 'LEAVING' });
  cpqLogout();
  dropEverything();
  tellOtherTabs({ kind: 'SIGNED_OUT' });
  if (navigator.onLine) await held.identity.signOut().catch(() => leave());
  else await leave();
}

/** Ends the session in this tab, without asking the identity provider, because of `problem`. */
export async function endSession(problem: SessionProblem): Promise<void> {
  dropEverything();
  await leave(problem);
}

/** Ends the session in this tab because another tab has ended it or somebody else has come. */
export async function leaveTab(): Promise<void> {
  dropEverything();
  await leave();
}

async function leave(problem?: SessionProblem): Promise<void> {
  useSession.setState({ phase: 'LEAVING' });
  await currentSession()
    ?.identity.forget()
    .catch(() => undefined);
  clearStorages();
  useSession.setState({ phase: 'VISITOR', problem, left: true });
}
