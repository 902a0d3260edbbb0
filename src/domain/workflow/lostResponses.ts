import { isSameEmail } from '../words/emailAddress.ts';
import type { AnyState } from '../configuration/state.ts';

type Moved = { readonly configurationState: AnyState; readonly modifiedBy: string };

/** Whether the user has already moved a configuration to a state, as by a call whose response was lost. */
export const hasUserMovedState = (email: string, state: AnyState, now: Moved): boolean =>
  now.configurationState === state && isSameEmail(now.modifiedBy, email);

type Revisions = readonly { readonly revisionName: string }[];

/** Whether the user has already started the next revision, as by a call whose response was lost. */
export const hasUserStartedRevision = (
  email: string,
  seen: Revisions,
  now: Moved & { readonly revision: string; readonly revisions: Revisions },
): boolean =>
  isSameEmail(now.modifiedBy, email) &&
  now.revisions.length === seen.length + 1 &&
  seen.every(({ revisionName }) => revisionName !== now.revision);
