import { forgetDescription } from '~/api/endpoints.ts';
import { forgetEntityTags } from '~/api/entityTags.ts';
import { over, takeTokensFrom } from '~/api/tokens.ts';
import type { SignInProblem } from '~/domain/session/signInProblem.ts';
import { clearContentVerdicts } from '~/queries/configurations/contentVerdicts.ts';
import { clearJobs } from '~/ui/jobs/jobs.ts';
import { clearModals } from '~/ui/modal/modals.ts';
import { hasNetwork } from '~/ui/network.ts';
import { clearNotices } from '~/ui/notices/notices.ts';
import { clearStorages, giveTabTo, keep } from '~/ui/storage/tabStore.ts';
import { clearPrintSheet } from '~/ui/print/printSheet.ts';
import { clearUnsaved } from '~/ui/unsaved.ts';
import { cpqLogout, forgetCpqSession } from './cpqSession.ts';
import { currentSession } from './currentSession.ts';
import { tellOtherTabs } from './otherTabs.ts';
import { stopRenewal } from './renewal.ts';
import { useSession } from './session.ts';
import { forgetWanted } from './signIn.ts';
import { forgetDialogs } from './signInDialogs.ts';

/** Drops everything the person has left in this page and in the browser's storages for it. */
function dropEverything(): void {
  useSession.setState({ phase: 'LEAVING', lapsedAt: undefined });
  // First of all, so that nothing that was begun is sent any more.
  takeTokensFrom(over);
  currentSession()?.client.clear();
  forgetDescription();
  forgetEntityTags();
  stopRenewal();
  clearJobs();
  clearContentVerdicts();
  clearModals();
  clearPrintSheet();
  forgetDialogs();
  forgetWanted();
  clearNotices();
  clearUnsaved();
  forgetCpqSession();
}

/**
 * Signs the person out: of this page and its storages at once, of the quoting system, of the other tabs, and by
 * leaving the page of the identity provider. Without a network the rest still happens.
 */
export async function signOut(): Promise<void> {
  const session = currentSession();
  if (!session || useSession.getState().phase !== 'SIGNED_IN') return;
  cpqLogout();
  dropEverything();
  tellOtherTabs({ kind: 'SIGNED_OUT' });
  if (await hasNetwork()) await session.identity.signOut().catch(() => leave());
  else await leave();
}

/** Ends the session in this tab, without asking the identity provider, because of `problem`. */
export async function endSession(problem: SignInProblem): Promise<void> {
  dropEverything();
  await leave(problem);
}

/** Ends the session in this tab because another tab has ended it or somebody else has come. */
export async function leaveTab(): Promise<void> {
  dropEverything();
  await leave();
}

/** Under this name the tab keeps for an account that it has come in the place of another one. */
export const otherAccountPlace = 'cameForAnother';

/**
 * Ends the session because another account has come in its place: what it kept is dropped, and the page is left for a
 * new one, which is that account's.
 */
export async function giveWayTo(account: string): Promise<void> {
  if (useSession.getState().phase !== 'SIGNED_IN') return;
  cpqLogout();
  dropEverything();
  giveTabTo(account);
  keep(otherAccountPlace, 'yes');
  tellOtherTabs({ kind: 'SIGNED_IN', account });
  await currentSession()
    ?.identity.giveWay()
    .catch(() => leave('ENDED'));
}

async function leave(problem?: SignInProblem): Promise<void> {
  const session = currentSession();
  await session?.identity.forget().catch(() => undefined);
  // A page that had only just come may have asked for something while it went.
  session?.client.removeQueries({ predicate: (query) => query.getObserversCount() === 0 });
  clearStorages();
  useSession.setState({ phase: 'VISITOR', problem, left: true });
}
