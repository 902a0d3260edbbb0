import { isSignInProblem, type SignInProblem } from '~/domain/session/signInProblem.ts';
import { isDraft } from '~/platform/drafts.ts';
import { forget, keep, kept } from '~/platform/storage/tabStore.ts';
import { returnPlace } from './returnPath.ts';

const place = 'signedOutBy';

export function rememberProblem(problem: SignInProblem): void {
  keep(place, problem);
}

/** Why the session of this tab ended against the will of its person; undefined where they signed out. */
export function rememberedProblem(): SignInProblem | undefined {
  const text = kept(place) ?? '';
  return isSignInProblem(text) ? text : undefined;
}

export function forgetProblem(): void {
  forget(place);
}

/** Whether something that the tab keeps stays for its account when a session ends against its will. */
export const outlivesSession = (name: string): boolean =>
  name === place || name === returnPlace || isDraft(name);
