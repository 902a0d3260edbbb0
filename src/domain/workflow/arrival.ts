import { isSameAddress } from '../words/emailAddress.ts';
import type { AnyState } from '../configuration/state.ts';

type Moved = { readonly configurationState: AnyState; readonly modifiedBy: string };

/** Whether somebody has moved a configuration to a state themselves, as by a call whose answer was lost. */
export const isMovedBy = (email: string, state: AnyState, now: Moved): boolean =>
  now.configurationState === state && isSameAddress(now.modifiedBy, email);

type Revisions = readonly { readonly revisionName: string }[];

/** Whether somebody has begun the next revision themselves since `seen`, as by a call whose answer was lost. */
export const isRevisionBegunBy = (
  email: string,
  seen: Revisions,
  now: Moved & { readonly revision: string; readonly revisions: Revisions },
): boolean =>
  isSameAddress(now.modifiedBy, email) &&
  now.revisions.length === seen.length + 1 &&
  seen.every(({ revisionName }) => revisionName !== now.revision);
