import type { AccessRequest } from './request.ts';
import { doneText, requestStatusOf } from './status.ts';
import { requestMovedTexts } from '../words/texts/requests.ts';

/** A request as far as others may have moved it. */
export type SeenRequest = Pick<AccessRequest, 'ticketStatus' | 'actions'>;

/**
 * Everything that has happened to a request since it was seen, a line each with the name of whoever did it; empty
 * where nothing has. A status that changed without an action is told too.
 */
export function movedSince(
  seen: SeenRequest,
  now: SeenRequest,
  person: (email: string) => string,
): readonly string[] {
  const lines = now.actions
    .slice(seen.actions.length)
    .map(({ action, createdBy, note }) =>
      requestMovedTexts.action(doneText(action), person(createdBy), note),
    );
  const isSame = requestStatusOf(seen.ticketStatus) === requestStatusOf(now.ticketStatus);
  if (lines.length > 0 || isSame) return lines;
  return [requestMovedTexts.status(doneText(now.ticketStatus))];
}
