import { keep, kept, forget } from '~/platform/storage/tabStore.ts';

const place = 'hasNoRole';

/** Keeps for the next document of this tab whether its person has no role, which a document knows only after its first calls. */
export function rememberNoRole(hasNoRole: boolean): void {
  if (hasNoRole) keep(place, 'yes');
  else forget(place);
}

/** Whether the person of this tab had no role when that was last known. */
export const hadNoRole = (): boolean => kept(place) !== undefined;
